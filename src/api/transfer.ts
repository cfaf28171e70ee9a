import { fromMinor } from '../money/decimals.ts'
import type { Minor } from '../money/minor.ts'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement } from './entities.ts'

export const transferCall = defineCall({
  method: 'POST',
  path: '/api/wallet/transfer',
  kind: 'command',
  answer: acknowledgement,
})

/** A transfer between two accounts: codes as in `GameAccount.code`, `wallet` for the main wallet. */
export interface TransferOrder {
  from: string
  to: string
  amount: Minor
}

/** Moves money between the main wallet and a game, once. @throws ApiError; `noAnswer` means that it may have moved. */
export const transfer = ({ from, to, amount }: TransferOrder, options?: CommandOptions) =>
  send(transferCall, { ...options, body: { from, to, amount: fromMinor(amount) } })
