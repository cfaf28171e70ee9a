import { isRGB, on, postEvent, supports } from '@telegram-apps/sdk-react'
import { deviceScheme } from '../browser/browser.ts'
import { writeSafeArea, writeScheme, type Insets } from '../surface.ts'
import { countEvent } from '../../lib/counts.ts'
import { paintTheme } from './theme.ts'
import { withTimeout } from '../withTimeout.ts'

/** Some clients never send insets. */
const insetsLimitMs = 300

export function followTheme(version: string, atLaunch: unknown): void {
  const paint = (theme: unknown) => {
    if (!paintTheme(theme)) writeScheme(deviceScheme())
    paintBars(version)
  }
  on('theme_changed', ({ theme_params }) => paint(theme_params))
  paint(atLaunch)
  // A reload has an old theme.
  postEvent('web_app_request_theme')
}

function paintBars(version: string): void {
  const roles = getComputedStyle(document.documentElement)
  const ground = roles.getPropertyValue('--ground').trim()
  const surface = roles.getPropertyValue('--surface').trim()
  if (!isRGB(ground) || !isRGB(surface)) return
  if (supports('web_app_set_header_color', 'color', version)) postEvent('web_app_set_header_color', { color: ground })
  else if (supports('web_app_set_header_color', version))
    postEvent('web_app_set_header_color', { color_key: 'secondary_bg_color' })
  if (supports('web_app_set_background_color', version)) postEvent('web_app_set_background_color', { color: ground })
  if (supports('web_app_set_bottom_bar_color', version)) postEvent('web_app_set_bottom_bar_color', { color: surface })
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
        device = insets
        resolve(write())
      })
    }),
    new Promise<void>((resolve) => {
      on('content_safe_area_changed', (insets) => {
        content = insets
        resolve(write())
      })
    }),
  ])
  postEvent('web_app_request_safe_area')
  postEvent('web_app_request_content_safe_area')
  const answer = await withTimeout(insetsLimitMs, known)
  if (__REPORTS__ && !answer) countEvent('silent', 'insets')
}
