import type { Wallet } from '../../api/wallet.ts'
import { useWithdrawals } from '../../wallet/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalCard } from '../../ui/WithdrawalCard.tsx'
import styles from './InProgress.module.css'

/** What was asked for before and is not paid yet. */
export function InProgress({ wallet }: { wallet: Wallet }) {
  const waiting = useWithdrawals(wallet).filter(({ step }) => step === 'received')
  if (waiting.length === 0) return null
  return (
    <div className={styles['list']}>
      {keyed(waiting, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalCard key={key} {...item} />
      ))}
    </div>
  )
}
