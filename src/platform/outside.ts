import { platform } from './current.ts'

/** The result of opening an outside address. `asked`: the host was asked, and does not answer; `refused`: it needs another tap or browser. */
export type Led = 'opened' | 'asked' | 'refused'

/** A window outside the app, requested within a tap; its address follows later. */
export interface Outside {
  go(url: string): Led
  /** Posts a form there; `refused` where no form can leave the host. */
  post(action: string, fields: Readonly<Record<string, string>>): Led
  /** Closes it, as there is no address. */
  drop(): void
}

/** Opens a window at once, where a page may, so that a later address does not count as a popup; it shows `text` until then. */
export const openOutside = (text: string): Outside =>
  platform().can.windows ? inWindow(window.open('', '_blank'), text) : throughHost

function inWindow(opened: Window | null, text: string): Outside {
  if (opened) {
    opened.opener = null
    opened.document.title = text
    opened.document.body.textContent = text
  }
  const here = () => opened !== null && !opened.closed
  return {
    go(url) {
      if (!opened || !here()) return 'refused'
      opened.location.replace(url)
      return 'opened'
    },
    post(action, fields) {
      if (!opened || !here()) return 'refused'
      submitIn(opened.document, action, fields)
      return 'opened'
    },
    drop: () => opened?.close(),
  }
}

/** A messenger opens links without an answer, and accepts no forms. */
const throughHost: Outside = {
  go(url) {
    platform().openLink(url)
    return 'asked'
  },
  post: () => 'refused',
  drop: () => undefined,
}

/** The app's own tab, which the game replaces. A form in a sandboxed frame would stay in the frame. */
export const thisTab: Outside = {
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
