import { stepBack } from '../../nav/history.ts'
import { temporary } from '../../platform/storage.ts'
import { emptyDraft, type Draft } from './draft.ts'

/** The state that the wizard stores on a history entry. */
interface StoredEntry {
  readonly registration?: Partial<Draft>
  /** How many registrations this browser session had seen when it was stored. */
  readonly registrations?: number
  /** The number of the wizard's entries before this one. */
  readonly stepsBehind?: number
}

const entry = () => window.history.state as StoredEntry | null
const stepsBehind = () => entry()?.stepsBehind ?? 0

/**
 * How many registrations this browser session has seen. Drafts from before the last are ignored, also those of earlier visits to the
 * wizard, and after a reload.
 */
const registrations = () => Number(temporary.get('registrations') ?? 0)

/** The draft on the current history entry, from before a reload or a step back. */
export function storedDraft(): Draft {
  const { registration, registrations: seen = 0 } = entry() ?? {}
  return seen === registrations() ? { ...emptyDraft, ...registration } : emptyDraft
}

/** Stores a draft on the current history entry. */
export const storeDraft = (registration: Draft) =>
  window.history.replaceState({ ...entry(), registration, registrations: registrations() }, '')

/** The state of the next step's history entry. */
export const nextEntry = (registration: Draft): StoredEntry => ({
  registration,
  registrations: registrations(),
  stepsBehind: stepsBehind() + 1,
})

/** Notes a registration: no draft that was stored until now is shown again. */
export const noteRegistered = () => void temporary.set('registrations', String(registrations() + 1))

/**
 * Clears the drafts of all of the wizard's history entries, by going back to the first. Afterwards a step back, even in a restored
 * page, shows nobody's phone and bank account.
 */
export async function clearDrafts(): Promise<void> {
  storeDraft(emptyDraft)
  const behind = stepsBehind()
  if (behind === 0) return
  await stepBack()
  // In a frame the step back may have been one of the outer page.
  if (stepsBehind() === behind - 1) await clearDrafts()
}
