import type { GameLogin } from '../../api/games.ts'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { transferAccounts } from '../../wallet/accounts.ts'
import { sum, type Minor } from '../../lib/money/minor.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import type { Settings } from '../../lib/settings/schema.ts'

/**
 * The amount that transfer-all would move into a game: the main wallet and every other active account. Null if one of them is not
 * a number (contract, play).
 */
export const amountToMove = (wallet: Wallet, code: string): Minor | null =>
  sum(
    transferAccounts(wallet)
      .filter((account) => account.code !== code)
      .map(({ amount }) => amount),
  )

/**
 * Decides what a tap on play does. `shownAmount` is the amount on the button, `fresh` that of a wallet read after the tap. `ask`: more
 * would move than the button said, or the amount is unknown. Without a known amount nothing is moved.
 */
export function decideMove(shownAmount: Minor | null, fresh: Minor | null): 'move' | 'open' | 'ask' {
  const agreed = Math.max(shownAmount ?? 0, 0)
  if (fresh === null) return agreed > 0 ? 'ask' : 'open'
  if (fresh <= 0) return 'open'
  return fresh <= agreed ? 'move' : 'ask'
}

/** The kind of device decides which of a game's links it opens; `other` opens the web address. */
export type Device = 'ios' | 'android' | 'other'

/** The kind of device by its user agent. An iPad calls itself a Macintosh, but a Macintosh has no touch screen. */
export function deviceOf(userAgent: string, maxTouchPoints: number): Device {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'other'
}

/** An address of a game, or a form to post to its site. */
export type Entrance =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }

/** How a game is entered: by an entrance that is known, or by a call that returns a link. */
export type EntryMethod = Entrance | { readonly kind: 'autoLogin'; readonly withPassword: boolean }

type Lists = Pick<Settings, 'VITE_AUTO_LOGIN' | 'VITE_AUTO_LOGIN_PASSWORD'>

/** True for an address of the web; others open an app of the device. */
export const isWeb = (url: string) => /^https?:/.test(url)

/**
 * Chooses how a game is entered (contract, auto-login): auto-login if the settings list the game, else a form if its login has a
 * viewstate, else the device's link. Null if none can be used: nothing may be moved then.
 */
export function entryMethodOf(game: GameAccount, login: GameLogin, lists: Lists, device: Device): EntryMethod | null {
  const withPassword = lists.VITE_AUTO_LOGIN_PASSWORD.includes(game.code)
  if (withPassword || lists.VITE_AUTO_LOGIN.includes(game.code)) {
    const parts = withPassword ? [login.username, login.password] : [login.username]
    return parts.every(canBeInPath) ? { kind: 'autoLogin', withPassword } : null
  }
  return login.viewstate === null ? linkOf(game, device) : formOf(game, login)
}

/** Checked before any money moves: the call would refuse these as parts of its path. */
const canBeInPath = (part: string) => !/^\.{0,2}$/.test(part.trim())

const safe = (address: string | null) => (address === null || address.trim() === '' ? null : safeGameLink(address))

function linkOf(game: GameAccount, device: Device): Entrance | null {
  const url = (device === 'other' ? null : safe(game[device])) ?? safe(game.web)
  return url === null ? null : { kind: 'link', url }
}

function formOf(game: GameAccount, login: GameLogin): Entrance | null {
  const action = safe(game.web)
  if (action === null || !isWeb(action)) return null
  const fields = {
    __VIEWSTATE: login.viewstate ?? '',
    __EVENTTARGET: login.eventTarget ?? '',
    __EVENTARGUMENT: login.eventArgument ?? '',
    __EVENTVALIDATION: login.eventValidation ?? '',
    username: login.username,
    password: login.password,
  }
  return { kind: 'form', action, fields }
}

/** The step between the tap on play and the game, as the key of its text. */
export type PlayStep = 'stepReading' | 'stepMoving' | 'stepOpening'

/** The outcome of the last tap on play, as the key of its text. */
export type PlayNote = 'changed' | 'notRead' | 'unsafe' | 'opened' | 'asked' | 'askedAgain' | 'refused'

/** True for an outcome that the player did not want. */
export const isProblem = (note: PlayNote) => note === 'changed' || note === 'notRead' || note === 'unsafe'
