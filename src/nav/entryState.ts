/** Survives a reload; may come from another version of the app. */
interface EntryState {
  /** A dialog opened by a link has no entry. */
  readonly dialogDepth?: number
  readonly hasBefore?: boolean
  /** An alert or banners cover the entry. */
  readonly covered?: true
  readonly bannersShown?: true
  /** Drafts by the names of their forms. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined
  readonly draftsEntry?: number
  /** On the login page: the hash of the login name that typed it. */
  readonly by?: unknown
  readonly registration?: object
  /** Holds `registrations()` of that time. */
  readonly registrations?: number
  /** Counts the registration's earlier entries. */
  readonly stepsBehind?: number
}

export const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {}

export function updateEntryState(part: EntryState): void {
  try {
    window.history.replaceState({ ...entryState(), ...part }, '')
  } catch {
    // Browsers refuse more than about a hundred changes per half minute.
  }
}
