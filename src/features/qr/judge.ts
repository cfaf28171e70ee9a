import type { Currency } from '../../i18n/money.ts'
import { toMinor } from '../../lib/money/decimals.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { codeFields, isSealed, trimmed } from '../../lib/codeFields.ts'

/** What a code should say. */
export interface Asked {
  /** What was typed and what the server named, as far as they are known. */
  readonly amounts: readonly Minor[]
  readonly currency: Currency
}

/**
 * What was found out about a code. `amountless`: all is right, but the amount has to be typed in the bank's app. `unchecked`: it cannot be read,
 * or is of a kind that says nothing here. `wrong` is never shown; `amount` is what such a code says, null if it says none.
 */
export type Verdict =
  | { readonly is: 'right' | 'amountless'; readonly payee: string | null }
  | { readonly is: 'unchecked' }
  | { readonly is: 'wrong'; readonly what: 'damaged' | 'currency' | 'amount'; readonly amount: Minor | null }

const numbers: Record<Currency, string> = { BAHT: '764', LAK: '418' }

/** A scheme of an address, which no payment code begins with. */
const isAddress = (text: string) => /^[a-z][a-z\d+.-]+:/i.test(text)

/** What tells a payment code, so that one whose beginning or end is damaged is not taken for something else. */
const signs = /^0002|01021[12]|A000000677|5303(764|418)|5802(TH|LA)|6304[\da-f]{4}$/i

const unchecked = { is: 'unchecked' } as const
const damaged = { is: 'wrong', what: 'damaged', amount: null } as const

/** Judges what a code says (null for one that cannot be read). Only a payment code that is right in every part is `right`. */
export function judge(read: string | null, { amounts, currency }: Asked): Verdict {
  const text = read && trimmed(read)
  if (text === null || isAddress(text) || !signs.test(text)) return unchecked
  const fields = isSealed(text, '63') ? codeFields(text) : null
  if (fields?.get('00') !== '01' || [...fields.keys()].at(-1) !== '63') return damaged
  const written = fields.get('54')
  const amount = written === undefined ? null : amountOf(written)
  if (written !== undefined && amount === null) return damaged
  const money = fields.get('53')
  if (money !== undefined && money !== numbers[currency]) return { is: 'wrong', what: 'currency', amount }
  if (amount !== null && amounts.some((asked) => asked !== amount)) return { is: 'wrong', what: 'amount', amount }
  if (money === undefined || amounts.length === 0) return unchecked
  return { is: amount === null ? 'amountless' : 'right', payee: payeeOf(fields) }
}

/** An amount as a code writes it: `500`, `500.` or `500.00`. Null for anything else. */
const amountOf = (written: string) => (/^\d{1,10}(\.\d{0,2})?$/.test(written) ? toMinor(Number(written)) : null)

/** The payee's name, else the one in the language of the country; null without one. Characters that change others are left out. */
function payeeOf(fields: ReadonlyMap<string, string>): string | null {
  const local = codeFields(fields.get('64') ?? '')?.get('01')
  const name = (fields.get('59') ?? local ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return name === '' ? null : name
}
