export type OutdatedTexts = Readonly<
  Record<'title' | 'text' | 'updateIos' | 'updateAndroid' | 'updateBrowser' | 'contact', string>
>

export interface OutdatedLanguage {
  readonly lang: string
  readonly texts: OutdatedTexts
}

function updateKey(device: string): 'updateIos' | 'updateAndroid' | 'updateBrowser' {
  if (/iPhone|iPad|iPod/.test(device)) return 'updateIos'
  return /Android/.test(device) ? 'updateAndroid' : 'updateBrowser'
}

/** Old browsers lack custom properties. */
const styles: Readonly<Record<string, string>> = {
  main: 'max-width:480px;margin:0 auto;padding:24px 16px',
  section: 'margin-bottom:32px',
  h1: 'font-size:20px',
  p: 'margin-bottom:8px',
  a: 'display:inline-block;padding:12px 0;font-weight:600',
}

function addElement(parent: Element, name: string, text: string): Element {
  const element = document.createElement(name)
  element.textContent = text
  // The CSP blocks the attribute, but not this property.
  element.style.cssText = styles[name] || ''
  return parent.appendChild(element)
}

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
      // The message is complete without the address.
    }
  })
  request.send()
}

/** Compiled to ES5 for old browsers. */
export function showOutdated(languages: readonly OutdatedLanguage[], apiBase: string): void {
  const root = document.getElementById('root')
  if (!root) return document.addEventListener('DOMContentLoaded', () => showOutdated(languages, apiBase))
  root.textContent = ''
  const page = addElement(root, 'main', '')
  languages.forEach(({ lang, texts }) => {
    const section = addElement(page, 'section', '')
    section.setAttribute('lang', lang)
    addElement(section, 'h1', texts.title)
    addElement(section, 'p', texts.text)
    addElement(section, 'p', texts[updateKey(navigator.userAgent)])
  })
  return readContact(apiBase, (address, name) => {
    languages.forEach(({ lang, texts }) => addElement(page, 'p', texts.contact).setAttribute('lang', lang))
    const link = addElement(page, 'a', name || address)
    link.setAttribute('href', address)
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  })
}
