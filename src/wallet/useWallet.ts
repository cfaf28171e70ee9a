import useSWR from 'swr'
import { send } from '../api/client/client.ts'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { exactMoney } from '../i18n/money.ts'
import { currencyOf } from './accounts.ts'
import { now } from '../lib/clock.ts'
import { createObservable } from '../lib/observable.ts'
import { readKey, readsOf } from '../api/useRead.ts'
import { currentSession, type Session } from '../session/session.ts'
import { noteSync } from './lastSync.ts'
import { statementCall } from '../api/statement.ts'

export const isMoneyRead = readsOf(walletCall, statementCall)

/** The newest answered request; `main` has the currency's sign. */
let newestWallet = { session: null as Session | null, asked: 0, member: '', main: '' }
const members = createObservable()

export const subscribeMember = members.subscribe

/** '' before the session's first wallet. */
export const memberId = (): string => (newestWallet.session === currentSession() ? newestWallet.member : '')

/** The main wallet's balance, from a request after `moment` (ms of `now`). */
export const mainBalanceSince = (moment: number): string | null =>
  newestWallet.asked > moment && newestWallet.session === currentSession() ? newestWallet.main : null

/** Ms of `now`; 0 before. */
export const walletRequestedAt = (): number => (newestWallet.session === currentSession() ? newestWallet.asked : 0)

/** Past the cache. @throws ApiError */
export async function readFreshWallet() {
  const session = currentSession()
  const asked = now()
  const wallet = await send(walletCall)
  if (!session || currentSession() !== session) return wallet
  noteSync(Date.now())
  if (session === newestWallet.session && asked < newestWallet.asked) return wallet
  newestWallet = {
    session,
    asked,
    member: wallet.profile._id,
    main: exactMoney(wallet.wallet.amount, currencyOf(wallet)),
  }
  members.announce()
  return wallet
}

interface WalletOptions {
  /** False: the room reads something first. */
  readonly revalidateOnMount: boolean
  readonly fallbackData?: Wallet
}

export const useWallet = (options?: WalletOptions, read = readFreshWallet) => useSWR(readKey(walletCall), read, options)

/** @throws ApiError of a failed read. */
export function useReadWallet(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const reading = readFreshWallet()
    await mutate(reading, { revalidate: false })
    return reading
  }
}
