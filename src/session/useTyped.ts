import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { keepWhileShown, keptFor, type Typed } from '../nav/typed.ts'
import { hash } from '../lib/hash.ts'
import { currentSession } from './session.ts'

/**
 * What a player types into a form. It is there again when the player comes back from a dialog that the form led to, and after the app has
 * loaded the page anew. It belongs to the session. Not for passwords, codes and links that are worth money.
 * @param fitted what was kept, with what can still be shown of it.
 */
export function useTyped<T extends Typed>(
  form: string,
  first: () => T,
  fitted: (kept: T) => T = (kept) => kept,
): [T, Dispatch<SetStateAction<T>>] {
  const [name] = useState(() => `${form} ${hash(currentSession()?.token ?? '')}`)
  const [began] = useState(first)
  const [typed, setTyped] = useState(() => {
    const kept = keptFor(name)
    return isLike(began, kept) ? fitted(kept) : began
  })
  const latest = useRef(typed)
  useEffect(() => {
    latest.current = typed
  }, [typed])
  useEffect(() => keepWhileShown(name, { now: () => latest.current, first: began }), [name, began])
  return [typed, setTyped]
}

/** True if what was kept has the form's own shape: it may be of another version of the app. */
function isLike<T extends Typed>(first: T, kept: unknown): kept is T {
  if (typeof first === 'string') return typeof kept === 'string'
  if (typeof kept !== 'object' || kept === null) return false
  const texts = new Map<string, unknown>(Object.entries(kept))
  return Object.keys(first).every((name) => typeof texts.get(name) === 'string')
}
