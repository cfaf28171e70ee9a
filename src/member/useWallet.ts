import useSWR from 'swr'
import { readWallet, walletCall } from '../api/wallet.ts'
import { noteSync } from './lastSync.ts'
import { looking } from './looked.ts'
import { readKey } from './readKey.ts'
import { currentSession } from './session.ts'

/** Reads the wallet past the cache, for those who must know what it holds just now. @throws ApiError */
export async function readAndNote() {
  const session = currentSession()
  const wallet = await looking('wallet', readWallet)
  // What the session kept went with it.
  if (session && currentSession() === session) noteSync(Date.now())
  return wallet
}

/** The member's wallet. `revalidateOnMount: false` leaves the first read to a room that has to read something before. */
export const useWallet = (options?: { revalidateOnMount: boolean }) => useSWR(readKey(walletCall), readAndNote, options)
