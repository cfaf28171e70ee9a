import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/figures.ts'
import { classes } from '../../../ui/classes.ts'
import { IconWarning } from '../../../ui/Warning.tsx'
import styles from './Kit.module.css'
import type { InviteTotals } from './useInviteTotals.ts'

/** What the sums lack, and what the list does not tell. */
export function TotalsNotes({ totals: { read, sums } }: { totals: InviteTotals }) {
  const { t } = useTranslation('kit')
  const { status, missing, unreadable, rows } = read
  const isPart = status !== 'complete' && missing !== 0
  const lacks = [
    isPart && (missing === null ? t('lacksSome') : t('lacks', { number: formatCount(missing) })),
    unreadable > 0 && t('unreadable', { number: formatCount(unreadable) }),
    sums.unclear > 0 && t('unclear', { number: formatCount(sums.unclear) }),
    sums.undated > 0 && t('undated', { number: formatCount(sums.undated) }),
    sums.ahead > 0 && t('ahead', { number: formatCount(sums.ahead) }),
  ].filter((text) => text !== false)
  return (
    <>
      {lacks.length > 0 && (
        <IconWarning small>
          {lacks.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </IconWarning>
      )}
      {rows.length > 0 && <p className={classes(styles['note'], styles['fine'])}>{t('notPaid')}</p>}
    </>
  )
}
