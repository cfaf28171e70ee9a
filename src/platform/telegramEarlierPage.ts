import { postEvent, supports } from '@telegram-apps/sdk-react'

/** True if this page was loaded by a reload. */
export const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/** Undoes what the page before a reload requested while money was under way or something was dragged. */
export function forgetEarlierPage(version: string, client: string): void {
  if (client !== 'weba') postEvent('web_app_setup_closing_behavior', { need_confirmation: false })
  if (supports('web_app_setup_swipe_behavior', version))
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: true })
  postEvent('web_app_setup_main_button', { is_visible: false })
}
