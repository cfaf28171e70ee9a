import { postEvent } from '@telegram-apps/sdk-react'
import type { HomeScreenWay } from './platform.ts'
import { answerTo, partOf } from './telegramAnswer.ts'

/** How long a client may take to tell whether the app is on the home screen (ms). */
const statusLimit = 3_000
/** How long the player may think about the device's question (ms). iOS and the desktop never tell how it ended. */
const questionLimit = 60_000

/**
 * How the app gets to the home screen. iOS cannot tell whether it is there (`unknown`) and leads to Safari, which can put it there;
 * the desktop and web clients cannot (`unsupported`); null also where no answer comes, or the client is too old to be asked.
 */
export async function homeScreenWay(): Promise<HomeScreenWay> {
  const answer = await answerTo(() => postEvent('web_app_check_home_screen'), ['home_screen_checked'], statusLimit)
  const status = partOf(answer?.data, 'status')
  return status === 'missed' || status === 'unknown' ? 'ask' : null
}

/** Asks the client to put the app on the home screen. @returns whether it could be asked. */
export async function addToHomeScreen(onAdded: () => void): Promise<boolean> {
  let isAsked = false
  const ask = () => {
    postEvent('web_app_add_to_home_screen')
    isAsked = true
  }
  void answerTo(ask, ['home_screen_added', 'home_screen_failed'], questionLimit).then((answer) => {
    if (answer?.event === 'home_screen_added') onAdded()
  })
  return isAsked
}
