import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { useReadErrorText } from '../../../i18n/errorText.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconWarning } from '../../../ui/feedback/Warning.tsx'
import type { History } from './useStatementReport.ts'
import { statementHistory } from '../../../wallet/statementHistory.ts'
import styles from './Report.module.css'

export function ReadingStatus({ history }: { history: History }) {
  const { t } = useTranslation('report')
  const { status, total, readAt } = history
  const outcome = useOutcome(history)
  const isReading = status === 'reading' || status === 'idle'
  const read = readOf(history)
  const counts = { read: formatCount(read), total: formatCount(total ?? 0) }
  return (
    <div className={styles['reading']}>
      <div className={styles['course']}>
        <div className={styles['told']}>
          {isReading && <p>{total === null ? t('readingFirst') : t('reading', counts)}</p>}
          <p role="status">{isReading ? '' : outcome}</p>
          {status === 'complete' && <p className={styles['moment']}>{t('readAt', { time: formatDateTime(readAt) })}</p>}
        </div>
        {status !== 'complete' && (
          <Button
            variant="quiet"
            className={styles['act']}
            onClick={() => (isReading ? statementHistory.stop() : statementHistory.read())}
          >
            {t(isReading ? 'stop' : 'goOn')}
          </Button>
        )}
      </div>
      {status !== 'complete' && (
        <progress
          className={styles['progress']}
          aria-label={t('progress')}
          value={total === null ? undefined : read}
          max={total ?? 1}
        />
      )}
      <MissingRowsNote history={history} />
    </div>
  )
}

const readOf = ({ rows, unreadable }: History) => rows.length + unreadable

function useOutcome(history: History): string {
  const { t } = useTranslation(['report', 'common'])
  const errorText = useReadErrorText()
  const { status, failure, total } = history
  const counts = { read: formatCount(readOf(history)), total: formatCount(total ?? 0) }
  if (status === 'complete') return t('readAll', { ...counts, count: total ?? 0 })
  if (status === 'failed') return `${t('common:loadFailed')} · ${errorText(failure)}`
  return t(status === 'unsteady' ? 'unsteady' : 'stopped', counts)
}

function MissingRowsNote({ history: { total, missing, unreadable } }: { history: History }) {
  const { t } = useTranslation('report')
  if (total === null || missing === null || missing + unreadable === 0) return null
  return (
    <IconWarning small>
      {missing > 0 && <p>{t('lacksMissing', { count: missing, number: formatCount(missing) })}</p>}
      {unreadable > 0 && <p>{t('lacksUnreadable', { count: unreadable, number: formatCount(unreadable) })}</p>}
    </IconWarning>
  )
}
