import { Download, ExternalLink, Printer } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { flushSync, createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ungrouped, formatMovement } from '../../../i18n/amounts.ts'
import { formatDay, formatDateTime } from '../../../i18n/dates.ts'
import { currencySign, formatCount, exactMoney } from '../../../i18n/money.ts'
import { showToast } from '../../../lib/toasts.ts'
import { pages } from '../../../nav/addresses.ts'
import { searchOf } from '../../../nav/dialogAddress.ts'
import { platform } from '../../../platform/current.ts'
import { saveFile } from '../../../platform/files.ts'
import { openInBrowser } from '../../../session/openInBrowser.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { keyed } from '../../../ui/lists/keyed.ts'
import { magnitudeOf } from '../../../wallet/ledger/reading.ts'
import { directionOf } from '../rules.ts'
import { exactSum, isoMonthLabel } from './sums.ts'
import { useRowWords, useFilterChoices } from './useRowWords.ts'
import type { StatementReport } from './useStatementReport.ts'
import pageStyles from '../../../ui/layout/Page.module.css'
import paperStyles from './Paper.module.css'
import styles from './Report.module.css'

export function ExportActions({ report }: { report: StatementReport }) {
  const { t } = useTranslation('statementReport')
  const { paper, isPrinting, isRefused, exportCsv, exportPaper } = useExport(report)
  const { downloads, openInBrowser: opensBrowser } = platform().can
  if (report.currency === '') return null
  return (
    <section aria-label={t('export')}>
      <p className={pageStyles['subtitle']}>
        {t('exportRows', { count: report.shown.length, number: formatCount(report.shown.length) })}
      </p>
      <div className={styles['actions']}>
        <Button variant="quiet" className={styles['action']} icon={Download} onClick={exportCsv}>
          {t('csv')}
        </Button>
        <Button variant="quiet" className={styles['action']} icon={Printer} onClick={exportPaper}>
          {t(canPrint() ? 'print' : 'printable')}
        </Button>
        {!downloads && opensBrowser && (
          <Button
            variant="plain"
            className={styles['action']}
            icon={ExternalLink}
            onClick={() => openInBrowser(pages.statement + searchOf({ name: 'statementReport' }))}
          >
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

/** The last row names what is missing. */
export function useCsv({ shown, nameOf, currency, lacks }: StatementReport): () => string {
  const { t } = useTranslation(['statementReport', 'statement'])
  const wordsOf = useRowWords(nameOf)
  const directions = { '+': t('in'), '-': t('out') }
  return () => {
    const head = [
      t('statement:time'),
      t('utc'),
      t('kind'),
      t('statement:detail'),
      t('statement:from'),
      t('statement:to'),
      t('status'),
      t('direction'),
      `${t('amount')} (${currencySign(currency)})`,
    ]
    const rows = shown.map((row): Cell[] => {
      const { time, kind, details, from, to, status } = wordsOf(row)
      // Some servers write another zone's time.
      const utc = row.createdAt === null ? '' : new Date(row.createdAt).toISOString()
      const sign = directionOf(row)
      const direction = sign ? directions[sign] : ''
      const written = magnitudeOf(row)
      const amount = written === null ? t('noAmount') : { number: ungrouped(written) }
      return [time, utc, kind, details, from, to, status, direction, amount]
    })
    const last = lacks > 0 ? [[t('fileLacks', { count: lacks, number: formatCount(lacks) })]] : []
    return csvOf([head, ...rows, ...last])
  }
}

type Cell = string | { readonly number: string }

/** Without this mark of UTF-8, Excel would read Thai as Latin letters. */
const byteOrderMark = '\uFEFF'

/** After these, spreadsheets run a cell as a formula, even full-width or after blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** Follows RFC 4180 and defuses injected formulas. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

function csvCell(cell: Cell): string {
  if (typeof cell === 'object') return cell.number
  const safe = formula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}

/** A saved file has none of the app's styles. */
const fileStyles = `
body { margin: 24px auto; max-width: 900px; padding: 0 16px; font: 14px/1.6 system-ui, sans-serif; color: #000; background: #fff }
h1 { font-size: 20px } h2 { font-size: 16px } dl > div { display: flex; justify-content: space-between; gap: 16px; border-bottom: 1px solid #ccc } dd { margin: 0; font-weight: 600; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: 12px } th, td { padding: 4px 6px; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top }
td:last-child, th:last-child { text-align: right; white-space: nowrap } thead { display: table-header-group } tr { break-inside: avoid }
`

const paperFile = (paper: string, { language, title }: { language: string; title: string }): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><style>${fileStyles}</style></head><body>${paper}</body></html>`

const nameNow = () => `statement-${formatDay(Date.now()).split('/').reverse().join('-')}`

/** In-app browsers do not print. */
const canPrint = () => platform().can.downloads && 'print' in window

function useExport(report: StatementReport) {
  const { t, i18n } = useTranslation('statementReport')
  const csv = useCsv(report)
  const paper = useRef<HTMLElement>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  const save = async (file: File, text: string) => {
    const result = await saveFile(file, text)
    setIsRefused(result === 'refused')
    if (result === 'saved') showToast('success', t('saved'))
    if (result === 'copied') showToast('success', t('copied'))
  }
  const exportCsv = () => {
    const text = csv()
    void save(new File([byteOrderMark, text], `${nameNow()}.csv`, { type: 'text/csv' }), text)
  }
  /** Synchronous, because browsers share and print only within the tap. */
  const exportPaper = () => {
    flushSync(() => setIsPrinting(true))
    if (canPrint()) return window.print()
    const page = paperFile(paper.current?.outerHTML ?? '', { language: i18n.language, title: t('paperTitle') })
    setIsPrinting(false)
    void save(new File([page], `${nameNow()}.html`, { type: 'text/html' }), csv())
  }
  useLayoutEffect(() => {
    if (!isPrinting) return
    document.documentElement.dataset['printing'] = ''
    const end = () => setIsPrinting(false)
    // If `print` returns at once, the paper has to stay until then.
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('afterprint', end)
      delete document.documentElement.dataset['printing']
    }
  }, [isPrinting])
  return { paper, isPrinting, isRefused, exportCsv, exportPaper }
}

function Paper({ report, paper }: { report: StatementReport; paper: Ref<HTMLElement> }) {
  const { t } = useTranslation(['statementReport', 'statement', 'shared'])
  const { net, sums, shown, months, currency, history, lacks, isWhole } = report
  const wordsOf = useRowWords(report.nameOf)
  const { words: filter } = useFilterChoices(report, report.shownFilter)
  const since =
    net.since === null ? t('sinceUnknown') : t(isWhole ? 'since' : 'sincePart', { date: formatDay(net.since) })
  const facts = [
    [`${t('net')} · ${since}`, exactMoney(net.net, currency)],
    [t('in'), exactSum(sums.in, currency, '+')],
    [t('out'), exactSum(sums.out, currency, '-')],
    [t('underWay'), exactMoney(sums.underWay.amount, currency)],
  ]
  return createPortal(
    <article ref={paper} className={paperStyles['paper']}>
      <h1>{`${document.title} · ${t('paperTitle')}`}</h1>
      <p>{t('readAt', { time: formatDateTime(history.readAt) })}</p>
      <p>{t('shown', { number: formatCount(shown.length), total: formatCount(history.total) })}</p>
      {filter !== '' && <p>{filter}</p>}
      {lacks > 0 && <p>{t('fileLacks', { count: lacks, number: formatCount(lacks) })}</p>}
      {sums.undated > 0 && <p>{t('undated', { count: sums.undated, number: formatCount(sums.undated) })}</p>}
      {sums.unclear > 0 && <p>{t('unclear', { count: sums.unclear, number: formatCount(sums.unclear) })}</p>}
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('perMonth')}</h2>
      <PaperTable
        head={[t('month'), t('in'), t('out')]}
        rows={months.map(({ month, sums: its }) => [
          month === null ? t('shared:undated') : isoMonthLabel(month),
          exactSum(its.in, currency, '+'),
          exactSum(its.out, currency, '-'),
        ])}
      />
      <h2>{t('rows')}</h2>
      <PaperTable
        head={[t('statement:time'), t('kind'), t('statement:from'), t('statement:to'), t('status'), t('amount')]}
        rows={shown.map((row) => {
          const { time, kind, details, from, to, status } = wordsOf(row)
          const written = magnitudeOf(row)
          const amount = written === null ? t('noAmount') : formatMovement(written, currency, directionOf(row))
          return [time, details === '' ? kind : `${kind}: ${details}`, from, to, status, amount]
        })}
      />
    </article>,
    document.body,
  )
}

const PaperTable = ({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) => (
  <table>
    <thead>
      <tr>
        {head.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {keyed(rows, (cells) => cells.join(' ')).map(({ key, item: cells }) => (
        <tr key={key}>
          {cells.map((cell, column) => (
            <td key={head[column]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
