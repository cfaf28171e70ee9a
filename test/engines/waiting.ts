import type { Driver } from './driver.ts'

/**
 * Waits until what a function reads, here or in the page, holds.
 * @throws Error that begins with `what`, with what was read last and what was on the page.
 */
export type Until = <T>(what: string, read: () => T | Promise<T>, holds: (value: T) => boolean) => Promise<T>

/** How long anything may take to become true. */
export const limitMs = 15_000
const pauseMs = 50
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** The waiting of one tab. */
export function waiting(driver: Driver): Until {
  async function shown(): Promise<string> {
    const read =
      'location.pathname + location.search + "\\n" + document.body.innerText.replace(/\\s+/g, " ").slice(0, 1500)'
    const dialogs =
      '[...document.querySelectorAll("dialog[open]")].map((one) => one.innerText.replace(/\\s+/g, " ").slice(0, 900))'
    const page = await attempt(() => driver.evaluate(read))
    const open = await attempt(() => driver.evaluate(dialogs))
    return `The page: ${tell(page)}\nOpen dialogs: ${tell(open)}`
  }

  return async function until<T>(what: string, read: () => T | Promise<T>, holds: (value: T) => boolean): Promise<T> {
    const end = Date.now() + limitMs
    for (;;) {
      // A page that is just being left cannot be asked.
      const seen = await attempt(read)
      if ('value' in seen && holds(seen.value)) return seen.value
      if (Date.now() > end) throw new Error(`${what}: ${tell(seen)}\n${await shown()}`)
      await pause()
    }
  }
}

type Attempt<T> = { value: T } | { error: unknown }

/** What a function reads, or its error's first line. */
export async function attempt<T>(read: () => T | Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await read() }
  } catch (error) {
    // The rest is where in the driver it was.
    return { error: String(error).split('\n')[0] }
  }
}

const tell = (seen: Attempt<unknown>): string =>
  'value' in seen ? (typeof seen.value === 'string' ? seen.value : JSON.stringify(seen.value)) : String(seen.error)
