import { canBeInPath } from '../../api/client/call.ts'
import type { GameLogin } from '../../api/games.ts'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { sum, type Minor } from '../../lib/money/minor.ts'
import type { Settings } from '../../lib/settings/schema.ts'
import { safeGameLink } from '../../platform/safeAddress.ts'
import { transferAccounts } from '../../wallet/accounts.ts'

/** The main wallet and all other active accounts; null if one is unknown (contract, play). */
export const amountToMove = (wallet: Wallet, code: string): Minor | null =>
  sum(
    transferAccounts(wallet)
      .filter((account) => account.code !== code)
      .map(({ amount }) => amount),
  )

/** `fresh` is read after the tap; moving more than the button showed needs consent. */
export function decideMove(shownAmount: Minor | null, fresh: Minor | null): 'move' | 'open' | 'ask' {
  const agreed = Math.max(shownAmount ?? 0, 0)
  if (fresh === null) return agreed > 0 ? 'ask' : 'open'
  if (fresh <= 0) return 'open'
  return fresh <= agreed ? 'move' : 'ask'
}

export type Device = 'ios' | 'android' | 'other'

/** An iPad calls itself a Macintosh, but a Macintosh has no touch screen. */
export function deviceOf(userAgent: string, maxTouchPoints: number): Device {
  if (/iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)) return 'ios'
  return userAgent.includes('Android') ? 'android' : 'other'
}

export type GameEntrance =
  | { readonly kind: 'link'; readonly url: string }
  | { readonly kind: 'form'; readonly action: string; readonly fields: Readonly<Record<string, string>> }

/** The way a game opens: a known address, or a link requested first. */
export type EntryMethod = GameEntrance | { readonly kind: 'autoLogin'; readonly withPassword: boolean }

type Lists = Pick<Settings, 'VITE_AUTO_LOGIN' | 'VITE_AUTO_LOGIN_PASSWORD'>

/** Any other address opens an app of the device. */
export const isWeb = (url: string) => /^https?:/.test(url)

/** Contract, auto-login. Null if the game cannot open; then no money may move. */
export function entryMethodOf(game: GameAccount, login: GameLogin, lists: Lists, device: Device): EntryMethod | null {
  const withPassword = lists.VITE_AUTO_LOGIN_PASSWORD.includes(game.code)
  if (withPassword || lists.VITE_AUTO_LOGIN.includes(game.code)) {
    const parts = withPassword ? [login.username, login.password] : [login.username]
    return parts.every(canBeInPath) ? { kind: 'autoLogin', withPassword } : null
  }
  return login.viewstate === null ? deviceLink(game, device) : loginForm(game, login)
}

const safe = (address: string | null) => (address === null || address.trim() === '' ? null : safeGameLink(address))

function deviceLink(game: GameAccount, device: Device): GameEntrance | null {
  const url = (device === 'other' ? null : safe(game[device])) ?? safe(game.web)
  return url === null ? null : { kind: 'link', url }
}

function loginForm(game: GameAccount, login: GameLogin): GameEntrance | null {
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

export type PlayStep = 'stepReading' | 'stepMoving' | 'stepOpening'

export type PlayResult = 'changed' | 'notRead' | 'unsafe' | 'opened' | 'handedOver' | 'handedOverAgain' | 'refused'

export const isProblem = (result: PlayResult) => result === 'changed' || result === 'notRead' || result === 'unsafe'
