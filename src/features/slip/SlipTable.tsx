import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Slip } from '../../api/slip.ts'
import { progressOf } from '../../api/progress.ts'
import { formatDateTime } from '../../i18n/dates.ts'
import { formatMoney, type Currency } from '../../i18n/money.ts'
import { Button } from '../../ui/Button.tsx'
import { keyed } from '../../ui/keyed.ts'
import { reasonText } from './rules.ts'
import styles from './Slips.module.css'
import { useViewSlip } from './useViewSlip.ts'

interface Props {
  slips: readonly Slip[]
  currency: Currency
}

/** A page of slips. On narrow phones each row takes two lines. */
export function SlipTable({ slips, currency }: Props) {
  const { t } = useTranslation('slip')
  return (
    <table className={styles['table']} aria-label={t('listTitle')}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('amount')}</th>
          <th scope="col">{t('status')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('view')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keyed(slips, ({ createdAt, reference }) => `${createdAt} ${reference}`).map(({ key, item }) => (
          <SlipRow key={key} slip={item} currency={currency} />
        ))}
      </tbody>
    </table>
  )
}

function SlipRow({ slip, currency }: { slip: Slip; currency: Currency }) {
  const { t } = useTranslation('slip')
  const { canView, view, busy, needsTap } = useViewSlip(slip)
  const time = formatDateTime(slip.createdAt)
  const { amount } = slip
  const progress = progressOf(slip.status)
  const known = slip.note === null ? null : reasonText(slip.note)
  const reason = known ? t(known) : slip.note
  return (
    <tr>
      <td className={styles['time']}>
        <time dateTime={slip.createdAt ?? undefined}>{time}</time>
      </td>
      <td className={styles['amount']}>{amount !== null && amount > 0 ? formatMoney(amount, currency) : '-'}</td>
      <td className={styles['status']} data-progress={progress}>
        {reason ? t('withReason', { status: t(progress), reason }) : t(progress)}
      </td>
      <td className={styles['view']}>
        {canView && (
          <Button
            variant="plain"
            busy={busy}
            aria-label={t(needsTap ? 'openOf' : 'viewOf', { time })}
            onClick={() => void view()}
          >
            {!busy && <ExternalLink size={18} aria-hidden="true" />}
            {t(needsTap ? 'open' : 'view')}
          </Button>
        )}
      </td>
    </tr>
  )
}
