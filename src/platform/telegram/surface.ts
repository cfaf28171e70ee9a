import { emitEvent, on, postEvent, supports } from '@telegram-apps/sdk-react'
import { deviceScheme } from '../browser/browser.ts'
import { writeSafeArea, writeScheme, type Insets } from '../surface.ts'
import { toColor } from '../../lib/colors.ts'
import { countEvent } from '../../lib/counts.ts'
import { jsonOrNull } from '../launch.ts'
import { eventField } from './answer.ts'
import { paintTheme, themeColors } from './theme.ts'
import { withTimeout } from '../withTimeout.ts'

/** Some clients never send insets. */
const insetsLimitMs = 300

export function followTheme(version: string, atLaunch: unknown): void {
  const paint = (theme: unknown) => {
    if (!paintTheme(theme)) writeScheme(deviceScheme())
    paintBars(version)
  }
  window.addEventListener('message', cleanTheme, { capture: true })
  on('theme_changed', ({ theme_params }) => paint(theme_params))
  paint(atLaunch)
  // A reload has an old theme.
  postEvent('web_app_request_theme')
}

/** The SDK drops the whole theme for one value that is no colour to it. */
function cleanTheme(event: MessageEvent): void {
  const message = event.source === window.parent && typeof event.data === 'string' ? jsonOrNull(event.data) : null
  if (eventField(message, 'eventType') !== 'theme_changed') return
  const given = eventField(eventField(message, 'eventData'), 'theme_params')
  const theme_params = themeColors(given)
  if (JSON.stringify(given) === JSON.stringify(theme_params)) return
  event.stopImmediatePropagation()
  emitEvent('theme_changed', { theme_params })
}

function paintBars(version: string): void {
  const roles = getComputedStyle(document.documentElement)
  const ground = toColor(roles.getPropertyValue('--ground').trim())
  const surface = toColor(roles.getPropertyValue('--surface').trim())
  if (ground === null || surface === null) return
  if (supports('web_app_set_header_color', 'color', version)) postEvent('web_app_set_header_color', { color: ground })
  else if (supports('web_app_set_header_color', version))
    postEvent('web_app_set_header_color', { color_key: 'secondary_bg_color' })
  if (supports('web_app_set_background_color', version)) postEvent('web_app_set_background_color', { color: ground })
  if (supports('web_app_set_bottom_bar_color', version)) postEvent('web_app_set_bottom_bar_color', { color: surface })
}

const insetsOf = (told: unknown): Insets => {
  const side = (name: keyof Insets) => Math.max(0, Number(eventField(told, name)) || 0)
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }
}

/** Sums the device's and the client's insets. */
export async function followInsets(version: string): Promise<void> {
  if (!supports('web_app_request_safe_area', version)) return
  const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
  let [device, content] = [none, none]
  const write = () =>
    writeSafeArea({
      top: `${device.top + content.top}px`,
      right: `${device.right + content.right}px`,
      bottom: `${device.bottom + content.bottom}px`,
      left: `${device.left + content.left}px`,
    })
  const known = Promise.all([
    new Promise<void>((resolve) => {
      on('safe_area_changed', (insets) => {
        device = insetsOf(insets)
        resolve(write())
      })
    }),
    new Promise<void>((resolve) => {
      on('content_safe_area_changed', (insets) => {
        content = insetsOf(insets)
        resolve(write())
      })
    }),
  ])
  postEvent('web_app_request_safe_area')
  postEvent('web_app_request_content_safe_area')
  const answer = await withTimeout(insetsLimitMs, known)
  if (__REPORTS__ && !answer) countEvent('silent', 'insets')
}
