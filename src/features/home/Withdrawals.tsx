import type { Wallet } from '../../api/wallet.ts'
import { useWithdrawals } from '../../member/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalCard } from '../../ui/WithdrawalCard.tsx'

/** The withdrawals in progress, and those that ended in the last days. */
export const Withdrawals = ({ wallet }: { wallet: Wallet }) =>
  keyed(useWithdrawals(wallet), ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
    <WithdrawalCard key={key} {...item} />
  ))
