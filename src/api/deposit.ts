import * as v from 'valibot'
import { command, lookup } from './client/call.ts'
import { listOf, objectOrBlank, textOrEmpty, recognisedObject, textOrNull, acknowledgement } from './entities.ts'

export const sendGiftLinkCall = command('POST', '/api/wallet/truelink', acknowledgement, {
  body: (given: { link: string }) => given,
})

const depositAccount = recognisedObject({
  bankCode: textOrEmpty,
  bankType: textOrEmpty,
  mode: textOrEmpty,
  bank: objectOrBlank({ nameTH: textOrEmpty, nameEN: textOrNull }),
  bankAccountName: textOrEmpty,
  bankAccountNo: textOrEmpty,
  image: textOrNull,
})
const walletAccount = recognisedObject({ walletAccountName: textOrEmpty, mode: v.string() })

export const depositCall = lookup(
  'deposit',
  recognisedObject({
    banks: v.nullish(listOf(depositAccount), []),
    wallets: v.nullish(listOf(walletAccount), []),
    isManual: v.fallback(v.boolean(), false),
  }),
)

export type DepositLookup = v.InferOutput<typeof depositCall.answer>
/** `image` is an address. */
export type DepositAccount = v.InferOutput<typeof depositAccount>
export type WalletAccount = v.InferOutput<typeof walletAccount>
