import { Check, Clock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RowProgress } from '../../api/entities.ts'
import { hideAmounts } from '../../i18n/amounts.ts'
import { showAlert } from '../../lib/alerts.ts'
import { WaitingRow } from '../../ui/lists/WaitingRow.tsx'
import { useWithdrawalSteps } from './useWithdrawalSteps.ts'
import styles from './WithdrawalRow.module.css'

interface Props {
  /** Includes the currency's sign. */
  amount: string
  /** '' if unknown. */
  since: string
  progress: RowProgress
  /** A bank's code; '' if unknown. */
  to: string
  bankName: string
  /** Null until it was read after a withdrawal had ended. */
  balance: string | null
}

const looks = {
  underWay: { icon: Clock, kind: 'wait', tone: 'waiting' },
  success: { icon: Check, kind: 'in', tone: 'success' },
  failed: { icon: X, kind: 'danger', tone: 'error' },
} as const

export function WithdrawalRow({ amount, since, progress, to, bankName, balance }: Props) {
  const { t } = useTranslation(['shared', 'common'])
  const stepsOf = useWithdrawalSteps()
  const { icon, kind, tone } = looks[progress]
  const steps = stepsOf(progress)
  const at = steps.findLast(({ state }) => state !== 'next')?.label ?? ''
  const back = progress === 'failed' && balance !== null ? t('withdrawalBack', { balance }) : null
  const open = () =>
    showAlert({
      tone,
      title: t('withdrawal'),
      text: `${amount} ${at}`,
      receipt: {
        amount,
        note: back,
        steps,
        rows: [
          { label: t('receiptFrom'), value: t('common:mainWallet'), account: { of: 'main' } },
          { label: t('receiptTo'), value: bankName || to, account: bankName ? { of: 'bank', code: to } : null },
          { label: t('receiptTime'), value: since },
        ],
      },
    })
  return (
    <WaitingRow icon={icon} kind={kind} title={t('withdrawal')} amount={hideAmounts(amount)} onOpen={open}>
      <span>
        <b className={styles['step']} data-progress={progress}>
          {at}
        </b>
        {since && <span translate="no">{` · ${since}`}</span>}
      </span>
      {back && <span role="status">{hideAmounts(back)}</span>}
    </WaitingRow>
  )
}
