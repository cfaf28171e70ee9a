import { minorOf, type Minor } from './minor.ts'

/**
 * Games may hold parts of a hundredth. Rounded up, `all` would be more than is held, so they are dropped.
 * @returns null if not exact.
 */
export function toMinor(amount: number) {
  const hundredths = amount * 100
  const nearest = Math.round(hundredths)
  // Floats are closer to a whole number than any such part.
  return minorOf(Math.abs(hundredths - nearest) < 0.005 ? nearest : Math.trunc(hundredths))
}

export const fromMinor = (minor: Minor): number => minor / 100
