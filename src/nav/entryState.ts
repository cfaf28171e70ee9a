/** Kept on a history entry, so it survives a reload. May come from another version of the app. */
interface EntryState {
  /** Entries of dialogs up to this one; a dialog opened by a link has none. */
  readonly dialogDepth?: number
  readonly hasBefore?: boolean
  /** An alert or banners cover the entry. */
  readonly covered?: true
  readonly bannersShown?: true
  /** What forms contain, by their names. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined
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
