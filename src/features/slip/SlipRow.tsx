import { ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Slip } from '../../api/slip.ts'
import { progressOf } from '../../api/progress.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { exactMoney, formatMoney, type Currency } from '../../i18n/money.ts'
import { AskAboutThis } from '../../ui/AskAboutThis.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import { Masked } from '../../ui/Masked.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import groupStyles from '../../ui/Group.module.css'
import { reasonText } from './rules.ts'
import styles from './Slips.module.css'
import { useViewSlip } from './useViewSlip.ts'

const kinds = { failed: 'danger', success: 'in', underWay: 'wait' } as const

/** What became of a slip. A tap opens its picture, if the server has it. One that failed leads to support. */
export function SlipRow({ slip, currency }: { slip: Slip; currency: Currency }) {
  const { t } = useTranslation('slip')
  const { canView, view, busy, needsTap } = useViewSlip(slip)
  const { amount } = slip
  const progress = progressOf(slip.status)
  const known = slip.note === null ? null : reasonText(slip.note)
  const reason = known ? t(known) : slip.note
  const content = (
    <>
      <KindTile icon={ReceiptText} kind={kinds[progress]} />
      <span className={groupStyles['words']}>
        <span className={styles['line']}>
          <time className={styles['time']} dateTime={slip.createdAt ?? undefined}>
            {formatDateTime(slip.createdAt)}
          </time>{' '}
          {amount !== null && amount > 0 && (
            <span className={styles['amount']}>
              <Masked>{formatMoney(amount, currency)}</Masked>
            </span>
          )}
        </span>{' '}
        <span className={styles['outcome']}>
          <span className={styles['status']} data-progress={progress}>
            {reason ? t('withReason', { status: t(progress), reason }) : t(progress)}
          </span>
          {canView && ' '}
          {busy ? <Spinner /> : canView && <span className={styles['open']}>{t(needsTap ? 'open' : 'view')}</span>}
        </span>
      </span>
    </>
  )
  const ask = progress === 'failed' && (
    <AskAboutThis
      isSmall
      facts={[
        [t('askKind'), amount !== null && amount > 0 ? exactMoney(amount, currency) : ''].filter(Boolean).join(' '),
        reason ? t('withReason', { status: t(progress), reason }) : t(progress),
        formatDateTime(slip.createdAt),
      ]}
      reference={slip.reference}
    />
  )
  if (!canView)
    return (
      <li className={styles['item']}>
        <span className={groupStyles['row']}>{content}</span>
        {ask}
      </li>
    )
  return (
    <li className={styles['item']}>
      <button
        type="button"
        className={groupStyles['row']}
        aria-busy={busy || undefined}
        onClick={busy ? undefined : () => void view()}
      >
        {content}
      </button>
      {ask}
    </li>
  )
}
