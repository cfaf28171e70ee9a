declare global {
  /**
   * True in a build that sends field reports. It stands at each place that counts for them: only for this word itself the bundler leaves
   * out what is behind it.
   */
  const __REPORTS__: boolean
}

/** What is counted: errors and codes by name, commands of unknown outcome by kind, hosts that did not answer by what was asked. */
export const countKinds = ['errors', 'codes', 'unknown', 'silent'] as const
export type CountKind = (typeof countKinds)[number]

/** Counts by name. The names may be any text: what is sent is chosen from them by the report's schema. */
export type Counts = Readonly<Record<CountKind, ReadonlyMap<string, number>>>

/** The most names of one sort, as a server may send any text for a code. */
const maxNames = 50

const none = () => ({ errors: new Map(), codes: new Map(), unknown: new Map(), silent: new Map() })
let counts: Record<CountKind, Map<string, number>> = none()

/** Counts something once more, for the next field report. Called only where `__REPORTS__` is true. */
export function count(sort: CountKind, name: string): void {
  const names = counts[sort]
  if (names.has(name) || names.size < maxNames) names.set(name, (names.get(name) ?? 0) + 1)
}

/** What was counted since the last call. */
export function takeCounts(): Counts {
  const taken = counts
  counts = none()
  return taken
}

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
export function countError(error: unknown): void {
  const isObject = typeof error === 'object' && error !== null
  if (isObject && counted.has(error)) return
  if (isObject) counted.add(error)
  count('errors', isObject ? nameOf(error) : '')
}

/** Counts what nobody has caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => countError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => countError(reason))
}
