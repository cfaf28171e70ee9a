import { emitEvent, on, supports } from '@telegram-apps/sdk-react'
import { toColor } from '../../lib/colors.ts'
import { countEvent } from '../../lib/counts.ts'
import { deviceScheme } from '../browser/browser.ts'
import { jsonOrNull } from '../launch.ts'
import { sides, writeSafeArea, writeScheme, type Side } from '../surface.ts'
import { withTimeout } from '../withTimeout.ts'
import { clientVersion, eventField, postEvent, postIfSupported } from './bridge.ts'
import { paintTheme, themeColors } from './theme.ts'

/** Some clients never send insets. */
const insetsLimitMs = 300

export function followTheme(atLaunch: unknown): void {
  const paint = (theme: unknown) => {
    if (!paintTheme(theme)) writeScheme(deviceScheme())
    paintBars()
  }
  window.addEventListener('message', cleanTheme, { capture: true })
  on('theme_changed', ({ theme_params }) => paint(theme_params))
  paint(atLaunch)
  // After a reload the launch theme is stale; request the current one.
  postEvent('web_app_request_theme')
}

/** One value that the SDK does not accept as a colour drops the whole theme. */
function cleanTheme(event: MessageEvent): void {
  const message = event.source === window.parent && typeof event.data === 'string' ? jsonOrNull(event.data) : null
  if (eventField(message, 'eventType') !== 'theme_changed') return
  const given = eventField(eventField(message, 'eventData'), 'theme_params')
  const theme_params = themeColors(given)
  if (JSON.stringify(given) === JSON.stringify(theme_params)) return
  event.stopImmediatePropagation()
  emitEvent('theme_changed', { theme_params })
}

function paintBars(): void {
  const roles = getComputedStyle(document.documentElement)
  const ground = toColor(roles.getPropertyValue('--ground').trim())
  const surface = toColor(roles.getPropertyValue('--surface').trim())
  if (ground === null || surface === null) return
  const takesColor = supports('web_app_set_header_color', 'color', clientVersion)
  postIfSupported('web_app_set_header_color', takesColor ? { color: ground } : { color_key: 'secondary_bg_color' })
  postIfSupported('web_app_set_background_color', { color: ground })
  postIfSupported('web_app_set_bottom_bar_color', { color: surface })
}

const insetEvents = ['safe_area_changed', 'content_safe_area_changed'] as const

/** Adds up the device's and the client's insets. */
export async function followInsets(): Promise<void> {
  if (!supports('web_app_request_safe_area', clientVersion)) return
  const told = new Map<string, unknown>()
  const px = (side: Side) =>
    [...told.values()].reduce<number>((sum, insets) => sum + Math.max(0, Number(eventField(insets, side)) || 0), 0)
  const hear = (event: (typeof insetEvents)[number]) =>
    new Promise<void>((resolve) => {
      on(event, (insets) => {
        told.set(event, insets)
        writeSafeArea(Object.fromEntries(sides.map((side) => [side, `${px(side)}px`])))
        resolve()
      })
    })
  const known = Promise.all(insetEvents.map(hear))
  postEvent('web_app_request_safe_area')
  postEvent('web_app_request_content_safe_area')
  const answer = await withTimeout(insetsLimitMs, known)
  if (__REPORTS__ && !answer) countEvent('silent', 'insets')
}
