import { endOf, nextTurn } from '../commands/endings.ts'
import type { Intent } from '../commands/intents.ts'
import { currentSession } from './session.ts'

/** What shows what became of money (contract, reading 16). */
const shows = ['wallet', 'statement'] as const

let seen: { readonly token: string | undefined; readonly asked: Map<(typeof shows)[number], number> } = {
  token: undefined,
  asked: new Map(),
}
const listeners = new Set<() => void>()

/** Notes when something was asked for that has been answered. What was asked for in another session shows nothing of this one. */
export async function looking<Answer>(what: (typeof shows)[number], read: () => Promise<Answer>): Promise<Answer> {
  const token = currentSession()?.token
  const asked = nextTurn()
  const answer = await read()
  if (currentSession()?.token !== token) return answer
  if (seen.token !== token) seen = { token, asked: new Map() }
  seen.asked.set(what, Math.max(asked, seen.asked.get(what) ?? 0))
  for (const listener of listeners) listener()
  return answer
}

/** Whether wallet and statement were both asked for after these commands had ended, and have answered. */
export function haveShown(intents: readonly Intent[]): boolean {
  if (seen.token !== currentSession()?.token) return intents.length === 0
  return intents.every(({ id }) => {
    const end = endOf(id)
    return end !== undefined && shows.every((what) => end < (seen.asked.get(what) ?? 0))
  })
}

/** Calls back when something was read; returns the unsubscriber. */
export function subscribeLooked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
