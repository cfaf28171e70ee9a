/** What the watch in a page has noted. Its functions run in the page, so they use nothing of this file. */
export interface Watch {
  /** Every call of what a vector tries to call, and of what asks or tells outside the page. */
  readonly ran: string[]
  /** The policy's reports. */
  readonly reports: string[]
  readonly elements: Set<Element>
  readonly named: Map<string, unknown>
}

declare global {
  interface Window {
    watch?: Watch
  }
}

/** Begins to watch a page. @param names under which nothing new may be found. */
export function startWatch(names: readonly string[]): boolean {
  const watch: Watch = {
    ran: [],
    reports: [],
    elements: new Set(document.querySelectorAll('*')),
    named: new Map(
      names.flatMap((name) => [
        [`document.${name}`, Reflect.get(document, name)],
        [`window.${name}`, Reflect.get(window, name)],
        [`#${name}`, document.getElementById(name)],
      ]),
    ),
  }
  window.watch = watch
  for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open'])
    Object.defineProperty(window, name, {
      value: (...said: unknown[]) => void watch.ran.push(`${name} ${said.join()}`),
    })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    watch.reports.push(`${effectiveDirective} ${blockedURI} ${sample}`),
  )
  return true
}

/** Everything in the page that hostile content has brought about, in words; nothing, as it should be. */
export function faultsInPage(): string[] {
  const { watch } = window
  if (!watch) return ['the page was left']
  const faults = [...watch.ran.map((said) => `ran: ${said}`), ...watch.reports.map((said) => `reported: ${said}`)]
  const own = window.location.origin
  const tell = (fault: string, { outerHTML }: Element) => faults.push(`${fault}: ${outerHTML.slice(0, 200)}`)
  const permitted =
    /^(href|target|rel|src|alt|title|style|dir|lang|colspan|rowspan|span|align|valign|width|height|start|type|value|reversed|open|cite|datetime|color|face|size|bgcolor|border|cellpadding|cellspacing|nowrap|noshade|summary|headers|scope|abbr|label|translate|high|low|max|min|optimum|compact|clear|char|charoff|hspace|vspace|nonce)$/
  const protocolOf = (address: string) => {
    try {
      return new URL(address, own).protocol
    } catch {
      return 'http:'
    }
  }
  const acting =
    'script, style, meta, base, iframe, frame, frameset, object, embed, portal, fencedframe, applet, template, noscript'
  for (const element of document.querySelectorAll('*')) {
    if (watch.elements.has(element)) continue
    const isOwnCode = element instanceof HTMLScriptElement && element.src.startsWith(`${own}/assets/`)
    if (element.matches(acting) && !isOwnCode) tell('an element that acts', element)
    if (element instanceof HTMLLinkElement && !element.href.startsWith(`${own}/assets/`))
      tell('a link element', element)
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) tell(`the handler ${name}`, element)
      if (!/^(href|xlink:href|src|action|formaction|poster|data|background|srcset|ping|cite)$/.test(name)) continue
      const isImage = name === 'src' && /^data:image\//i.test(value)
      if (!isImage && !/^(https?|tel|mailto|line|tg):$/.test(protocolOf(value))) tell(`the address ${name}`, element)
    }
    const box = element.closest('.Sanitised-text')
    if (!box || box === element) continue
    if (
      element.matches(
        'form, input, button, select, textarea, option, dialog, video, audio, map, area, svg, math, link, slot',
      )
    )
      tell('an element that no text has', element)
    for (const name of element.getAttributeNames()) if (!permitted.test(name)) tell(`the attribute ${name}`, element)
    const { position, backgroundImage, zIndex, pointerEvents } = window.getComputedStyle(element)
    // Firefox draws a meter with a picture of its own.
    const isPictured = backgroundImage !== 'none' && !(element instanceof HTMLMeterElement)
    if (position !== 'static' || isPictured || zIndex !== 'auto' || pointerEvents === 'none')
      tell('a style that leaves its text', element)
  }
  for (const [name, before] of watch.named) {
    const [where = '', key = ''] = name.startsWith('#') ? ['#', name.slice(1)] : name.split('.')
    const now: unknown =
      where === '#' ? document.getElementById(key) : Reflect.get(where === 'document' ? document : window, key)
    const isElement = now instanceof Element || now instanceof HTMLCollection || now instanceof RadioNodeList
    if (now !== before && isElement) faults.push(`${name} is now another element`)
  }
  for (const { name } of performance.getEntriesByType('resource'))
    if (!name.startsWith(own) && !name.startsWith('data:')) faults.push(`asked for ${name.slice(0, 200)}`)
  return faults
}

/** Does to the texts what a player and a browser may do. @returns the number of texts. */
export function pokeTexts(): number {
  const boxes = [...document.querySelectorAll('.Sanitised-text')]
  for (const element of boxes.flatMap((box) => [...box.querySelectorAll<HTMLElement>('*')])) {
    const types = 'load error focus toggle beforetoggle animationstart transitionend pointerenter beforematch'
    for (const type of types.split(' ')) element.dispatchEvent(new Event(type))
    // Links to the web would be opened by the host, as they may.
    const link = element.closest('a[href]')
    if (!link) element.click?.()
  }
  return boxes.length
}
