import { Download, ExternalLink, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openInBrowser } from '../../../session/openInBrowser.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { pages } from '../../../nav/addresses.ts'
import { searchOf } from '../../../nav/dialogAddress.ts'
import { platform } from '../../../platform/current.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Paper } from './Paper.tsx'
import styles from './Report.module.css'
import { canPrint, useTakeAway } from './useTakeAway.ts'
import type { StatementReport } from './useStatementReport.ts'

export function TakeAway({ report }: { report: StatementReport }) {
  const { t } = useTranslation('report')
  const { paper, isPrinting, isRefused, takeCsv, takePaper } = useTakeAway(report)
  const { downloads, openInBrowser: opensBrowser } = platform().can
  if (!report.isCurrencyKnown) return null
  return (
    <section aria-label={t('take')}>
      <p className={styles['name']}>{t('takeRows', { number: formatCount(report.shown.length) })}</p>
      <div className={styles['actions']}>
        <Button variant="quiet" className={styles['action']} onClick={takeCsv}>
          <Download size={20} aria-hidden="true" />
          {t('csv')}
        </Button>
        <Button variant="quiet" className={styles['action']} onClick={takePaper}>
          <Printer size={20} aria-hidden="true" />
          {t(canPrint() ? 'print' : 'printable')}
        </Button>
        {!downloads && opensBrowser && (
          <Button
            variant="plain"
            className={styles['action']}
            onClick={() => openInBrowser(pages.statement + searchOf({ name: 'report' }))}
          >
            <ExternalLink size={20} aria-hidden="true" />
            {t('inBrowser')}
          </Button>
        )}
      </div>
      <p className={styles['warned']} role="status">
        {isRefused ? t(opensBrowser ? 'refusedBrowser' : 'refused') : ''}
      </p>
      {isPrinting && <Paper report={report} paper={paper} />}
    </section>
  )
}
