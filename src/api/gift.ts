import { defineCall } from './call.ts'
import { acknowledgement } from './entities.ts'

/** Sends a gift link, encrypted. */
export const sendGiftLinkCall = defineCall({
  method: 'POST',
  path: '/api/wallet/truelink',
  kind: 'command',
  body: (given: { link: string }) => given,
  answer: acknowledgement,
})
