import { minorOf, type Minor } from './minor.ts'

/**
 * Converts a number with 2 decimals.
 * @returns null if not exact.
 */
export const toMinor = (amount: number) => minorOf(amount * 100)

export const fromMinor = (minor: Minor): number => minor / 100
