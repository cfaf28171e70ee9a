import * as v from 'valibot'
import { memberCall } from '../call.ts'
import type { Context } from '../context.ts'
import { loginOf } from '../games/gameLogins.ts'
import { takeProvoked } from '../recipes.ts'
import { balanceOf, memberAccount, move, walletCode } from '../state/ledger.ts'
import { addRow, type Member } from '../state/state.ts'
import { amountSchema, refusal, textSchema, toMinor, Violation } from '../wire.ts'

/** The least that a transfer moves: 1 baht, in minor units. */
export const transferMinimum = 100

const transferBody = v.strictObject({ from: textSchema, to: textSchema, amount: amountSchema })

export interface Transfer {
  from: string
  to: string
  /** Minor units. */
  amount: number
}

export const transfer = memberCall({
  method: 'POST',
  path: '/api/wallet/transfer',
  body: transferBody,
  answer({ context, body, member }) {
    const wanted = { ...body, amount: toMinor(body.amount) }
    check(context, member, wanted)
    if (providerFails(context)) {
      failAtProvider(context, member, wanted)
      throw refusal('TRANSFER_FAIL')
    }
    carryOut(context, member, wanted)
    return { message: 'SUCCESS' }
  },
})

/** Moves the money between two accounts that were checked, as a row of the statement; throws where it is too little. */
export function carryOut(context: Context, member: Member, wanted: Transfer): void {
  const { id } = moveMoney(context, member, wanted, 'transfer')
  addTransferRow(context, member, wanted, 'SUCCESS', id)
}

function check({ state }: Context, member: Member, { from, to, amount }: Transfer): void {
  if (from === to) throw new Violation('from and to are the same account')
  if (amount < transferMinimum) throw refusal('TRANSFER_MINIMUM')
  for (const code of [from, to]) if (code !== walletCode) loginOf(member, code)
  if (amount > balanceOf(state, memberAccount(member.id, from))) throw refusal('MONEY_NOT_ENOUGH')
}

/** Takes an armed TRANSFER_FAIL; playing a game, which moves money first, takes it as well. */
export function providerFails({ state }: Context): boolean {
  return takeProvoked(state.provoked, 'POST /api/wallet/transfer', true) !== undefined
}

/**
 * The target refuses after the source has paid: the money goes back to the main wallet, as TRANSFER_FAIL says, or stays
 * in the game that could not pay out to the main wallet.
 */
export function failAtProvider(context: Context, member: Member, wanted: Transfer): void {
  const { id } = moveMoney(context, member, wanted, 'transfer')
  const home = wanted.to === walletCode ? wanted.from : walletCode
  moveMoney(context, member, { ...wanted, from: wanted.to, to: home }, 'transfer returned')
  addTransferRow(context, member, wanted, 'FAILED', id)
}

function moveMoney({ state, now }: Context, member: Member, { from, to, amount }: Transfer, kind: string) {
  const [source, target] = [memberAccount(member.id, from), memberAccount(member.id, to)]
  return move(state, { kind, from: source, to: target, amount, at: now() })
}

function addTransferRow(
  { state, now }: Context,
  member: Member,
  wanted: Transfer,
  status: 'SUCCESS' | 'FAILED',
  ledgerId: string,
): void {
  addRow(state, { ...wanted, memberId: member.id, statementType: 'transfer', status, createdAt: now(), ledgerId })
}
