import { useTranslation } from 'react-i18next'
import styles from './Kit.module.css'
import type { InviteTotals } from './useInviteTotals.ts'

/** How far the adding up has come, as a bar. Nothing once all is there, or where an early end leaves no total to compare with. */
export function TotalsBar({ read: { status, rows, total, unreadable } }: Pick<InviteTotals, 'read'>) {
  const { t } = useTranslation('kit')
  const done = rows.length + unreadable
  if (status === 'complete' || (status !== 'reading' && total === null)) return null
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      {...(total === null ? {} : { 'aria-valuemin': 0, 'aria-valuemax': total, 'aria-valuenow': done })}
      className={styles['track']}
    >
      {/* A share of its own, which no class can have. */}
      <span style={{ transform: `scaleX(${total ? done / total : 0})` }} />
    </div>
  )
}
