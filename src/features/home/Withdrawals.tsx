import type { Wallet } from '../../api/wallet.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWithdrawals } from '../../wallet/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalRow } from '../../ui/WithdrawalRow.tsx'
import { OpenCommands } from './OpenCommands.tsx'
import { useSessionStart } from './useSessionStart.ts'
import styles from './Waiting.module.css'

/** All that waits, in one card: commands of unknown outcome, withdrawals in progress and those that ended in the last days. */
export function Waiting({ wallet }: { wallet: Wallet }) {
  useSessionStart()
  return (
    <div className={styles['waiting']}>
      <OpenCommands />
      <Withdrawals wallet={wallet} />
    </div>
  )
}

const Withdrawals = ({ wallet }: { wallet: Wallet }) =>
  keyed(useWithdrawals(wallet), ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
    <WithdrawalRow key={key} {...item} />
  ))

/** Resolves once the statement shows whether there are withdrawals. An earlier reading is used again. */
export const readWithdrawals = async () => ledger.reading() ?? (await ledger.refresh())
