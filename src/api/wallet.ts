import * as v from 'valibot'
import { bankAccount } from './banks.ts'
import { read } from './client/call.ts'
import { amount, figure, instant, looseText, object, optionalText } from './entities.ts'

const profile = object({
  _id: v.string(),
  name: looseText,
  username: looseText,
  createdAt: instant,
  coin: figure,
  currency: v.fallback(v.nullable(v.picklist(['LAK', 'BAHT'])), null),
})

/** Never dropped: the total includes it. */
const gameAccount = v.pipe(
  v.unknown(),
  v.transform(Object),
  v.object({
    code: looseText,
    name: looseText,
    logo: optionalText,
    background: optionalText,
    // Must not hide money.
    isActive: v.fallback(v.boolean(), true),
    amount,
    ftWalletSlot: figure,
    web: optionalText,
    android: optionalText,
    ios: optionalText,
    // Must not hide money.
    category: v.fallback(v.picklist(['slot', 'sport', 'lotto']), 'sport'),
  }),
)

const invite = object({ amount, success: figure, fail: figure })

export const walletCall = read(
  'GET',
  '/api/wallet',
  object({
    profile,
    bankAccount: v.fallback(v.nullable(bankAccount), null),
    wallet: object({ amount }),
    invite: v.fallback(v.nullable(invite), null),
    slots: v.array(gameAccount),
  }),
)

export type Wallet = v.InferOutput<typeof walletCall.answer>
/** `ftWalletSlot` converts its amount to the wallet's; the devices' fields are addresses. */
export type GameAccount = v.InferOutput<typeof gameAccount>

/** The next wallet read has the new balances. */
export const refreshGamesCall = read('GET', '/api/wallet/refresh/slot', v.unknown())
