import { firstPages } from '../nav/firstPages.ts'
import { type Prefetched, headersFor } from '../api/client/prefetched.ts'
import { exactMoney } from '../i18n/money.ts'
import { currencyOf, totals } from '../wallet/accounts.ts'
import { toMinor } from '../lib/money/decimals.ts'

/**
 * The pages that lead to home, and the reads that home and login begin with. `test/unit/firstFrame/firstReads.test.ts` compares them with the
 * app's calls.
 */
export const firstReads = {
  pages: [firstPages.root, firstPages.user, firstPages.home] as readonly string[],
  games: '/api/wallet/refresh/slot',
  wallet: '/api/wallet',
  wheel: '/api/spinwheel/active',
  /** They depend on no other read and need no session. */
  lookups: ['/api/lookup/info', '/api/lookup/notice'],
} as const

declare const __API_BASE__: string

/** Begins the reads of the first page. `session`: the token of a member whose home comes first, else null. */
export function begin(session: string | null): Prefetched {
  const read = (path: string) => fetch(__API_BASE__ + path, { headers: headersFor(session), cache: 'no-store' })
  const answers: Prefetched['answers'] = {}
  if (session !== null) beginHome(read, answers)
  for (const path of firstReads.lookups) answers[path] = read(path)
  // Whoever uses an answer handles its failure; an unused one is no error.
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  return { token: session, answers }
}

function beginHome(read: (path: string) => Promise<Response>, answers: Prefetched['answers']): void {
  const games = read(firstReads.games)
  // In home's order: the wallet is read once the games were refreshed, or could not be.
  const wallet = games.then(
    () => read(firstReads.wallet),
    () => read(firstReads.wallet),
  )
  const wheel = wallet.then(() => read(firstReads.wheel))
  Object.assign(answers, { [firstReads.games]: games, [firstReads.wallet]: wallet, [firstReads.wheel]: wheel })
}

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
