import { platform } from './current.ts'

/** `handedOver`: messengers give no answer. `refused`: needs another tap or browser. */
export type OpenResult = 'opened' | 'handedOver' | 'refused'

/** Must be opened within a tap; the address follows later. */
export interface OutsideWindow {
  go(url: string): OpenResult
  post(action: string, fields: Readonly<Record<string, string>>): OpenResult
  drop(): void
}

/** Opened at once, as a later window would be blocked. */
export const openOutside = (text: string): OutsideWindow =>
  platform().can.windows ? inWindow(window.open('', '_blank'), text) : throughHost

function inWindow(opened: Window | null, text: string): OutsideWindow {
  // Android's web views return their own page, unless their app allows more windows.
  if (opened === window) return thisTab
  if (opened) {
    opened.opener = null
    opened.document.title = text
    opened.document.body.textContent = text
  }
  const show = (act: (page: Window) => void): OpenResult => {
    if (!opened || opened.closed) return 'refused'
    act(opened)
    return 'opened'
  }
  return {
    go: (url) => show((page) => page.location.replace(url)),
    post: (action, fields) => show((page) => submitIn(page.document, action, fields)),
    drop: () => opened?.close(),
  }
}

const throughHost: OutsideWindow = {
  go(url) {
    platform().openLink(url)
    return 'handedOver'
  },
  post: () => 'refused',
  drop: () => undefined,
}

/** In a sandboxed frame the form would stay inside the frame. */
export const thisTab: OutsideWindow = {
  go(url) {
    window.location.assign(url)
    return 'opened'
  },
  post(action, fields) {
    if (window.parent !== window) return 'refused'
    submitIn(document, action, fields)
    return 'opened'
  },
  drop: () => undefined,
}

function submitIn(page: Document, action: string, fields: Readonly<Record<string, string>>): void {
  const form = page.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = page.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  page.body.append(form)
  form.submit()
}
