import { startTransition, useEffect, useState } from 'react'
import { noticeCall } from '../../api/info.ts'
import type { Wallet } from '../../api/wallet.ts'
import { useRead } from '../../reads/useRead.ts'
import { lazyRoom } from '../../ui/lazyRoom.tsx'
import { AwaitedText } from '../../ui/RichText.tsx'

const load = () => import('./Withdrawals.tsx')
// The statement is read for it, which the balance does not wait for.
export const Withdrawals = lazyRoom('shared', load, 'Withdrawals')

/** How long the games wait for what stands above them, from the balance on (ms). */
const patience = 1_000

/**
 * The wallet for what stands below the actions; undefined while it is not drawn. All of it is drawn in one go, behind the balance: as soon
 * as it is known whether a withdrawal and a notice stand there, as each would move what is below under the player's finger.
 */
export function useBelow(wallet: Wallet | undefined): Wallet | undefined {
  const [shown, setShown] = useState<Wallet>()
  const [isAtHand, setAtHand] = useState(false)
  const [isLate, setLate] = useState(false)
  const { data, error } = useRead(noticeCall) as { data?: unknown; error?: unknown }
  const noticeIsKnown = data !== undefined || error !== undefined
  const isTime = isLate || (isAtHand && noticeIsKnown)
  const hasWallet = wallet !== undefined

  useEffect(() => {
    if (!hasWallet) return
    const withdrawals = load().then(({ readWithdrawals }) => readWithdrawals())
    void Promise.allSettled([withdrawals, Withdrawals.load(), AwaitedText.load()]).then(() => setAtHand(true))
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [hasWallet])
  useEffect(() => {
    if (isTime) startTransition(() => setShown(wallet))
  }, [wallet, isTime])
  return shown
}
