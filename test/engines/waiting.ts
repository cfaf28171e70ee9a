import type { Driver } from './driver.ts'

/**
 * Reads a value, here or in the page, until it `holds`.
 * @throws Error that begins with `what`, with the last value and the page's text.
 */
export type Until = <T>(what: string, read: () => T | Promise<T>, holds: (value: T) => boolean) => Promise<T>

/** Time limit of every wait. */
export const limitMs = 15_000
const pauseMs = 50
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs))

/** Creates the waiting of one tab. */
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
      // A page that is being left cannot be read.
      const seen = await attempt(read)
      if ('value' in seen && holds(seen.value)) return seen.value
      if (Date.now() > end) throw new Error(`${what}: ${tell(seen)}\n${await shown()}`)
      await pause()
    }
  }
}

type Attempt<T> = { value: T } | { error: unknown }

/** A function's value, or the first line of its error. */
export async function attempt<T>(read: () => T | Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await read() }
  } catch (error) {
    // The rest is the driver's stack.
    return { error: String(error).split('\n')[0] }
  }
}

const tell = (seen: Attempt<unknown>): string =>
  'value' in seen ? (typeof seen.value === 'string' ? seen.value : JSON.stringify(seen.value)) : String(seen.error)
