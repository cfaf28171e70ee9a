import type { Context } from '../context.ts'
import { house, move, walletAccount, walletCode } from '../state/ledger.ts'
import { addRow, type Linked, type Member } from '../state/state.ts'

export interface Reward {
  kind: Linked
  /** Minor units, above 0. */
  amount: number
  /** How the statement calls it. */
  description: string
  /** The ledger's account that pays it; the house unless told. */
  from?: string
}

/** Puts a reward into the main wallet, as a bonus in the statement. */
export function rewardTo({ state, now }: Context, { id: memberId }: Member, reward: Reward): void {
  const { kind, amount, description, from = house } = reward
  const at = now()
  const { id: ledgerId } = move(state, { kind, from, to: walletAccount(memberId), amount, at })
  const row = { memberId, statementType: 'bonus', from: kind, to: walletCode, amount } as const
  addRow(state, { ...row, linked: { kind, description }, status: 'SUCCESS', createdAt: at, ledgerId })
}
