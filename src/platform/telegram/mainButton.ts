import { on } from '@telegram-apps/sdk-react'
import { createObservable } from '../../lib/observable.ts'
import { plainPage } from '../browser/browser.ts'
import { quietly } from '../guarded.ts'
import type { MainAction, Platform } from '../platform.ts'
import { postEvent } from './bridge.ts'

/** Other clients may show no button. */
const clientsWithButton = new Set(['android', 'ios', 'tdesktop', 'weba', 'web'])

/** With a silent client, the form would have no button at all. */
export function createMainAction(client: string): Platform['mainAction'] {
  if (!clientsWithButton.has(client)) return plainPage.mainAction
  const hosting = createObservable()
  const pushed: { readonly action: MainAction | null; readonly dialog: Element | null }[] = []
  let hasSpoken = false
  let isHosted = false
  let isQueued = false
  let sent = ''

  const shownAction = () => {
    const top = pushed.find(({ action }) => !action)?.dialog ?? null
    return pushed.find(({ action, dialog }) => action && dialog === top)?.action ?? null
  }
  const send = () => {
    isQueued = false
    const action = shownAction()
    const button = stateOf(action)
    const sending = JSON.stringify(button)
    // Repeating a message would make the button flicker.
    if (sending === sent || (sent === '' && !action)) return
    const isSent = quietly('mainButton', () => {
      postEvent('web_app_setup_main_button', button)
      return true
    })
    if (isSent) sent = sending
    isHosted = isSent === true
    hosting.announce()
  }
  // Simultaneous changes are sent as one message.
  const change = () => {
    if (!hasSpoken || isQueued) return
    isQueued = true
    queueMicrotask(send)
  }
  for (const event of ['theme_changed', 'viewport_changed', 'safe_area_changed'] as const)
    on(event, () => {
      if (hasSpoken) return
      hasSpoken = true
      change()
    })
  on('main_button_pressed', () => shownAction()?.press())
  return {
    isHosted: () => isHosted,
    subscribe: hosting.subscribe,
    push(action, dialog) {
      const own = { action, dialog }
      pushed.unshift(own)
      change()
      return () => {
        const index = pushed.indexOf(own)
        if (index < 0) return
        pushed.splice(index, 1)
        change()
      }
    },
  }
}

/** Some clients let a busy button be pressed, so it is disabled. */
function stateOf(action: MainAction | null) {
  if (!action) return { is_visible: false }
  const { label: text, isEnabled, isBusy } = action
  return { is_visible: true, is_active: isEnabled && !isBusy, is_progress_visible: isBusy, text }
}
