import { minorOf, type Minor } from './minor.ts'

// Not part of the first screen, unlike `minor.ts`.

export const wholeUnits = (units: number) => (units * 100) as Minor

export const smallest = 1 as Minor

export const magnitude = (minor: Minor) => Math.abs(minor) as Minor

export const lesser = (one: Minor, other: Minor) => (one < other ? one : other)

export const greater = (one: Minor, other: Minor) => (one > other ? one : other)

/** Null if the product is no longer exact. */
export const multiply = (minor: Minor, factor: number) => minorOf(minor * factor)
