import type { Context } from '../context.ts'
import { house, move, walletAccount, walletCode } from '../state/ledger.ts'
import { addRow, type Member } from '../state/state.ts'

interface Deposit {
  /** Where it came from: a bank or channel code, as the statement shows it. */
  from: string
  /** Minor units. */
  amount: number
}

/** Credits a deposit to the main wallet, as a row of the statement; throws for no positive number of minor units. */
export function creditTo({ state, now }: Context, { id: memberId }: Member, { from, amount }: Deposit): void {
  const at = now()
  const { id: ledgerId } = move(state, { kind: 'deposit', from: house, to: walletAccount(memberId), amount, at })
  const row = { memberId, statementType: 'deposit', from, to: walletCode, amount } as const
  addRow(state, { ...row, status: 'SUCCESS', createdAt: at, ledgerId })
}

/** A deposit that failed: the statement shows it, and no money has moved. */
export function failDeposit({ state, now }: Context, { id: memberId }: Member, { from, amount }: Deposit): void {
  const row = { memberId, statementType: 'deposit', from, to: walletCode, amount } as const
  addRow(state, { ...row, status: 'FAILED', createdAt: now(), ledgerId: null })
}
