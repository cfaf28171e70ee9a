import type { Coupon, Slice, SpinResult } from '../../api/spin.ts'

export const couponsPerPage = 3

/** A second tap within this time is ignored. */
export const repeatedTapMs = 500

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== ''

/** Falls back to `_id`, then to the slice's code (contract, spin). */
export const claimCodeOf = ({ code, _id, prize }: Coupon): string | null =>
  [code, _id, prize.slice?.code].find(isText) ?? null

export const canSpin = (coins: number | null, isBusy: boolean): boolean => !isBusy && coins !== null && coins > 0

export function reconcile(before: number | null, now: number | null): 'taken' | 'kept' | 'unclear' {
  if (before === null || now === null || now > before) return 'unclear'
  return now < before ? 'taken' : 'kept'
}

export const hasSlice = (slices: readonly Slice[], { code }: SpinResult): boolean =>
  slices.some((slice) => slice.code === code)

export const prizeName = ({ code, label }: SpinResult, slices: readonly Slice[]): string =>
  [label, slices.find((slice) => slice.code === code)?.label, code].find(isText) ?? ''

export function namesOf({ prize: { name, slice } }: Coupon): { label: string; detail: string | null } {
  const [label = '', detail] = [slice?.label, name].filter(isText)
  return { label: label || (slice?.code ?? ''), detail: detail === undefined || detail.includes(label) ? null : detail }
}
