import { on, postEvent } from '@telegram-apps/sdk-react'
import { quietly } from './guarded.ts'

/** Clients whose own sources have the button; another may take the message and show nothing. */
const clients = new Set(['android', 'ios', 'tdesktop', 'weba', 'web'])

/**
 * Puts the main action of the form on top, a dialog's or the page's, on Telegram's main button, below the page and above the
 * keyboard, and takes the form's own button away. Only in a client that has the button and has said a word before: a silent one would
 * leave the player without any. What is on top is read from the document, where it is decided by many.
 */
export function hostMainAction(client: string): void {
  if (!clients.has(client)) return
  let hears = false
  let told = ''
  let action: HTMLButtonElement | null = null

  const tell = () => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
    action = hears ? top.querySelector<HTMLButtonElement>('button[data-main]') : null
    const button = stateOf(action)
    // Said again and again it would flicker; while nobody needs it, nothing is said.
    const saying = JSON.stringify(button)
    if (saying !== told && (told !== '' || action)) {
      const isTold = quietly('mainButton', () => {
        postEvent('web_app_setup_main_button', button)
        return true
      })
      if (!isTold) return
      told = saying
    }
    // Under an alert it stays away: what lies beneath must not move.
    if (action) putAway(action)
  }
  for (const event of ['theme_changed', 'viewport_changed', 'safe_area_changed'] as const)
    on(event, () => {
      if (hears) return
      hears = true
      tell()
    })
  on('main_button_pressed', () => action?.click())
  const attributeFilter = ['open', 'disabled', 'aria-busy', 'data-main']
  const observer = new MutationObserver(tell)
  observer.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributeFilter })
}

/** It stays the form's button for the keyboard's enter, which some web views only press where a button is drawn. */
function putAway(button: HTMLButtonElement): void {
  button.dataset['hosted'] = ''
  button.tabIndex = -1
  button.setAttribute('aria-hidden', 'true')
}

/** The button as Telegram is told of it; while something is under way it is inactive, as some clients let it be pressed then. */
function stateOf(action: HTMLButtonElement | null) {
  if (!action) return { is_visible: false }
  const busy = action.getAttribute('aria-busy') === 'true'
  return {
    is_visible: true,
    is_active: !busy && !action.disabled,
    is_progress_visible: busy,
    text: action.textContent,
  }
}
