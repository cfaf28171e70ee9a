import { mainWallet } from '../../api/entities.ts'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { minimumTransfer, transferAccounts } from '../../wallet/accounts.ts'

export interface MoneyPlace extends Readonly<Pick<GameAccount, 'code' | 'logo' | 'amount'>> {
  readonly name: string | null
  /** Closed game accounts allow no transfer. */
  readonly isOpen: boolean
}

/** Main wallet first, then games by size; empty ones are left out. */
export function placesOf(wallet: Wallet): MoneyPlace[] {
  const games = wallet.slots
    .filter(({ amount }) => amount === null || amount !== 0)
    .map(({ code, name, logo, amount, isActive }) => ({
      code,
      name: name || code,
      logo,
      amount,
      isOpen: isActive && code !== '',
    }))
    .filter(({ amount, isOpen }) => amount !== null || isOpen)
  const main = { code: mainWallet, name: null, logo: null, amount: wallet.wallet.amount, isOpen: true }
  return [main, ...games.sort((one, other) => (other.amount ?? -1) - (one.amount ?? -1))]
}

/** Fraction of the known total; 0 for an unknown or negative amount. */
export function shareOf({ amount }: MoneyPlace, places: readonly MoneyPlace[]): number {
  const known = places.reduce((sum, place) => sum + Math.max(0, place.amount ?? 0), 0)
  return known === 0 ? 0 : Math.max(0, amount ?? 0) / known
}

/** A small part is never shown as none, nor the rest as all. */
export function shareText(share: number): string {
  if (share > 0 && share < 0.01) return '<1%'
  return share > 0.99 && share < 1 ? '>99%' : `${Math.round(share * 100)}%`
}

/** Main wallet and six largest games. No gold: it means deposits, coins and prizes. */
const placeColors = 7

export const colorOf = (index: number): number => Math.min(index, placeColors)

/** Open games that hold at least the minimum, in the server's order. */
export const movableAccounts = (wallet: Wallet) =>
  transferAccounts(wallet).flatMap(({ code, name, amount }) =>
    code !== mainWallet && amount !== null && amount >= minimumTransfer ? [{ code, name: name ?? code, amount }] : [],
  )

export interface Leg {
  readonly code: string
  readonly name: string
  readonly amount: Minor
  /** `notSent`: an earlier outcome ended the run. `unknown`: sent, outcome unknown. */
  readonly state: 'waiting' | 'sending' | 'done' | 'failed' | 'unknown' | 'notSent'
  /** In the player's language. */
  readonly reason: string
}

export const legsOf = (wallet: Wallet): Leg[] =>
  movableAccounts(wallet).map((place) => ({ ...place, state: 'waiting', reason: '' }))

export function countLegs(legs: readonly Leg[]): Readonly<Record<'done' | 'failed' | 'unknown' | 'notSent', number>> {
  const count = (state: Leg['state']) => legs.filter((leg) => leg.state === state).length
  return { done: count('done'), failed: count('failed'), unknown: count('unknown'), notSent: count('notSent') }
}

export function headlineState(legs: readonly Leg[]): Leg['state'] | 'partly' {
  const { done, failed, unknown, notSent } = countLegs(legs)
  if (unknown > 0) return 'unknown'
  if (done > 0) return failed + notSent > 0 ? 'partly' : 'done'
  return failed > 0 ? 'failed' : 'notSent'
}
