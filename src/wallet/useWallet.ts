import useSWR from 'swr'
import { readWallet, walletCall, type Wallet } from '../api/wallet.ts'
import { formatMoney } from '../i18n/money.ts'
import { persistent } from '../platform/storage.ts'
import { currencyOf, totals } from './accounts.ts'
import { noteLastBalance } from './lastBalance.ts'
import { noteSync } from './lastSync.ts'
import { looking } from './looked.ts'
import { readKey } from '../reads/readKey.ts'
import { currentSession, type Session } from '../session/session.ts'

/** Reads the wallet past the cache, for those who must know what it holds just now. @throws ApiError */
export async function readAndNote() {
  const session = currentSession()
  const wallet = await looking('wallet', readWallet)
  // What the session kept went with it.
  if (session && currentSession() === session) note(session, wallet)
  return wallet
}

function note({ token, remembered }: Session, wallet: Wallet): void {
  const at = Date.now()
  noteSync(at)
  const { all } = totals(wallet)
  if (remembered && all !== null)
    noteLastBalance(persistent, token, { total: formatMoney(all, currencyOf(wallet)), at })
}

interface Options {
  /** False leaves the first read to a room that has to read something before. */
  readonly revalidateOnMount: boolean
  /** What was read before the room is there. */
  readonly fallbackData?: Wallet
}

/** The member's wallet. */
export const useWallet = (options?: Options, read = readAndNote) => useSWR(readKey(walletCall), read, options)
