import type { Currency } from '../../i18n/money.ts'
import { codeFields, hasValidChecksum, withoutEdgeNoise } from '../../lib/emvco.ts'
import { wholeUnits } from '../../lib/money/amounts.ts'
import { toMinor } from '../../lib/money/decimals.ts'
import type { Minor } from '../../lib/money/minor.ts'

export interface ExpectedPayment {
  readonly typed: Minor | null
  /** By the server. */
  readonly named: Minor | null
  readonly currency: Currency
}

/**
 * `amountless`: valid, without an amount. `unchecked`: unreadable or of another kind. `wrong`: never shown. `amount` is the
 * code's own, or null.
 */
export type Verdict =
  | { readonly is: 'right' | 'amountless'; readonly payee: string | null; readonly amount: Minor | null }
  | { readonly is: 'unchecked' }
  | { readonly is: 'wrong'; readonly what: 'damaged' | 'currency' | 'amount'; readonly amount: Minor | null }

const currencyNumbers: Record<Currency, string> = { BAHT: '764', LAK: '418', '': '' }

/** No payment code begins with a scheme. */
const isAddress = (text: string) => /^[a-z][a-z\d+.-]+:/i.test(text)

/** Even damaged payment codes contain one of these marks. */
const paymentMarks = /^0002|01021[12]|A000000677|5303(764|418)|5802(TH|LA)|6304[\da-f]{4}$/i

const uncheckedVerdict = { is: 'unchecked' } as const
const damaged = { is: 'wrong', what: 'damaged', amount: null } as const

/** `read` is null if unreadable. Only a payment code that is valid in every part is `right`. */
export function checkPaymentCode(read: string | null, { typed, named, currency }: ExpectedPayment): Verdict {
  const text = read && withoutEdgeNoise(read)
  if (text === null || isAddress(text) || !paymentMarks.test(text)) return uncheckedVerdict
  const fields = hasValidChecksum(text, '63') ? codeFields(text) : null
  if (fields?.get('00') !== '01' || [...fields.keys()].at(-1) !== '63') return damaged
  const written = fields.get('54')
  const amount = written === undefined ? null : codeAmount(written)
  if (written !== undefined && amount === null) return damaged
  const money = fields.get('53')
  if (money !== undefined && money !== currencyNumbers[currency]) return { is: 'wrong', what: 'currency', amount }
  // Gateways identify payments by their satang, which the server may name.
  const isFar = (asked: Minor | null) => amount !== null && asked !== null && Math.abs(asked - amount) >= wholeUnits(1)
  const isUnlikeNamed = amount !== null && named !== null && typed !== null && named !== typed && named !== amount
  if (isFar(typed) || isFar(named) || isUnlikeNamed) return { is: 'wrong', what: 'amount', amount }
  if (money === undefined || (typed ?? named) === null) return uncheckedVerdict
  return { is: amount === null ? 'amountless' : 'right', payee: payeeOf(fields), amount }
}

const codeAmount = (written: string) => (/^\d{1,10}(\.\d{0,2})?$/.test(written) ? toMinor(Number(written)) : null)

/** Falls back to the name in the local language; strips invisible characters. */
function payeeOf(fields: ReadonlyMap<string, string>): string | null {
  const local = codeFields(fields.get('64') ?? '')?.get('01')
  const name = (fields.get('59') ?? local ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return name === '' ? null : name
}
