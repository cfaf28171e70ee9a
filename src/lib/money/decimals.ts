import { minorOf, type Minor } from './minor.ts'

/** An amount as the wire and the settings write it (a number with 2 decimals); null for what cannot be counted exactly. */
export const toMinor = (amount: number) => minorOf(amount * 100)

/** An amount as the wire writes it: a number with at most 2 decimals. */
export const fromMinor = (minor: Minor): number => minor / 100
