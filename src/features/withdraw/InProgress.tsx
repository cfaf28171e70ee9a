import type { Wallet } from '../../api/wallet.ts'
import { useWithdrawals } from '../../member/useWithdrawals.ts'
import { keyed } from '../../ui/keyed.ts'
import { WithdrawalCard } from '../../ui/WithdrawalCard.tsx'

/** What was asked for before and is not paid yet. */
export function InProgress({ wallet }: { wallet: Wallet }) {
  const waiting = useWithdrawals(wallet).filter(({ step }) => step === 'received')
  return keyed(waiting, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
    <WithdrawalCard key={key} {...item} />
  ))
}
