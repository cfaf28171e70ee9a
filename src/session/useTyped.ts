import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react'
import { keepWhileShown, keptFor } from '../nav/typed.ts'
import { currentSession, sessionHash } from './session.ts'

/** Whose drafts these are. A login name outlives the session, so the same member finds what was typed when it ended. */
export const typist = () => currentSession()?.loginName ?? sessionHash()

type Texts<T> = string | { readonly [Name in keyof T]: string }

/**
 * Must not keep passwords, codes or gift links.
 * @param fitted adapts the restored text.
 */
export function useTyped<T extends Texts<T>>(
  form: string,
  first: () => T,
  fitted: (kept: T) => T = (kept) => kept,
): [T, Dispatch<SetStateAction<T>>] {
  const [name] = useState(() => `${form} ${typist()}`)
  const [began] = useState(first)
  const [typed, setTyped] = useState(() => {
    const kept = keptFor(name)
    return isLike(began, kept) ? fitted(kept) : began
  })
  const now = useEffectEvent(() => typed)
  useEffect(() => keepWhileShown(name, { now: () => now(), first: began }), [name, began])
  return [typed, setTyped]
}

/** May come from another version of the app. */
function isLike<T extends Texts<T>>(first: T, kept: unknown): kept is T {
  if (typeof first === 'string') return typeof kept === 'string'
  if (typeof kept !== 'object' || kept === null) return false
  const texts = new Map<string, unknown>(Object.entries(kept))
  return Object.keys(first).every((name) => typeof texts.get(name) === 'string')
}
