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

/** A game keeps its place, whatever it lacks: the total must not pass over what it holds. */
const gameAccount = v.pipe(
  v.unknown(),
  v.transform(Object),
  v.object({
    code: looseText,
    name: looseText,
    logo: optionalText,
    background: optionalText,
    // Of one that does not tell the money is not known, unless its amount is there.
    isActive: v.fallback(v.boolean(), true),
    amount,
    ftWalletSlot: figure,
    web: optionalText,
    android: optionalText,
    ios: optionalText,
    // Money in a game of an unknown kind still belongs to the member.
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

/** A member's wallet. Amounts are in the member's currency; an amount that was no number is null. */
export type Wallet = v.InferOutput<typeof walletCall.answer>
/**
 * A game's account of this member; `ftWalletSlot` is the factor from its amount to the wallet's; `web`, `android` and `ios` are the
 * addresses of the game on a device, null where the server sends none.
 */
export type GameAccount = v.InferOutput<typeof gameAccount>

/** Lets the server fetch every game's balance; the wallet read after it shows them. */
export const refreshGamesCall = defineCall({
  method: 'GET',
  path: '/api/wallet/refresh/slot',
  kind: 'read',
  answer: v.unknown(),
})
