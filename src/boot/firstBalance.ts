import { exactMoney } from '../i18n/money.ts'
import { currencyOf, totals } from '../wallet/accounts.ts'
import { toMinor } from '../money/decimals.ts'

/** The answer of the wallet call as the contract has it, unchecked. */
interface Unchecked {
  readonly profile: { readonly _id?: unknown; readonly currency?: unknown }
  readonly wallet: Account
  readonly slots: readonly Account[]
}
interface Account {
  readonly amount?: unknown
  readonly isActive?: unknown
}

const accountOf = ({ amount, isActive }: Account) => ({
  amount: typeof amount === 'number' ? toMinor(amount) : null,
  isActive: isActive !== false,
})

const currencies = ['BAHT', 'LAK'] as const

/**
 * The total of the wallet as home formats it (`฿1,234.56`), before the code that checks answers has loaded. Null if the answer is not as
 * the contract has it; the app, which reads all of it, reports that.
 */
export function firstBalance(answer: unknown): string | null {
  try {
    const { profile, wallet, slots } = answer as Unchecked
    const { all } = totals({ wallet: accountOf(wallet), slots: slots.map(accountOf) })
    const currency = currencies.find((one) => one === profile.currency) ?? null
    return typeof profile._id === 'string' && all !== null
      ? exactMoney(all, currencyOf({ profile: { currency } }))
      : null
  } catch {
    return null
  }
}

/** The total of the wallet's answer; null if it has none to show. */
export async function totalOf(response: Response): Promise<string | null> {
  // A copy, as the app reads the answer itself.
  return response.ok ? firstBalance(await response.clone().json()) : null
}
