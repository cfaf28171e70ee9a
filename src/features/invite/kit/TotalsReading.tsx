import { Check, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/amounts.ts'
import { useReadErrorText } from '../../../i18n/errorText.ts'
import { classes } from '../../../ui/classes.ts'
import styles from './Kit.module.css'
import type { InviteTotals } from './useInviteTotals.ts'

export function TotalsReading({ read }: Pick<InviteTotals, 'read'>) {
  const { t } = useTranslation('kit')
  const errorText = useReadErrorText()
  const { status, failure, rows, total, unreadable } = read
  const done = rows.length + unreadable
  const counts = { read: formatCount(done), total: formatCount(total) }
  const isReading = status === 'reading'
  const soFar = total === null ? t('readSome', counts) : t('readOf', counts)
  const ended = {
    complete: rows.length === 0 ? t('nobody') : t('readAll'),
    failed: `${errorText(failure)} ${soFar}`,
    stopped: `${t('stopped')} ${soFar}`,
    unsteady: t('unsteady'),
    reading: '',
    idle: '',
  }
  const isPart = status === 'failed' || status === 'stopped' || status === 'unsteady'
  return (
    <div className={styles['reading']}>
      {isReading && <p className={styles['note']}>{done === 0 ? t('reading') : soFar}</p>}
      <p role="status" className={classes(styles['note'], styles['ended'])}>
        {status === 'complete' && <Check size={16} strokeWidth={3} aria-hidden="true" />}
        {isPart && <TriangleAlert size={20} aria-hidden="true" />}
        <span>{ended[status]}</span>
      </p>
    </div>
  )
}
