import type { Coupon, Slice, SpinResult } from '../../api/spin.ts'

/** Rows of one page of coupons (spec, section 9). */
export const couponsPerPage = 3

/** Taps on a claim within this time (ms) of one that counted are the same tap (spec, section 9). */
export const burst = 500

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** What names a coupon in a claim: its code, else its `_id`, else its slice's code (contract, spin). Null when it has none of them. */
export const claimCodeOf = ({ code, _id, prize }: Coupon): string | null =>
  [code, _id, prize.slice?.code].find(isText) ?? null

/** Whether a tap on the wheel's button spins: not while a spin is on its way, nor with coins of 0, fewer, or an unknown number. */
export const canSpin = (coins: number | null, isBusy: boolean): boolean => !isBusy && coins !== null && coins > 0

/**
 * What the coins say about a spin that was not answered: `taken` when there are fewer than before it, `kept` when as many; `unclear`
 * when there are more, or either is not known.
 */
export function reconcile(before: number | null, now: number | null): 'taken' | 'kept' | 'unclear' {
  if (before === null || now === null || now > before) return 'unclear'
  return now < before ? 'taken' : 'kept'
}

/** Whether the wheel can land on what was won. */
export const hasSlice = (slices: readonly Slice[], { code }: SpinResult): boolean =>
  slices.some((slice) => slice.code === code)

/** What was won, in the server's words: its label, else that of its slice, else its code; empty when there are none. */
export const prizeName = ({ code, label }: SpinResult, slices: readonly Slice[]): string =>
  [label, slices.find((slice) => slice.code === code)?.label, code].find(isText) ?? ''

/** How a coupon's prize is called: by its slice's label, and by its own name where that says something else. */
export function namesOf({ prize: { name, slice } }: Coupon): { label: string; detail: string | null } {
  const [label = '', detail] = [slice?.label, name].filter(isText)
  return { label: label || (slice?.code ?? ''), detail: detail === undefined || detail === label ? null : detail }
}

/** The rows of a page, from 1, and how many pages there are; past the last page it is the last one. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const at = Math.min(Math.max(1, page), pages)
  const first = (at - 1) * perPage
  return { page: at, pages, first, rows: rows.slice(first, first + perPage) }
}
