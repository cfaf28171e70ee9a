import { useSyncExternalStore } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { send } from '../api/client/client.ts'
import { statementCall } from '../api/statement.ts'
import { readKey, readsOf } from '../api/useRead.ts'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { exactMoney } from '../i18n/money.ts'
import { monotonicNow } from '../lib/clock.ts'
import { hash } from '../lib/hash.ts'
import { createObservable } from '../lib/observable.ts'
import { currentSession, type Session } from '../session/session.ts'
import { currencyOf } from './accounts.ts'

export const isMoneyRead = readsOf(walletCall, statementCall)

/** The newest answered request; `main` includes the currency's sign. */
let newest: { session: Session; askedAt: number; readAt: number; member: string; main: string; wallet: Wallet } | null =
  null
let underWay = 0
const members = createObservable()

const ownNewest = () => (newest?.session === currentSession() ? newest : null)

const memberId = (): string => ownNewest()?.member ?? ''

const noMember = () => ''

/** @returns '' until the wallet is read. */
export function useMemberHash(): string {
  const id = useSyncExternalStore(members.subscribe, memberId, noMember)
  return id === '' ? '' : hash(id)
}

/** @returns the main wallet's balance, if requested after `moment` (monotonic ms). */
export const mainBalanceSince = (moment: number): string | null =>
  walletRequestedAt() > moment ? (ownNewest()?.main ?? null) : null

/** @returns monotonic ms; 0 before the first answer. */
export const walletRequestedAt = (): number => ownNewest()?.askedAt ?? 0

/** @returns epoch ms; null before the session's first wallet. */
export const walletReadAt = (): number | null => ownNewest()?.readAt ?? null

/**
 * Reads past the cache.
 * @throws ApiError
 */
export async function readFreshWallet() {
  const session = currentSession()
  const askedAt = monotonicNow()
  underWay += 1
  const wallet = await send(walletCall).finally(() => (underWay -= 1))
  if (!session || currentSession() !== session) return wallet
  if (askedAt < walletRequestedAt()) return wallet
  newest = {
    session,
    askedAt,
    readAt: Date.now(),
    member: wallet.profile._id,
    main: exactMoney(wallet.wallet.amount, currencyOf(wallet)),
    wallet,
  }
  members.announce()
  return wallet
}

interface WalletOptions {
  /** False if the page reads something first. */
  readonly revalidateOnMount: boolean
  readonly fallbackData?: Wallet
}

export const useWallet = (options?: WalletOptions, read = readFreshWallet) => useSWR(readKey(walletCall), read, options)

/** Rereads wallet and statement. @returns the main wallet's new balance; null if it was not read. */
export function useRereadMoney(): () => Promise<string | null> {
  const { mutate } = useSWRConfig()
  return () => {
    const askedAt = monotonicNow()
    return mutate(isMoneyRead).then(
      () => mainBalanceSince(askedAt),
      () => null,
    )
  }
}

/** Depends on the wallet read last. */
export const useCurrency = () => currencyOf(useWallet({ revalidateOnMount: false }).data)

/** @throws ApiError of a failed read. */
export function useReadWallet(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const session = currentSession()
    const wallet = await readFreshWallet()
    // A newer one may be cached by now. SWR drops a read that is under way, so it begins again.
    if (currentSession() === session) void mutate(ownNewest()?.wallet ?? wallet, { revalidate: underWay > 0 })
    return wallet
  }
}
