import * as v from 'valibot'
import { bankAccount } from './banks.ts'
import { defineCall } from './client/call.ts'
import { amount, figure, instant, looseText, object, optionalText } from './entities.ts'

const profile = object({
  _id: v.string(),
  name: looseText,
  username: looseText,
  createdAt: instant,
  coin: figure,
  currency: v.fallback(v.nullable(v.picklist(['LAK', 'BAHT'])), null),
})

/** Never dropped, as the total includes it. */
const gameAccount = v.pipe(
  v.unknown(),
  v.transform(Object),
  v.object({
    code: looseText,
    name: looseText,
    logo: optionalText,
    background: optionalText,
    // An unknown state must not hide money.
    isActive: v.fallback(v.boolean(), true),
    amount,
    ftWalletSlot: figure,
    web: optionalText,
    android: optionalText,
    ios: optionalText,
    // Money in a game of unknown kind still belongs to the member.
    category: v.fallback(v.picklist(['slot', 'sport', 'lotto']), 'sport'),
  }),
)

const invite = object({ amount, success: figure, fail: figure })

export const walletCall = defineCall({
  method: 'GET',
  path: '/api/wallet',
  kind: 'read',
  answer: object({
    profile,
    bankAccount: v.fallback(v.nullable(bankAccount), null),
    wallet: object({ amount }),
    invite: v.fallback(v.nullable(invite), null),
    slots: v.array(gameAccount),
  }),
})

/** Amounts are in the member's currency; null when not a number. */
export type Wallet = v.InferOutput<typeof walletCall.answer>
/** `ftWalletSlot` is the factor from its amount to the wallet's; `web`, `android` and `ios` are addresses. */
export type GameAccount = v.InferOutput<typeof gameAccount>

/** Updates every game's balance at the server, for the next wallet read. */
export const refreshGamesCall = defineCall({
  method: 'GET',
  path: '/api/wallet/refresh/slot',
  kind: 'read',
  answer: v.unknown(),
})
