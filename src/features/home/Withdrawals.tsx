import type { Wallet } from '../../api/wallet.ts'
import { useBankNames } from '../../service/useBankNames.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWithdrawals } from '../../wallet/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalRow } from '../../ui/WithdrawalRow.tsx'
import { useSessionStart } from './useSessionStart.ts'
import styles from './Waiting.module.css'

/** Withdrawals in progress and those that ended in the last days. They need no tap, so the games at hand stand above them. */
export function Withdrawals({ wallet }: { wallet: Wallet }) {
  useSessionStart()
  const shown = useWithdrawals(wallet)
  const bankName = useBankNames(shown.length > 0)
  return (
    <div className={styles['waiting']}>
      {keyed(shown, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}

/** Resolves once the statement shows whether there are withdrawals. An earlier reading is used again. */
export const readWithdrawals = async () => ledger.reading() ?? (await ledger.refresh())
