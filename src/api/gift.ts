import { defineCall } from './call.ts'
import { send } from './client.ts'
import { acknowledgement } from './entities.ts'

export const sendGiftLinkCall = defineCall({
  method: 'POST',
  path: '/api/wallet/truelink',
  kind: 'command',
  answer: acknowledgement,
})

/** Sends an encrypted gift link, once. @throws ApiError; `noAnswer` means that it may have been redeemed. */
export const sendGiftLink = (encrypted: string) => send(sendGiftLinkCall, { body: { link: encrypted } })
