import { vi } from 'vitest'

// The real one, taken before time is faked: it waits for what takes real time, such as reading a body.
const soon = globalThis.setImmediate

/** Microtasks and immediates stay real, so that fake time costs no real waiting. */
export const fakedTime: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
}

/** Lets fake time pass from timer to timer. Vitest's own way sleeps a real millisecond at each timer, which a busy machine makes ten. */
export async function pass(ms: number): Promise<void> {
  const over = { is: false }
  setTimeout(() => (over.is = true), ms)
  do {
    vi.advanceTimersToNextTimer()
    await new Promise<void>((done) => void soon(done))
  } while (!over.is)
}
