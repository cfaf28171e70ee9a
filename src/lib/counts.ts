declare global {
  /** Only this exact name lets the bundler drop the code. */
  const __REPORTS__: boolean
}

export const countKinds = ['errors', 'codes', 'unknown', 'silent'] as const
type CountKind = (typeof countKinds)[number]

/** The report's schema filters the names. */
export type Counts = Readonly<Record<CountKind, ReadonlyMap<string, number>>>

/** Limited, because a server may send any code. */
const maxNames = 50

const noCounts = () => ({ errors: new Map(), codes: new Map(), unknown: new Map(), silent: new Map() })
let counts: Record<CountKind, Map<string, number>> = noCounts()

export function countEvent(kind: CountKind, name: string): void {
  const names = counts[kind]
  if (names.has(name) || names.size < maxNames) names.set(name, (names.get(name) ?? 0) + 1)
}

export function takeCounts(): Counts {
  const taken = counts
  counts = noCounts()
  return taken
}

/** Browsers use these messages when a chunk did not load. */
const notLoaded = /dynamically imported module|importing a module script|unable to preload/i

const countedErrors = new WeakSet<object>()

/** Counts by name, because a message may contain personal data. */
function nameOf(error: object): string {
  try {
    const { name, message } = error as Partial<Error>
    return notLoaded.test(`${message}`) ? 'ChunkLoad' : `${name}`
  } catch {
    return ''
  }
}

export function countError(error: unknown): void {
  const isObject = typeof error === 'object' && error !== null
  if (isObject && countedErrors.has(error)) return
  if (isObject) countedErrors.add(error)
  countEvent('errors', isObject ? nameOf(error) : '')
}

export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => countError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => countError(reason))
}
