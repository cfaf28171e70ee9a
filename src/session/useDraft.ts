import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { trackDraft, savedDraft } from '../nav/drafts.ts'
import { currentSession, sessionHash } from './session.ts'

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
  const [typed, setTyped] = useState(() => fitted(restored(began, savedDraft(name))))
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
