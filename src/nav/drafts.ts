import { beforeLoginPage } from './addresses.ts'
import { entryState, updateEntryState } from './entryState.ts'
import { isBlocked } from './history.ts'

export type Typed = string | object

interface Form {
  now(): Typed
  readonly first: Typed
}

const forms = new Map<string, Form>()

const isUntouched = ({ now, first }: Form) => JSON.stringify(now()) === JSON.stringify(first)

export const savedDraft = (name: string): unknown => entryState().typed?.[name]

/**
 * Keeps what is typed when the player opens another dialog, the app reloads or the server ends the session, until submit.
 * @returns its release function.
 */
export function trackDraft(name: string, form: Form): () => void {
  forms.set(name, form)
  forgetDrafts([name])
  // Runs before the tap changes the entry.
  if (forms.size === 1) {
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener(beforeLoginPage, saveDrafts)
  }
  return () => {
    if (forms.get(name) === form) forms.delete(name)
    if (forms.size > 0) return
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener(beforeLoginPage, saveDrafts)
  }
}

function onClick({ target }: Event): void {
  const sends = target instanceof Element && target.closest('[type=submit]') !== null
  if (sends) forgetDrafts([...forms.keys()])
  else if (!isBlocked()) saveDrafts()
}

/** Keeps it on the history entry only; a PIN lock also keeps it for this tab, encrypted. */
export function saveDrafts(): void {
  const shown = [...forms].map(([name, form]) => [name, isUntouched(form) ? undefined : form.now()])
  if (shown.length > 0) updateEntryState({ typed: { ...entryState().typed, ...Object.fromEntries(shown) } })
}

export const draftTexts = (): string[] =>
  [entryState(), ...[...forms.values()].map(({ now }) => now())].flatMap(textsIn)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function forgetDrafts(names: readonly string[]): void {
  if (!names.some((name) => savedDraft(name) !== undefined)) return
  const left = Object.entries(entryState().typed ?? {}).filter(([name]) => !names.includes(name))
  updateEntryState({ typed: Object.fromEntries(left) })
}
