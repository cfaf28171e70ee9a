import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { beforeLoginPage } from '../nav/addresses.ts'
import { entryState, updateEntryState } from '../nav/entryState.ts'
import { isBlocked } from '../nav/history.ts'
import { currentSession, isUnlocked, sessionHash } from './session.ts'

interface Form {
  now(): string | object
  readonly first: string | object
}

const forms = new Map<string, Form>()

const isUntouched = ({ now, first }: Form) => JSON.stringify(now()) === JSON.stringify(first)

type Drafts = Readonly<Record<string, unknown>>

/** With a PIN lock the history must not show what is typed: it stays in the page, by the entry's number. */
export const draftsInPage = new Map<number, Drafts>()

const savedDrafts = (): Drafts => ({ ...entryState().typed, ...draftsInPage.get(entryState().draftsEntry ?? 0) })

function storeDrafts(drafts: Drafts): void {
  if (!isUnlocked()) return updateEntryState({ typed: drafts })
  const entry = entryState().draftsEntry ?? Math.random()
  draftsInPage.set(entry, drafts)
  // A wait for money names no amount then, and must outlast the page.
  const waits = Object.entries(drafts).filter(([name]) => name.startsWith('wait '))
  updateEntryState({ typed: Object.fromEntries(waits), draftsEntry: entry })
}

/** At `pagehide` Chromium takes no state any more; iOS has no `beforeunload`. */
const leavings = ['pagehide', 'beforeunload'] as const

/**
 * Keeps what is typed when the player opens another dialog or app, the page reloads or the server ends the session,
 * until submit.
 */
export function trackDraft(name: string, form: Form): () => void {
  forms.set(name, form)
  forgetDrafts([name])
  // Runs before the tap changes the entry.
  if (forms.size === 1) {
    window.addEventListener('click', onClick, { capture: true })
    window.addEventListener(beforeLoginPage, onSessionEnd)
    document.addEventListener('visibilitychange', onLeave)
    for (const leaving of leavings) window.addEventListener(leaving, onLeave)
  }
  return () => {
    if (forms.get(name) === form) forms.delete(name)
    if (forms.size > 0) return
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener(beforeLoginPage, onSessionEnd)
    document.removeEventListener('visibilitychange', onLeave)
    for (const leaving of leavings) window.removeEventListener(leaving, onLeave)
  }
}

function onClick({ target }: Event): void {
  const sends = target instanceof Element && target.closest('[type=submit]') !== null
  if (sends) forgetDrafts([...forms.keys()])
  else if (!isBlocked()) saveDrafts()
}

function onLeave(): void {
  if (!isBlocked()) saveDrafts()
}

/** The lock ends with the session. */
const onSessionEnd = () => updateEntryState({ typed: draftsNow() })

export function saveDrafts(): void {
  if (forms.size > 0) storeDrafts(draftsNow())
}

function draftsNow(): Drafts {
  const shown = [...forms].map(([name, form]) => [name, isUntouched(form) ? undefined : form.now()])
  return { ...savedDrafts(), ...Object.fromEntries(shown) }
}

/** Survives a reload. */
export const draftTexts = (): string[] =>
  isUnlocked() ? [] : [entryState(), ...[...forms.values()].map(({ now }) => now())].flatMap(textsIn)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function forgetDrafts(names: readonly string[]): void {
  const saved = savedDrafts()
  if (!names.some((name) => saved[name] !== undefined)) return
  storeDrafts(Object.fromEntries(Object.entries(saved).filter(([name]) => !names.includes(name))))
}

/** A login name outlives the session, so the same member finds what was typed when it ended. */
export const draftOwner = () => currentSession()?.loginName ?? sessionHash()

type Texts<T> = string | { readonly [Name in keyof T]: string }

/**
 * Must not keep passwords, codes or gift links.
 * @param fitted adapts the restored text.
 */
export function useDraft<T extends Texts<T>>(
  form: string,
  first: () => T,
  fitted: (kept: T) => T = (kept) => kept,
): [T, Dispatch<SetStateAction<T>>] {
  const [name] = useState(() => `${form} ${draftOwner()}`)
  const [began] = useState(first)
  const [typed, setTyped] = useState(() => fitted(restored(began, savedDrafts()[name])))
  const now = useEffectEvent(() => typed)
  useEffect(() => trackDraft(name, { now: () => now(), first: began }), [name, began])
  return [typed, setTyped]
}

/** Another version of the app may have kept other fields; of an amount, by the name `typed`. */
function restored<T extends Texts<T>>(first: T, kept: unknown): T {
  if (typeof first === 'string') return typeof kept === 'string' ? (kept as T) : first
  if (typeof kept !== 'object' || kept === null) return first
  const texts = Object.entries({ amountText: 'typed' in kept ? kept.typed : null, ...kept })
  const known = texts.filter(([name, text]) => Object.hasOwn(first, name) && typeof text === 'string')
  return { ...(first as object), ...Object.fromEntries(known) } as T
}
