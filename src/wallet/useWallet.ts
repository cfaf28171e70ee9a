import useSWR from 'swr'
import { send } from '../api/client/client.ts'
import { walletCall, type Wallet } from '../api/wallet.ts'
import { exactMoney } from '../i18n/money.ts'
import { currencyOf } from './accounts.ts'
import { now } from '../lib/clock.ts'
import { createObservable } from '../lib/observable.ts'
import { readKey, rereads } from '../api/useRead.ts'
import { currentSession, type Session } from '../session/session.ts'
import { noteSync } from './lastSync.ts'
import { statementCall } from '../api/statement.ts'

/** True if a cached read shows money: it is read again after every command that may have moved some. */
export const showsMoney = rereads(walletCall, statementCall)

/** The newest request for the wallet that was answered: whose it is, and the main wallet's balance with the currency's sign. */
let newest: { session: Session | null; asked: number; member: string; main: string } = {
  session: null,
  asked: 0,
  member: '',
  main: '',
}
const members = createObservable()

/** Calls back when a wallet tells whose session it is; returns the unsubscriber. */
export const subscribeMember = members.subscribe

/** The member's id; '' before the wallet has been read in this session. */
export const memberId = (): string => (newest.session === currentSession() ? newest.member : '')

/** The main wallet's balance as a request told it that began after a moment (ms of `now`), in this session; null if none was answered. */
export const mainSince = (moment: number): string | null =>
  newest.asked > moment && newest.session === currentSession() ? newest.main : null

/** When the newest wallet of this session was asked for (ms of `now`); 0 before. */
export const walletAskedAt = (): number => (newest.session === currentSession() ? newest.asked : 0)

/** Reads the wallet past the cache, where the current balance matters, and notes the time. @throws ApiError */
export async function readFreshWallet() {
  const session = currentSession()
  const asked = now()
  const wallet = await send(walletCall)
  // A session that has ended keeps no notes.
  if (!session || currentSession() !== session) return wallet
  noteSync(Date.now())
  if (session === newest.session && asked < newest.asked) return wallet
  newest = { session, asked, member: wallet.profile._id, main: exactMoney(wallet.wallet.amount, currencyOf(wallet)) }
  members.announce()
  return wallet
}

interface Options {
  /** False leaves the first read to the room, which has to read something before. */
  readonly revalidateOnMount: boolean
  /** The wallet that was read before the room was rendered. */
  readonly fallbackData?: Wallet
}

/** The member's wallet. */
export const useWallet = (options?: Options, read = readFreshWallet) => useSWR(readKey(walletCall), read, options)

/** Returns a function that reads the wallet now and updates the cache. It rejects with the ApiError of a failed read. */
export function useReadWallet(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const reading = readFreshWallet()
    await mutate(reading, { revalidate: false })
    return reading
  }
}
