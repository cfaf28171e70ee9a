import type { GameLogin } from '../../api/games.ts'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { transferAccounts } from '../../wallet/transferAccounts.ts'
import { sum, type Minor } from '../../money/minor.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import type { Settings } from '../../settings/schema.ts'

/**
 * What transfer-all would move into a game: the main wallet and every other active account; null when one of them is no number
 * (contract, play).
 */
export const wouldMove = (wallet: Wallet, code: string): Minor | null =>
  sum(
    transferAccounts(wallet)
      .filter((account) => account.code !== code)
      .map(({ amount }) => amount),
  )

/**
 * What a tap on play does with what a wallet read just now would move, after the button has named a sum: `ask` when more would
 * move than was named, or when it cannot be told. Without a known sum nothing is moved.
 */
export function judgeMove(named: Minor | null, fresh: Minor | null): 'move' | 'open' | 'ask' {
  const agreed = Math.max(named ?? 0, 0)
  if (fresh === null) return agreed > 0 ? 'ask' : 'open'
  if (fresh <= 0) return 'open'
  return fresh <= agreed ? 'move' : 'ask'
}

/** Which of a game's links a device takes; `other` takes its web address alone. */
export type Device = 'ios' | 'android' | 'other'

/** The kind of device, by its browser's words. An iPad calls itself a Macintosh, which has no touch screen. */
export function deviceOf(userAgent: string, maxTouchPoints: number): Device {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'other'
}

/** Where a game is entered: an address, or a form for its site. */
export type Entrance =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }

/** How a game is entered: at once, or over a call that gives a link. */
export type WayIn = Entrance | { readonly kind: 'autoLogin'; readonly withPassword: boolean }

type Lists = Pick<Settings, 'VITE_AUTO_LOGIN' | 'VITE_AUTO_LOGIN_PASSWORD'>

/** Whether an address is one of the web; others open an app of the device. */
export const isWeb = (url: string) => /^https?:/.test(url)

/**
 * How a game is entered (contract, auto-login): by its list in the settings, else by a form where its login has a viewstate, else by
 * the device's link. Null when there is no way that can be used: nothing may be moved then.
 */
export function wayIn(game: GameAccount, login: GameLogin, lists: Lists, device: Device): WayIn | null {
  const withPassword = lists.VITE_AUTO_LOGIN_PASSWORD.includes(game.code)
  if (withPassword || lists.VITE_AUTO_LOGIN.includes(game.code)) {
    const parts = withPassword ? [login.username, login.password] : [login.username]
    return parts.every(canBeInPath) ? { kind: 'autoLogin', withPassword } : null
  }
  return login.viewstate === null ? linkOf(game, device) : formOf(game, login)
}

/** What is refused as a part of a path would fail only after the money has moved. */
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

/** What is under way between the tap on play and the game, as the text that says so. */
export type Step = 'stepReading' | 'stepMoving' | 'stepOpening'

/** What came of the last tap on play, as far as it is known, as the text that says so. */
export type Note = 'changed' | 'notRead' | 'unsafe' | 'opened' | 'asked' | 'askedAgain' | 'refused'

/** Notes of something that went another way than the player wanted. */
export const isProblem = (note: Note) => note === 'changed' || note === 'notRead' || note === 'unsafe'
