import { rowKindOf, type StatementRow } from '../../../api/statement.ts'
import { parseAmount, ungrouped } from '../../../i18n/amounts.ts'
import { plainText } from '../../../lib/typedDigits.ts'
import { magnitudeOf } from '../../../wallet/ledger/reading.ts'
import type { NameOf } from '../Movements.tsx'
import { directionOf } from '../rules.ts'
import { isPayment, monthOf } from './sums.ts'

/** '' matches everything. */
export interface Filter {
  /** `payments`, `kind:` with a kind, or `other:` with the server's own word. */
  readonly kind: string
  readonly direction: '' | '+' | '-' | 'none'
  readonly status: '' | StatementRow['progress']
  /** `YYYY-MM`, or `none` for undated rows. */
  readonly month: string
  /** An amount, or part of the name of an account, bank or bonus. */
  readonly search: string
}

export const noFilter: Filter = { kind: '', direction: '', status: '', month: '', search: '' }

/** The kind comes from the address, so an unknown one matches all. */
export function filterOfKind(written = ''): Filter {
  const kind = rowKindOf(written)
  return kind === 'other' ? noFilter : { ...noFilter, kind: kindValue({ kind, writtenKind: '' }) }
}

export const isNoFilter = (filter: Filter): boolean =>
  Object.values(filter).every((value: string) => value.trim() === '')

export const kindValue = ({ kind, writtenKind }: Pick<StatementRow, 'kind' | 'writtenKind'>) =>
  kind === 'other' ? `other:${writtenKind}` : `kind:${kind}`

export function filterKind({ kind }: Pick<Filter, 'kind'>): Pick<StatementRow, 'kind' | 'writtenKind'> | null {
  const [, sort, writtenKind = ''] = /^(kind|other):(.*)$/s.exec(kind) ?? []
  return sort === undefined ? null : { kind: sort === 'other' ? sort : rowKindOf(writtenKind), writtenKind }
}

export function filtered(rows: readonly StatementRow[], filter: Filter, nameOf: NameOf): readonly StatementRow[] {
  if (isNoFilter(filter)) return rows
  const finds = finder(filter.search, nameOf)
  const { kind, direction, status, month } = filter
  return rows.filter(
    (row) =>
      (kind === '' || (kind === 'payments' ? isPayment(row) : kindValue(row) === kind)) &&
      (direction === '' || (directionOf(row) ?? 'none') === direction) &&
      (status === '' || row.progress === status) &&
      (month === '' || (monthOf(row) ?? 'none') === month) &&
      finds(row),
  )
}

/** Matches an amount's first digits, or any part of a name. */
function finder(search: string, nameOf: NameOf): (row: StatementRow) => boolean {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return () => true
  const digits = digitsOf(wanted)
  const wordsOf = namesFor(nameOf)
  const startsWithDigits = (amount: ReturnType<typeof magnitudeOf>) =>
    digits !== '' && amount !== null && ungrouped(amount).startsWith(digits)
  return (row) =>
    startsWithDigits(magnitudeOf(row)) ||
    wordsOf(row.from).includes(wanted) ||
    wordsOf(row.to).includes(wanted) ||
    row.description.toLowerCase().includes(wanted)
}

/** Cached, because thousands of rows share few accounts. */
function namesFor(nameOf: NameOf): (code: string) => string {
  const known = new Map<string, string>()
  return (code) => {
    const words = known.get(code) ?? `${code}\n${nameOf(code).name}`.toLowerCase()
    known.set(code, words)
    return words
  }
}

/** `฿1,234.5` gives `1234.5`, `1,234.5 baht` all of `1234.50`, other text ''. A comma that separates no thousands is a point. */
function digitsOf(wanted: string): string {
  const typed = plainText(wanted).replaceAll(/[฿₭+\-−\s]/g, '')
  const digits = /^\d{1,3}(,\d{3})+(\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  if (/^\d+(\.\d{0,2})?$/.test(digits)) return digits.replace(/^0+(?=\d)/, '')
  const amounts = (['BAHT', 'LAK'] as const).map((currency) => parseAmount(wanted, currency))
  const amount = amounts.find((one) => typeof one === 'number')
  return amount === undefined ? '' : ungrouped(amount)
}
