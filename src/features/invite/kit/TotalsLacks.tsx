import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/amounts.ts'
import { IconWarning } from '../../../ui/Warning.tsx'
import styles from './Kit.module.css'
import type { InviteTotals } from './useInviteTotals.ts'

/** What the sums lack, and what the list does not tell. In the amber box of a reading that ended early it needs no warning of its own. */
export function TotalsLacks({ totals: { read, sums } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { status, missing, unreadable } = read
  const isPart = status !== 'complete' && missing !== 0
  const lacks = [
    isPart && (missing === null ? t('lacksSome') : t('lacks')),
    unreadable > 0 && t('unreadable', { number: formatCount(unreadable) }),
    sums.unclear > 0 && t('unclear', { number: formatCount(sums.unclear) }),
    sums.undated > 0 && t('undated', { number: formatCount(sums.undated) }),
    sums.ahead > 0 && t('ahead', { number: formatCount(sums.ahead) }),
  ].filter((text) => text !== false)
  if (lacks.length === 0) return null
  const lines = lacks.map((text) => <p key={text}>{text}</p>)
  return status === 'complete' || status === 'reading' ? (
    <div className={styles['lacks']}>
      <IconWarning small>{lines}</IconWarning>
    </div>
  ) : (
    <div className={styles['note']}>{lines}</div>
  )
}
