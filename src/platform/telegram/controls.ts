import { on, postEvent, supports } from '@telegram-apps/sdk-react'
import type { Platform } from '../platform.ts'

export function createBackButton(version: string): Platform['back'] {
  const layers: { handler: () => void }[] = []
  const show = (is_visible: boolean) => {
    if (supports('web_app_setup_back_button', version)) postEvent('web_app_setup_back_button', { is_visible })
  }
  on('back_button_pressed', () => layers.at(-1)?.handler())
  show(false)
  return {
    push(handler) {
      const layer = { handler }
      if (layers.push(layer) === 1) show(true)
      return () => {
        const index = layers.indexOf(layer)
        if (index < 0) return
        layers.splice(index, 1)
        if (layers.length === 0) show(false)
      }
    },
  }
}

export function createSettingsButton(version: string): Platform['onSettings'] {
  return (open) => {
    if (!supports('web_app_setup_settings_button', version)) return () => undefined
    const show = (is_visible: boolean) => postEvent('web_app_setup_settings_button', { is_visible })
    const release = on('settings_button_pressed', open)
    show(true)
    return () => {
      release()
      show(false)
    }
  }
}

export function createSwipeControl(version: string): Platform['dragging'] {
  let drags = 0
  return (begins) => {
    const before = drags
    drags = Math.max(0, drags + (begins ? 1 : -1))
    if (before > 0 === drags > 0 || !supports('web_app_setup_swipe_behavior', version)) return
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: drags === 0 })
  }
}
