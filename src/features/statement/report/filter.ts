import { plainText } from '../../../lib/typedDigits.ts'
import { plain } from '../../../i18n/money.ts'
import { rowKindOf, type StatementRow } from '../../../api/statement.ts'
import type { NameOf } from '../useMovement.ts'
import type { Fact } from './facts.ts'

/** What is shown; '' lets all through. */
export interface Filter {
  /** `payments`: deposits and withdrawals; else the kind of a movement behind `kind:`, or behind `other:` the server's own word for it. */
  readonly kind: string
  readonly direction: '' | '+' | '-' | 'none'
  readonly status: '' | Fact['progress']
  /** `YYYY-MM`; `none`: without a date. */
  readonly month: string
  /** An amount, or a part of an account's, a bank's or a bonus's name, as typed. */
  readonly search: string
}

export const noFilter: Filter = { kind: '', direction: '', status: '', month: '', search: '' }

/** The filter that lets this kind of movement through; all pass if there is no such kind, as anybody can write an address. */
export function filterOfKind(written = ''): Filter {
  const kind = rowKindOf(written)
  return kind === 'other' ? noFilter : { ...noFilter, kind: kindValue({ kind, word: '' }) }
}

/** True if all rows pass. */
export const isNoFilter = (filter: Filter): boolean =>
  Object.values(filter).every((value: string) => value.trim() === '')

/** The filter's value for the kind of a row. */
export const kindValue = ({ kind, word }: Pick<StatementRow, 'kind' | 'word'>) =>
  kind === 'other' ? `other:${word}` : `kind:${kind}`

/** The kind that a filter is for, null for none. */
export function kindOf({ kind }: Pick<Filter, 'kind'>): Pick<StatementRow, 'kind' | 'word'> | null {
  const [, sort, word = ''] = /^(kind|other):(.*)$/s.exec(kind) ?? []
  return sort === undefined ? null : { kind: sort === 'other' ? sort : rowKindOf(word), word }
}

/** The rows that a filter lets through. */
export function filtered(facts: readonly Fact[], filter: Filter, nameOf: NameOf): readonly Fact[] {
  if (isNoFilter(filter)) return facts
  const finds = finder(filter.search, nameOf)
  const { kind, direction, status, month } = filter
  return facts.filter(
    (fact) =>
      (kind === '' || (kind === 'payments' ? fact.payment !== null : kindValue(fact.row) === kind)) &&
      (direction === '' || (fact.direction ?? 'none') === direction) &&
      (status === '' || fact.progress === status) &&
      (month === '' || (fact.month ?? 'none') === month) &&
      finds(fact),
  )
}

/** An amount is found by its first digits, as it may still be being typed; a name by any part of it. */
function finder(search: string, nameOf: NameOf): (fact: Fact) => boolean {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return () => true
  const digits = digitsOf(wanted)
  const wordsOf = namesFor(nameOf)
  return ({ row, amount }) =>
    (digits !== '' && amount !== null && plain(amount).replaceAll(',', '').startsWith(digits)) ||
    wordsOf(row.from).includes(wanted) ||
    wordsOf(row.to).includes(wanted) ||
    row.description.toLowerCase().includes(wanted)
}

/** The few accounts of thousands of rows are spelled once. */
function namesFor(nameOf: NameOf): (code: string) => string {
  const known = new Map<string, string>()
  return (code) => {
    const words = known.get(code) ?? `${code}\n${nameOf(code).name}`.toLowerCase()
    known.set(code, words)
    return words
  }
}

/** The digits of a typed amount, '' for what is none: `฿1,234.5` is `1234.5`; a comma that separates no thousands is a point. */
function digitsOf(wanted: string): string {
  const typed = plainText(wanted).replaceAll(/[฿₭+\-−\s]/g, '')
  const digits = /^\d{1,3}(,\d{3})+(\.|$)/.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return /^\d+(\.\d{0,2})?$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : ''
}
