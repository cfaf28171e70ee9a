import { minorOf, type Minor } from './minor.ts'

// What only rooms need: beside `minor.ts`, which the first screen loads.

/** So many whole units of a currency, as the rules of the rooms are written: 1 baht, 500 kip. */
export const wholeUnits = (units: number) => (units * 100) as Minor

/** The least amount that is more than nothing. */
export const smallest = 1 as Minor

/** An amount without its sign. */
export const magnitude = (minor: Minor) => Math.abs(minor) as Minor

/** The lesser of two amounts of the same currency. */
export const lesser = (one: Minor, other: Minor) => (one < other ? one : other)

/** The greater of two amounts of the same currency. */
export const greater = (one: Minor, other: Minor) => (one > other ? one : other)

/** An amount by a factor, rounded; null where it cannot be counted exactly any more. */
export const times = (minor: Minor, factor: number) => minorOf(minor * factor)
