import { vi } from 'vitest'

/** Waits until it holds, for much longer than the second that Vitest gives: a busy machine is slow. */
export const soon = <Found>(holds: () => Found | Promise<Found>): Promise<Found> => vi.waitFor(holds, 20_000)
