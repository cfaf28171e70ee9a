import { pages } from '../../nav/addresses.ts'
import { inviterOf } from '../../nav/startParam.ts'

/** The inviter code of a member. */
const inviterCode = (profileId: string) => `PR${profileId}`

/** The link that a friend joins with (spec, section 2). */
export const inviteLink = (origin: string, profileId: string) =>
  `${origin}${pages.register}?${new URLSearchParams({ code: inviterCode(profileId) })}`

/**
 * The same for friends in Telegram: it opens the mini-app, with the code as its start parameter. Null without the app's address, or for
 * a code that a start parameter cannot hold.
 */
export function telegramInviteLink(appUrl: string, profileId: string): string | null {
  const code = inviterCode(profileId)
  return appUrl !== '' && inviterOf(code) === code ? `${appUrl}?startapp=${code}` : null
}
