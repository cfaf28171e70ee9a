import * as v from 'valibot'
import { memberCall } from '../call.ts'
import type { Context } from '../context.ts'
import { balanceOf, gameAccount, heldAccount, move, walletAccount, walletCode } from '../state/ledger.ts'
import { addRow, nextId, type BankAccount, type Member, type SandboxState } from '../state/state.ts'
import { amountSchema, refusal, toMinor, Violation } from '../wire.ts'
import { bankCodeOf } from './bankAccounts.ts'
import { carryOut } from './transfer.ts'

/** The least and the most of one withdrawal, in the account's currency as on the wire. */
export const withdrawLimits = { withdrawMin: 100, withdrawMax: 50_000 }

// Who asks for a withdrawal outside the limits has not read them, which the contract wants.
const withdrawAll = memberCall({
  method: 'POST',
  path: '/api/wallet/withdrawAll',
  body: v.strictObject({ amount: amountSchema }),
  answer({ context, body, member }) {
    const { withdrawMin, withdrawMax } = withdrawLimits
    if (body.amount < withdrawMin || body.amount > withdrawMax)
      throw new Violation(`${body.amount} is outside the limits ${withdrawMin} to ${withdrawMax}`)
    const amount = toMinor(body.amount)
    const bankAccount = checkedAccount(context.state, member, amount)
    if (amount > balanceOf(context.state, walletAccount(member.id))) gather(context, member)
    hold(context, member, bankAccount, amount)
    return { message: 'SUCCESS' }
  },
})

/** The account that the money goes to, once it is sure that it can. */
function checkedAccount(
  state: SandboxState,
  { id, bankAccount, heldBonus, games }: Member,
  amount: number,
): BankAccount {
  if (!bankAccount) throw refusal('NO_BANK')
  if (heldBonus) throw refusal('BONUS_CONDITION')
  const accounts = [walletAccount(id), ...Object.keys(games).map((code) => gameAccount(id, code))]
  const total = accounts.reduce((sum, account) => sum + balanceOf(state, account), 0)
  if (amount > total) throw refusal('MONEY_NOT_ENOUGH')
  return bankAccount
}

/** Empties every active game into the main wallet, each as a transfer that the statement shows. */
function gather(context: Context, member: Member): void {
  for (const from of Object.keys(member.games)) {
    const amount = balanceOf(context.state, gameAccount(member.id, from))
    if (amount > 0) carryOut(context, member, { from, to: walletCode, amount })
  }
}

/** Takes the money out of the main wallet until the operator decides. */
function hold({ state, now }: Context, { id: memberId }: Member, bankAccount: BankAccount, amount: number): void {
  const [from, to, at] = [walletAccount(memberId), heldAccount(memberId), now()]
  const { id: ledgerId } = move(state, { kind: 'withdrawal', from, to, amount, at })
  const { id: statementId } = addRow(state, {
    memberId,
    statementType: 'withdraw',
    from: walletCode,
    to: bankCodeOf(bankAccount) ?? 'bank',
    amount,
    status: 'WAITING',
    createdAt: at,
    ledgerId,
  })
  state.withdrawals.push({ id: nextId(state, 'wd'), memberId, amount, statementId })
}

export const withdrawCalls = [withdrawAll]
