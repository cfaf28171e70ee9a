import * as v from 'valibot'
import { bankAccount } from './banks.ts'
import { read } from './client/call.ts'
import { amount, numberOrNull, instant, textOrEmpty, recognisedObject, textOrNull } from './entities.ts'

const profile = recognisedObject({
  _id: v.string(),
  name: textOrEmpty,
  username: textOrEmpty,
  createdAt: instant,
  coin: numberOrNull,
  currency: v.fallback(v.nullable(v.picklist(['LAK', 'BAHT'])), null),
})

/** An account is never dropped, as the total includes it. */
const gameAccount = v.pipe(
  v.unknown(),
  v.transform(Object),
  v.object({
    code: textOrEmpty,
    name: textOrEmpty,
    logo: textOrNull,
    background: textOrNull,
    // These fallbacks must not hide money.
    isActive: v.fallback(v.boolean(), true),
    amount,
    ftWalletSlot: numberOrNull,
    web: textOrNull,
    android: textOrNull,
    ios: textOrNull,
    category: v.fallback(v.picklist(['slot', 'sport', 'lotto']), 'sport'),
  }),
)

const invite = recognisedObject({ amount, success: numberOrNull, fail: numberOrNull })

export const walletCall = read(
  'GET',
  '/api/wallet',
  recognisedObject({
    profile,
    bankAccount: v.fallback(v.nullable(bankAccount), null),
    wallet: recognisedObject({ amount }),
    invite: v.fallback(v.nullable(invite), null),
    slots: v.array(gameAccount),
  }),
)

export type Wallet = v.InferOutput<typeof walletCall.answer>
/** `ftWalletSlot` converts the amount to the wallet's currency. */
export type GameAccount = v.InferOutput<typeof gameAccount>

/** The next wallet read returns the new balances. */
export const refreshGamesCall = read('GET', '/api/wallet/refresh/slot', v.unknown())
