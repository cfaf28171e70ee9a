import type { HomeScreenWay } from '../platform.ts'
import { answerTo, eventField, postEvent } from './bridge.ts'

const statusLimitMs = 3_000
/** iOS and desktops never answer. */
const homeScreenLimitMs = 60_000

/** iOS reports `unknown` and leads to Safari; desktop and web report `unsupported`. */
export async function way(): Promise<HomeScreenWay> {
  const answer = await answerTo(() => postEvent('web_app_check_home_screen'), ['home_screen_checked'], statusLimitMs)
  const status = eventField(answer?.data, 'status')
  return status === 'missed' || status === 'unknown' ? 'ask' : null
}

export async function add(onAdded: () => void): Promise<boolean> {
  let isAsked = false
  const ask = () => {
    postEvent('web_app_add_to_home_screen')
    isAsked = true
  }
  void answerTo(ask, ['home_screen_added', 'home_screen_failed'], homeScreenLimitMs).then((answer) => {
    if (answer?.event === 'home_screen_added') onAdded()
  })
  return isAsked
}
