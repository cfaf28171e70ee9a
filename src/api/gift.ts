import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement } from './entities.ts'

export const sendGiftLinkCall = defineCall({
  method: 'POST',
  path: '/api/wallet/truelink',
  kind: 'command',
  answer: acknowledgement,
})

/** Sends an encrypted gift link, once. @throws ApiError; `noAnswer` means that it may have been redeemed. */
export const sendGiftLink = (encrypted: string, options?: CommandOptions) =>
  send(sendGiftLinkCall, { ...options, body: { link: encrypted } })
