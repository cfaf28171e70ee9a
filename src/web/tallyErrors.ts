import { tally } from './tally.ts'

/** What browsers say when the code or the styles of a part did not load. The message is read here, and goes nowhere. */
const notLoaded = /dynamically imported module|importing a module script|unable to preload/i

const counted = new WeakSet<object>()

/** The name of an error, never its message, which may hold anything; '' for what is no error. */
function nameOf(error: object): string {
  try {
    const { name, message } = error as Partial<Error>
    return notLoaded.test(`${message}`) ? 'ChunkLoad' : `${name}`
  } catch {
    return ''
  }
}

/** Counts an error by its name, once on its way through several hands. */
export function tallyError(error: unknown): void {
  const isObject = typeof error === 'object' && error !== null
  if (isObject && counted.has(error)) return
  if (isObject) counted.add(error)
  tally('errors', isObject ? nameOf(error) : '')
}

/** Counts what nobody has caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => tallyError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tallyError(reason))
}
