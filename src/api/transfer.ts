import { fromMinor } from '../lib/money/decimals.ts'
import type { Minor } from '../lib/money/minor.ts'
import { command } from './client/call.ts'
import { acknowledgement } from './entities.ts'

/** `GameAccount.code` or `wallet`. */
export const transferCall = command('POST', '/api/wallet/transfer', acknowledgement, {
  body: ({ from, to, amount }: { from: string; to: string; amount: Minor }) => ({
    from,
    to,
    amount: fromMinor(amount),
  }),
})
