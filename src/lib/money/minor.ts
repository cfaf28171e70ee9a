declare const unit: unique symbol

/** An amount of money in integer minor units (hundredths) of its currency. A plain number has no unit, so it is not one. */
export type Minor = number & { readonly [unit]: 'minor' }

/** The nearest integer; null for null and for what cannot be counted exactly. */
export function wholeNumber(number: number | null): number | null {
  const nearest = Math.round(number ?? Number.NaN)
  return Number.isSafeInteger(nearest) ? nearest : null
}

/** Turns a number of minor units, such as a stored one, into an amount; null for null and for what cannot be counted exactly. */
export const minorOf = (count: number | null) => wholeNumber(count) as Minor | null

/** All parts together; null where one of them is not known, or where they cannot be counted exactly any more. */
export const sum = (parts: readonly (Minor | null)[]) =>
  minorOf(parts.reduce<number>((before, part) => before + (part ?? Number.NaN), 0))
