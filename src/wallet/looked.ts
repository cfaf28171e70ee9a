import { nextTurn } from '../web/turns.ts'
import { currentSession, type Session } from '../session/session.ts'

/** When what shows the outcome of money (contract, reading 16) was asked for, as far as it has answered in this session. */
let seen: { by: Session | null; wallet: number; statement: number } = { by: null, wallet: 0, statement: 0 }

/** Notes when something was asked for that has been answered. What was asked for in another session shows nothing of this one. */
export async function looking<Answer>(what: 'wallet' | 'statement', read: () => Promise<Answer>): Promise<Answer> {
  const by = currentSession()
  const asked = nextTurn()
  const answer = await read()
  if (by !== currentSession()) return answer
  if (by !== seen.by) seen = { by, wallet: 0, statement: 0 }
  seen[what] = Math.max(asked, seen[what])
  return answer
}

/** When wallet and statement had both been asked for, as far as they have answered in this session; 0 before. */
export const lookedAt = (): number => (seen.by === currentSession() ? Math.min(seen.wallet, seen.statement) : 0)
