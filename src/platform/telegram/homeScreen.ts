import { postEvent } from '@telegram-apps/sdk-react'
import type { HomeScreenWay } from '../platform.ts'
import { answerTo, partOf } from './answer.ts'

/** The time limit of the answer whether the app is on the home screen (ms). */
const statusLimitMs = 3_000
/** The time limit of the device's question (ms). iOS and the desktop never report the answer. */
const questionLimitMs = 60_000

/**
 * Returns the way to the home screen. iOS does not know whether the app is there (`unknown`) and leads to Safari, which can put it there;
 * the desktop and web clients cannot (`unsupported`); null also where no answer comes, or the client is too old to be asked.
 */
export async function homeScreenWay(): Promise<HomeScreenWay> {
  const answer = await answerTo(() => postEvent('web_app_check_home_screen'), ['home_screen_checked'], statusLimitMs)
  const status = partOf(answer?.data, 'status')
  return status === 'missed' || status === 'unknown' ? 'ask' : null
}

/** Asks the client to put the app on the home screen. @returns true if it could be asked. */
export async function addToHomeScreen(onAdded: () => void): Promise<boolean> {
  let isAsked = false
  const ask = () => {
    postEvent('web_app_add_to_home_screen')
    isAsked = true
  }
  void answerTo(ask, ['home_screen_added', 'home_screen_failed'], questionLimitMs).then((answer) => {
    if (answer?.event === 'home_screen_added') onAdded()
  })
  return isAsked
}
