/** The texts for a browser below the floor, in one language. */
export type OutdatedTexts = Readonly<
  Record<'title' | 'text' | 'updateIos' | 'updateAndroid' | 'updateBrowser' | 'contact', string>
>

/** A language with its texts. */
export interface OutdatedLanguage {
  readonly lang: string
  readonly texts: OutdatedTexts
}

/** The text that says where this device's browser is updated. */
function updateKey(device: string): 'updateIos' | 'updateAndroid' | 'updateBrowser' {
  if (/iPhone|iPad|iPod/.test(device)) return 'updateIos'
  return /Android/.test(device) ? 'updateAndroid' : 'updateBrowser'
}

/** Styles by element. The values are plain, as old browsers may not know custom properties. */
const styles: Readonly<Record<string, string>> = {
  main: 'max-width:480px;margin:0 auto;padding:24px 16px',
  section: 'margin-bottom:32px',
  h1: 'font-size:20px',
  p: 'margin-bottom:8px',
  a: 'display:inline-block;padding:12px 0;font-weight:600',
}

function add(parent: Element, name: string, text: string): Element {
  const element = document.createElement(name)
  element.textContent = text
  // The page's policy blocks the attribute.
  element.style.cssText = styles[name] || ''
  return parent.appendChild(element)
}

/** Reads the operator's contact. `take` is called with its link and its name, unless there is no link to open. */
function readContact(apiBase: string, take: (link: string, name: string) => void): void {
  const request = new XMLHttpRequest()
  request.open('GET', `${apiBase}/api/lookup/contact`)
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
  request.addEventListener('load', () => {
    try {
      const { lineLink, lineName } = JSON.parse(request.responseText) as { lineLink?: unknown; lineName?: unknown }
      const link = String(lineLink).trim()
      const isOk = request.status === 200 && /^(https:\/\/|line:|tel:)/i.test(link)
      if (isOk) take(link, typeof lineName === 'string' ? lineName.trim() : '')
    } catch {
      // The message is complete without it.
    }
  })
  request.send()
}

/**
 * Replaces the page by the message that the browser is too old, in every language, with the operator's contact below it once that is
 * known. Runs in any browser: the build compiles it to ES5, and it uses only what old ones have.
 */
export function sayOutdated(languages: readonly OutdatedLanguage[], apiBase: string): void {
  const root = document.getElementById('root')
  if (!root) return document.addEventListener('DOMContentLoaded', () => sayOutdated(languages, apiBase))
  root.textContent = ''
  const page = add(root, 'main', '')
  languages.forEach(({ lang, texts }) => {
    const section = add(page, 'section', '')
    section.setAttribute('lang', lang)
    add(section, 'h1', texts.title)
    add(section, 'p', texts.text)
    add(section, 'p', texts[updateKey(navigator.userAgent)])
  })
  return readContact(apiBase, (address, name) => {
    languages.forEach(({ lang, texts }) => add(page, 'p', texts.contact).setAttribute('lang', lang))
    const link = add(page, 'a', name || address)
    link.setAttribute('href', address)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  })
}
