import { Check, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowProgress } from '../../api/entities.ts'
import { exactMoney, formatMoney } from '../../i18n/money.ts'
import { showAlert } from '../../lib/alerts.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useCurrency } from '../useWallet.ts'
import { useWithdrawalSteps } from './useWithdrawalSteps.ts'
import styles from './WithdrawalRow.module.css'

interface Props {
  amount: Minor | null
  /** '' if unknown. */
  since: string
  progress: RowProgress
  /** A bank's code; '' if unknown. */
  to: string
  bankName: string
  /** Null until it was read after a withdrawal had ended. */
  balance: Minor | null
}

const looks = {
  underWay: { icon: Clock, kind: 'wait', tone: 'waiting' },
  success: { icon: Check, kind: 'in', tone: 'success' },
  failed: { icon: X, kind: 'danger', tone: 'error' },
} as const

export function WithdrawalRow({ amount, since, progress, to, bankName, balance }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const currency = useCurrency()
  const stepsOf = useWithdrawalSteps()
  const { icon, kind, tone } = looks[progress]
  const [first] = useState(progress)
  const steps = stepsOf(progress)
  const at = steps.findLast(({ state }) => state !== 'next')?.label ?? ''
  const back = (write: typeof exactMoney) =>
    progress === 'failed' && balance !== null ? t('withdrawalBack', { balance: write(balance, currency) }) : null
  const exact = exactMoney(amount, currency)
  const shownBack = back(formatMoney)
  const open = () =>
    showAlert({
      tone,
      title: t('withdrawal'),
      text: `${exact} ${at}`,
      receipt: {
        amount: exact,
        caption: back(exactMoney),
        steps,
        rows: [
          { label: t('receiptFrom'), value: t('common:mainWallet'), account: { of: 'main' } },
          { label: t('receiptTo'), value: bankName || to, account: bankName ? { of: 'bank', code: to } : null },
          { label: t('receiptTime'), value: since },
        ],
      },
    })
  return (
    <WaitingRow
      icon={icon}
      kind={kind}
      title={t('withdrawal')}
      amount={formatMoney(amount, currency)}
      hasArrived={first === 'underWay' && progress === 'success'}
      onOpen={open}
    >
      <span>
        <b className={styles['step']} data-progress={progress}>
          {at}
        </b>
        {since && <span translate="no">{` · ${since}`}</span>}
      </span>
      {shownBack && <span role="status">{shownBack}</span>}
    </WaitingRow>
  )
}
