import type { Wallet } from '../../api/wallet.ts'
import { useBankNames } from '../../service/useBankNames.ts'
import { useWaitingMoney } from '../../wallet/useWaitingMoney.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalRow } from '../../ui/WithdrawalRow.tsx'
import styles from './PendingWithdrawals.module.css'

/** The withdrawals that are not paid yet. */
export function PendingWithdrawals({ wallet }: { wallet: Wallet }) {
  const pending = useWaitingMoney(wallet).withdrawals.filter(({ step }) => step === 'received')
  const bankName = useBankNames(pending.length > 0)
  if (pending.length === 0) return null
  return (
    <div className={styles['list']}>
      {keyed(pending, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}
