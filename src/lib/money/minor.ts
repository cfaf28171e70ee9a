declare const unit: unique symbol

/** Hundredths of the currency. */
export type Minor = number & { readonly [unit]: 'minor' }

export const zero = 0 as Minor

/** Accepts only exact integers; others become null. */
export function wholeNumber(number: number | null): number | null {
  const nearest = Math.round(number ?? Number.NaN)
  return Number.isSafeInteger(nearest) ? nearest : null
}

export const minorOf = (count: number | null) => wholeNumber(count) as Minor | null

/** Null if one of them is unknown. */
export const sum = (parts: readonly (Minor | null)[]) =>
  minorOf(parts.reduce<number>((before, part) => before + (part ?? Number.NaN), 0))
