import { ArrowDownToLine, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Wallet } from '../../api/wallet.ts'
import { useMemberHash } from '../../commands/useOpenCommands.ts'
import { begunDeposits, useBegunDeposits } from '../../device/begunDeposits.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { pages } from '../../nav/addresses.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { isBankCode } from '../../service/qrChannels.ts'
import { useBankNames } from '../../service/useBankNames.ts'
import { keyed } from '../../ui/keyed.ts'
import { useNow } from '../../ui/useNow.ts'
import { WaitingRow } from '../../ui/WaitingRow.tsx'
import { WithdrawalRow } from '../../ui/WithdrawalRow.tsx'
import { totals } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/statementLedger.ts'
import { useWaitingMoney } from '../../wallet/useWaitingMoney.ts'
import { readCodes } from './OpenCode.tsx'
import { useSessionStart } from './useSessionStart.ts'
import styles from './Waiting.module.css'
import { WaitingSlips } from './WaitingSlips.tsx'

/**
 * Deposits and withdrawals in progress, and withdrawals that ended in the last days: they need no tap, so the games at hand stand above
 * them. A member who has moved no money yet finds the first step in their place.
 */
export function WaitingMoney({ wallet }: { wallet: Wallet }) {
  useSessionStart()
  const { t } = useTranslation('shared')
  const { isUnused, withdrawals, deposits } = useWaitingMoney(wallet)
  const bankName = useBankNames(withdrawals.length + deposits.length > 0)
  const member = useMemberHash()
  const hasSentSlip = useBegunDeposits(member, useNow()).some(({ what }) => what === 'slip')
  return (
    <div className={styles['waiting']}>
      {hasSentSlip && <WaitingSlips member={member} />}
      {isUnused && !hasSentSlip && totals(wallet).all === 0 && (
        <WaitingRow
          icon={ArrowDownToLine}
          kind="in"
          title={t('firstDeposit')}
          onOpen={() => openDialog({ name: 'deposit' })}
        >
          {t('firstDepositHint')}
        </WaitingRow>
      )}
      {keyed(deposits, ({ amount, since }) => `${amount} ${since}`).map(({ key, item: { amount, since, from } }) => (
        <WaitingRow
          key={key}
          icon={Clock}
          kind="wait"
          title={t('deposit')}
          amount={hideAmounts(amount)}
          onOpen={() => navigate(pages.statement)}
        >
          {[t('withdrawalInProgress'), bankName(from), since].filter(Boolean).join(' · ')}
        </WaitingRow>
      ))}
      {keyed(withdrawals, ({ amount, since }) => `${amount} ${since}`).map(({ key, item }) => (
        <WithdrawalRow key={key} {...item} bankName={bankName(item.to)} />
      ))}
    </div>
  )
}

/**
 * Resolves once it is known what waits: when the statement and the codes that were opened here have answered. An earlier reading of the
 * statement is used again.
 */
export async function readWaiting(): Promise<void> {
  const begun = begunDeposits(null, Date.now()).map(({ what }) => what)
  await Promise.allSettled([ledger.reading() ?? ledger.refresh(), ...readCodes(begun.filter(isBankCode))])
}
