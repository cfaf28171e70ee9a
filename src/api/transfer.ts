import { fromMinor } from '../lib/money/decimals.ts'
import type { Minor } from '../lib/money/minor.ts'
import { defineCall } from './client/call.ts'
import { acknowledgement } from './entities.ts'

/** `GameAccount.code` or `wallet`. */
export const transferCall = defineCall({
  method: 'POST',
  path: '/api/wallet/transfer',
  kind: 'command',
  body: ({ from, to, amount }: { from: string; to: string; amount: Minor }) => ({
    from,
    to,
    amount: fromMinor(amount),
  }),
  answer: acknowledgement,
})
