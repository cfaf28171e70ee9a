import type { Coupon, Slice, SpinResult } from '../../api/spin.ts'

/** Rows of one page of coupons (spec, section 9). */
export const couponsPerPage = 3

/** Prizes of a wheel that are listed at once. More than these are cut to the first few, and the rest opens. */
const mostPrizes = 8
const firstPrizes = 6

/** How many of so many prizes are listed first. */
export const shownPrizes = (count: number): number => (count > mostPrizes ? firstPrizes : count)

/** A second tap on claim within this time is ignored (spec, section 9). */
export const repeatedTapMs = 500

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** The code to claim a coupon with: its code, else its `_id`, else its slice's code (contract, spin). Null without any of them. */
export const claimCodeOf = ({ code, _id, prize }: Coupon): string | null =>
  [code, _id, prize.slice?.code].find(isText) ?? null

/** True if the wheel can be spun: no spin is in progress, and the number of coins is known and above 0. */
export const canSpin = (coins: number | null, isBusy: boolean): boolean => !isBusy && coins !== null && coins > 0

/**
 * Judges a spin of unknown outcome by the coins. `taken`: there are fewer than before it; `kept`: as many; `unclear`: there are more,
 * or a number is unknown.
 */
export function reconcile(before: number | null, now: number | null): 'taken' | 'kept' | 'unclear' {
  if (before === null || now === null || now > before) return 'unclear'
  return now < before ? 'taken' : 'kept'
}

/** True if the wheel has a slice to land on. */
export const hasSlice = (slices: readonly Slice[], { code }: SpinResult): boolean =>
  slices.some((slice) => slice.code === code)

/** The prize's name: its label, else that of its slice, else its code; '' without any of them. */
export const prizeName = ({ code, label }: SpinResult, slices: readonly Slice[]): string =>
  [label, slices.find((slice) => slice.code === code)?.label, code].find(isText) ?? ''

/** The names of a coupon's prize: its slice's label, and its own name if that says something else. */
export function namesOf({ prize: { name, slice } }: Coupon): { label: string; detail: string | null } {
  const [label = '', detail] = [slice?.label, name].filter(isText)
  return { label: label || (slice?.code ?? ''), detail: detail === undefined || detail.includes(label) ? null : detail }
}

/** The rows of a page, and the number of pages. Pages count from 1; a number past the end gives the last page. */
export function pageOf<Row>(rows: readonly Row[], page: number, perPage: number) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const at = Math.min(Math.max(1, page), pages)
  const first = (at - 1) * perPage
  return { page: at, pages, first, rows: rows.slice(first, first + perPage) }
}
