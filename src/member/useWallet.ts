import useSWR from 'swr'
import { readWallet, walletCall } from '../api/wallet.ts'
import { noteSync } from './lastSync.ts'
import { readKey } from './readKey.ts'

/** Reads the wallet past the cache, for those who must know what it holds just now. @throws ApiError */
export async function readAndNote() {
  const wallet = await readWallet()
  noteSync(Date.now())
  return wallet
}

/** The member's wallet. `revalidateOnMount: false` leaves the first read to a room that has to read something before. */
export const useWallet = (options?: { revalidateOnMount: boolean }) => useSWR(readKey(walletCall), readAndNote, options)
