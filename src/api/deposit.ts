import * as v from 'valibot'
import { listOf, looseText, object, optionalText, acknowledgement } from './entities.ts'
import { lookup, defineCall } from './client/call.ts'

/** Sends a gift link, encrypted. */
export const sendGiftLinkCall = defineCall({
  method: 'POST',
  path: '/api/wallet/truelink',
  kind: 'command',
  body: (given: { link: string }) => given,
  answer: acknowledgement,
})

const depositAccount = object({
  bankCode: looseText,
  bankType: looseText,
  mode: looseText,
  bank: v.fallback(object({ nameTH: looseText, nameEN: optionalText }), { nameTH: '', nameEN: null }),
  bankAccountName: looseText,
  bankAccountNo: looseText,
  image: optionalText,
})
// Without its mode nobody knows whether it is paid into or takes gift links.
const walletAccount = object({ walletAccountName: looseText, mode: v.string() })

/** Every account that can be paid into. */
export const depositCall = lookup(
  'deposit',
  object({
    banks: v.nullish(listOf(depositAccount), []),
    wallets: v.nullish(listOf(walletAccount), []),
    isManual: v.fallback(v.boolean(), false),
  }),
)

/** Where to pay in. */
export type DepositLookup = v.InferOutput<typeof depositCall.answer>
/** A bank account or payment service of the operator; `image` is an image's address (BCEL), null without one. */
export type DepositAccount = v.InferOutput<typeof depositAccount>
/** A wallet of the operator. */
export type WalletAccount = v.InferOutput<typeof walletAccount>
