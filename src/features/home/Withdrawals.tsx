import type { Wallet } from '../../api/wallet.ts'
import { useBankNames } from '../../service/useBankNames.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWithdrawals } from '../../wallet/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalRow } from '../../ui/WithdrawalRow.tsx'
import { OpenCommands } from './OpenCommands.tsx'
import styles from './Waiting.module.css'

/** All that waits, in one card: commands of unknown outcome, withdrawals in progress and those that ended in the last days. */
export const Waiting = ({ wallet }: { wallet: Wallet }) => (
  <div className={styles['waiting']}>
    <OpenCommands />
    <Withdrawals wallet={wallet} />
  </div>
)

function Withdrawals({ wallet }: { wallet: Wallet }) {
  const shown = useWithdrawals(wallet)
  const bankName = useBankNames(shown.length > 0)
  return keyed(shown, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
    <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
  ))
}

/** Resolves once the statement shows whether there are withdrawals. An earlier reading is used again. */
export const readWithdrawals = async () => ledger.reading() ?? (await ledger.refresh())
