import { startTransition, useEffect, useState } from 'react'
import { noticeCall } from '../../api/info.ts'
import type { Wallet } from '../../api/wallet.ts'
import { useRead } from '../../reads/reads.ts'
import { lazyRoom } from '../../ui/lazyRoom.tsx'
import { AwaitedText } from '../../ui/RichText.tsx'

const load = () => import('./WaitingMoney.tsx')
// Loaded apart, in one file: the balance does not need them, and the content below it comes at once.
export const OpenCommands = lazyRoom('shared', () => import('./OpenCommands.tsx'), 'OpenCommands')
export const WaitingMoney = lazyRoom('shared', load, 'WaitingMoney')
export const PlayOn = lazyRoom('shared', () => import('./PlayOn.tsx'), 'PlayOn')
export const InviteBonus = lazyRoom('shared', () => import('./InviteBonus.tsx'), 'InviteBonus')

/** The longest wait of the games for the content above them, from the balance on. */
const timeoutMs = 1_000

/**
 * The wallet for the content below the actions; undefined until that is rendered. It is rendered at once, after the balance, when it is
 * known whether there is money under way and a notice: each of them would move the content below under the player's finger.
 */
export function useBelowFold(wallet: Wallet | undefined): Wallet | undefined {
  const [shown, setShown] = useState<Wallet>()
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const { data, error } = useRead(noticeCall) as { data?: unknown; error?: unknown }
  const noticeIsKnown = data !== undefined || error !== undefined
  const isTime = isLate || (isReady && noticeIsKnown)
  const hasWallet = wallet !== undefined

  useEffect(() => {
    if (!hasWallet) return
    const waiting = load().then(({ readWaiting }) => readWaiting())
    const parts = [OpenCommands, PlayOn, WaitingMoney, InviteBonus, AwaitedText].map((part) => part.load())
    void Promise.allSettled([waiting, ...parts]).then(() => setReady(true))
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [hasWallet])
  useEffect(() => {
    if (isTime) startTransition(() => setShown(wallet))
  }, [wallet, isTime])
  return shown
}
