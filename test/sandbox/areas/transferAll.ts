import * as v from 'valibot'
import { memberCall } from '../call.ts'
import { loginOf } from '../games/gameLogins.ts'
import { balanceOf, memberAccount, walletCode } from '../state/ledger.ts'
import type { Member, SandboxState } from '../state/state.ts'
import { refusal, textSchema } from '../wire.ts'
import { carryOut, failAtProvider, providerFails, transferMinimum, type Transfer } from './transfer.ts'

// The least counts for the sum: every account is emptied, however little is in it.
const transferAll = memberCall({
  method: 'POST',
  path: '/api/wallet/transferAll',
  body: v.strictObject({ to: textSchema }),
  answer({ context, body: { to }, member }) {
    loginOf(member, to)
    const wanted = transfersTo(context.state, member, to)
    const sum = wanted.reduce((total, { amount }) => total + amount, 0)
    if (sum < transferMinimum) throw refusal('TRANSFER_MINIMUM')
    const isRefused = providerFails(context)
    for (const each of wanted) (isRefused ? failAtProvider : carryOut)(context, member, each)
    if (isRefused) throw refusal('TRANSFER_FAIL')
    return { message: 'SUCCESS' }
  },
})

/** What there is to move into a game: the main wallet's money, then that of every other active account. */
function transfersTo(state: SandboxState, { id, games }: Member, to: string): Transfer[] {
  return [walletCode, ...Object.keys(games)]
    .filter((from) => from !== to)
    .map((from) => ({ from, to, amount: balanceOf(state, memberAccount(id, from)) }))
    .filter(({ amount }) => amount > 0)
}

export const transferAllCalls = [transferAll]
