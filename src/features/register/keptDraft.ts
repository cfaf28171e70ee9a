import { stepBack } from '../../nav/history.ts'
import { emptyDraft, type Draft } from './rules.ts'

/** What the wizard keeps on an entry of the browser's history. */
interface Kept {
  readonly registration?: Partial<Draft>
  /** When it was kept, epoch milliseconds. */
  readonly keptAt?: number
  /** How many of the wizard's entries lie behind this one. */
  readonly stepsBehind?: number
}

const kept = () => window.history.state as Kept | null
const stepsBehind = () => kept()?.stepsBehind ?? 0

/** When somebody last registered here, epoch milliseconds: drafts may lie on entries of an earlier visit to the wizard, too. */
let registeredAt = 0

/** What was typed on the current entry of the history, before a reload or a step back. */
export function keptDraft(): Draft {
  const { registration, keptAt = 0 } = kept() ?? {}
  return keptAt <= registeredAt ? emptyDraft : { ...emptyDraft, ...registration }
}

/** Keeps a draft on the current entry. */
export const keepDraft = (registration: Draft) =>
  window.history.replaceState({ ...kept(), registration, keptAt: Date.now() }, '')

/** What the entry of the next step begins with. */
export const nextEntry = (registration: Draft): Kept => ({
  registration,
  keptAt: Date.now(),
  stepsBehind: stepsBehind() + 1,
})

/** Somebody has registered: no draft that was kept until now is shown again. */
export const noteRegistered = () => void (registeredAt = Date.now())

/**
 * Takes the drafts off the wizard's entries, going back through them to its first: a step back, also after the browser has restored the
 * page, shows nobody's phone and bank account.
 */
export async function forgetDrafts(): Promise<void> {
  keepDraft(emptyDraft)
  const behind = stepsBehind()
  if (behind === 0) return
  await stepBack()
  // In a frame the step may have been the outer page's.
  if (stepsBehind() === behind - 1) await forgetDrafts()
}
