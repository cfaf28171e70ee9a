import { mainWallet } from '../../api/entities.ts'
import type { Wallet } from '../../api/wallet.ts'
import { wholeUnits } from '../../lib/money/amounts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { transferAccounts } from '../../wallet/accounts.ts'

/** Where a part of the member's money is. */
export interface Place {
  /** The game's code, or the main wallet's. */
  readonly code: string
  /** Null for the main wallet. */
  readonly name: string | null
  /** The game's picture, as the server names it; null for none. */
  readonly logo: string | null
  /** Null when the server sent no number. */
  readonly amount: Minor | null
  /** False for a game whose account is not open: nothing can be moved from there. */
  readonly isOpen: boolean
}

/** The main wallet, then the games that hold something or whose amount is unknown, the largest first. An open game without money is none. */
export function placesOf(wallet: Wallet): Place[] {
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

/** The part of a place in all that is known, from 0 to 1. An amount that is unknown or below zero has no part. */
export function shareOf({ amount }: Place, places: readonly Place[]): number {
  const known = places.reduce((sum, place) => sum + Math.max(0, place.amount ?? 0), 0)
  return known === 0 ? 0 : Math.max(0, amount ?? 0) / known
}

/** The main wallet's colour, and one for each of the six largest games. None is gold, which means deposits, coins and prizes. */
const placeColors = 7

/** A place's colour in the bar, by its rank: its own, or `placeColors` for the smallest games, which share the colour of the rest. */
export const colorOf = (index: number): number => Math.min(index, placeColors)

/** The least amount of a transfer: 1 baht (spec, section 9). */
const minimumMinor = wholeUnits(1)

/** What can be brought home: the open games with at least the least amount of a transfer, in the server's order. */
export const awayFromHome = (wallet: Wallet) =>
  transferAccounts(wallet).flatMap(({ code, name, amount }) =>
    code !== mainWallet && amount !== null && amount >= minimumMinor ? [{ code, name: name ?? code, amount }] : [],
  )
