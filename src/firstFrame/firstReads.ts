import { type Prefetched, headersFor } from '../api/client/prefetched.ts'
import { exactMoney } from '../i18n/money.ts'
import { toMinor } from '../lib/money/decimals.ts'
import { prerenderedAddresses } from '../nav/prerenderedAddresses.ts'
import { currencyOf, totals } from '../wallet/accounts.ts'

/** Kept equal to the app's calls by `test/unit/firstFrame/firstReads.test.ts`. */
export const firstReads = {
  pages: [prerenderedAddresses.root, prerenderedAddresses.user, prerenderedAddresses.home] as readonly string[],
  games: '/api/wallet/refresh/slot',
  wallet: '/api/wallet',
  wheel: '/api/spinwheel/active',
  lookups: ['/api/lookup/info', '/api/lookup/notice'],
} as const

declare const __API_BASE__: string

/** `session` is a member's token on home. */
export function beginReads(session: string | null): Prefetched {
  const read = (path: string) => fetch(__API_BASE__ + path, { headers: headersFor(session), cache: 'no-store' })
  const answers: Prefetched['answers'] = {}
  if (session !== null) beginHome(read, answers)
  for (const path of firstReads.lookups) answers[path] = read(path)
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  return { token: session, answers }
}

function beginHome(read: (path: string) => Promise<Response>, answers: Prefetched['answers']): void {
  const games = read(firstReads.games)
  // Home's order: the games are refreshed, then the wallet is read.
  const wallet = games.catch(() => undefined).then(() => read(firstReads.wallet))
  const wheel = wallet.then(() => read(firstReads.wheel))
  Object.assign(answers, { [firstReads.games]: games, [firstReads.wallet]: wallet, [firstReads.wheel]: wheel })
}

interface Unchecked {
  readonly profile: { readonly _id?: unknown; readonly currency?: unknown }
  readonly wallet: UncheckedAccount
  readonly slots: readonly UncheckedAccount[]
}
interface UncheckedAccount {
  readonly amount?: unknown
  readonly isActive?: unknown
}

const accountOf = ({ amount, isActive }: UncheckedAccount) => ({
  amount: typeof amount === 'number' ? toMinor(amount) : null,
  isActive: isActive !== false,
})

const currencies = ['BAHT', 'LAK'] as const

/** Null if the answer breaks the contract. */
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

export async function totalOf(response: Response): Promise<string | null> {
  // Cloned, because the app reads the answer too.
  return response.ok ? firstBalance(await response.clone().json()) : null
}
