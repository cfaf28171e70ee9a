import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/dates.ts'
import { showToast } from '../../../lib/toasts.ts'
import { platform } from '../../../platform/current.ts'
import { takeFile } from '../../../platform/files.ts'
import type { StatementReport } from './useStatementReport.ts'
import { formatCount } from '../../../i18n/amounts.ts'
import { currencySign, plainAmount } from '../../../i18n/money.ts'
import { directionOf, magnitudeOf } from '../rules.ts'
import { useRowWords } from './useRowWords.ts'

/** The last row names what is missing. */
export function useCsv({ shown, nameOf, currency, lacks }: StatementReport): () => string {
  const { t } = useTranslation(['report', 'statement'])
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
      const sign = directionOf(row)
      const direction = sign ? directions[sign] : ''
      const written = magnitudeOf(row)
      const amount = written === null ? t('noAmount') : { number: plainAmount(written).replaceAll(',', '') }
      return [time, row.createdAt ?? '', kind, details, from, to, status, direction, amount]
    })
    const last = lacks > 0 ? [[t('fileLacks', { count: lacks, number: formatCount(lacks) })]] : []
    return csvOf([head, ...rows, ...last])
  }
}

/** A saved file has none of the app's styles. */
const styles = `
body { margin: 24px auto; max-width: 900px; padding: 0 16px; font: 14px/1.6 system-ui, sans-serif; color: #000; background: #fff }
h1 { font-size: 20px } h2 { font-size: 16px } dl > div { display: flex; justify-content: space-between; gap: 16px; border-bottom: 1px solid #ccc } dd { margin: 0; font-weight: 600; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: 12px } th, td { padding: 4px 6px; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top }
td:last-child, th:last-child { text-align: right; white-space: nowrap } thead { display: table-header-group } tr { break-inside: avoid }
`

const paperFile = (paper: string, { language, title }: { language: string; title: string }): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><style>${styles}</style></head><body>${paper}</body></html>`

const nameNow = () => `statement-${formatDay(Date.now()).split('/').reverse().join('-')}`

/** In-app browsers do not print. */
export const canPrint = () => platform().can.downloads && 'print' in window

export function useTakeAway(report: StatementReport) {
  const { t, i18n } = useTranslation('report')
  const csv = useCsv(report)
  const paper = useRef<HTMLElement>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  const take = async (file: File, text: string) => {
    const taken = await takeFile(file, text)
    setIsRefused(taken === 'refused')
    if (taken === 'saved') showToast('success', t('saved'))
    if (taken === 'copied') showToast('success', t('copied'))
  }
  const takeCsv = () => {
    const text = csv()
    void take(new File([byteOrderMark, text], `${nameNow()}.csv`, { type: 'text/csv' }), text)
  }
  /** Synchronous, because browsers share and print only within the tap. */
  const takePaper = () => {
    flushSync(() => setIsPrinting(true))
    if (canPrint()) return print()
    const page = paperFile(paper.current?.outerHTML ?? '', { language: i18n.language, title: t('paperTitle') })
    setIsPrinting(false)
    void take(new File([page], `${nameNow()}.html`, { type: 'text/html' }), csv())
  }
  const print = () => {
    document.documentElement.dataset['printing'] = ''
    window.print()
  }
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    // If `print` returns at once, the paper has to stay until then.
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('afterprint', end)
      delete document.documentElement.dataset['printing']
    }
  }, [isPrinting])
  return { paper, isPrinting, isRefused, takeCsv, takePaper }
}

type Cell = string | { readonly number: string }

/** Without this mark of UTF-8, Excel would read Thai as Latin letters. */
const byteOrderMark = '\uFEFF'

/** After these, spreadsheets run a cell as a formula, even full-width or after blanks. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u

/** RFC 4180, safe from injected formulas. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')

function csvCell(cell: Cell): string {
  if (typeof cell === 'object') return cell.number
  const safe = formula.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
