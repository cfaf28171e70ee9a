import { nextId, type SandboxState, type Transaction } from './state.ts'

/** The main wallet's account code on the wire. */
export const walletCode = 'wallet'

/** The operator's side of every movement; the only account that may be negative. */
export const house = 'house'

export const walletAccount = (memberId: string) => `wallet:${memberId}`
export const gameAccount = (memberId: string, code: string) => `game:${memberId}:${code}`
export const heldAccount = (memberId: string) => `held:${memberId}`

/** The ledger account of a wire code: the main wallet's or a game's. */
export function memberAccount(memberId: string, code: string): string {
  return code === walletCode ? walletAccount(memberId) : gameAccount(memberId, code)
}

/** An account's balance in minor units; 0 for one that nothing has touched. */
export function balanceOf(state: SandboxState, account: string): number {
  return state.balances[account] ?? 0
}

interface Movement {
  kind: string
  from: string
  to: string
  /** Minor units, above 0. */
  amount: number
  at: number
}

/**
 * Moves money as one transaction of two entries that sum to zero.
 * Throws, with nothing moved, for an amount that is no positive integer or an account that would turn negative.
 */
export function move(state: SandboxState, { kind, from, to, amount, at }: Movement): Transaction {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot move ${amount} minor units`)
  if (from === to) throw new Error(`cannot move from ${from} to itself`)
  const left = balanceOf(state, from) - amount
  if (left < 0 && from !== house) throw new Error(`${from} has too little for ${amount}`)
  const transaction: Transaction = {
    id: nextId(state, 'tx'),
    at,
    kind,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  }
  state.transactions.push(transaction)
  state.balances[from] = left
  state.balances[to] = balanceOf(state, to) + amount
  return transaction
}
