import type { Wallet } from '../api/wallet.ts'
import { readFreshWallet, useWallet } from './useWallet.ts'

/** Returns a function that reads the wallet now and updates the cache. It rejects with the ApiError of a failed read. */
export function useReadWallet(): () => Promise<Wallet> {
  const { mutate } = useWallet({ revalidateOnMount: false })
  return async () => {
    const reading = readFreshWallet()
    await mutate(reading, { revalidate: false })
    return reading
  }
}
