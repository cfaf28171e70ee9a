import * as v from 'valibot'
import { listOf, looseObject, looseText, object, optionalText, acknowledgement } from './entities.ts'
import { command, lookup } from './client/call.ts'

export const sendGiftLinkCall = command('POST', '/api/wallet/truelink', acknowledgement, {
  body: (given: { link: string }) => given,
})

const depositAccount = object({
  bankCode: looseText,
  bankType: looseText,
  mode: looseText,
  bank: looseObject({ nameTH: looseText, nameEN: optionalText }),
  bankAccountName: looseText,
  bankAccountNo: looseText,
  image: optionalText,
})
const walletAccount = object({ walletAccountName: looseText, mode: v.string() })

export const depositCall = lookup(
  'deposit',
  object({
    banks: v.nullish(listOf(depositAccount), []),
    wallets: v.nullish(listOf(walletAccount), []),
    isManual: v.fallback(v.boolean(), false),
  }),
)

export type DepositLookup = v.InferOutput<typeof depositCall.answer>
/** `image` is an address (BCEL). */
export type DepositAccount = v.InferOutput<typeof depositAccount>
export type WalletAccount = v.InferOutput<typeof walletAccount>
