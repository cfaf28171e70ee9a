import { nextTurn } from '../web/turns.ts'
import { currentSession, type Session } from '../session/session.ts'

/** The turns (`turns.ts`) of the newest requests for wallet and statement that were answered in this session (contract, reading 16). */
let seen: { by: Session | null; wallet: number; statement: number } = { by: null, wallet: 0, statement: 0 }

/** Runs a read and notes the turn of its request once it is answered. Requests of another session do not count. */
export async function noteTurn<Answer>(what: 'wallet' | 'statement', read: () => Promise<Answer>): Promise<Answer> {
  const by = currentSession()
  const asked = nextTurn()
  const answer = await read()
  if (by !== currentSession()) return answer
  if (by !== seen.by) seen = { by, wallet: 0, statement: 0 }
  seen[what] = Math.max(asked, seen[what])
  return answer
}

/** The turns of the newest answered requests in this session; 0 before. */
export const readTurns = () => (seen.by === currentSession() ? seen : { wallet: 0, statement: 0 })

/** The turn by which both wallet and statement were requested and have answered in this session; 0 before. */
export const lastReadTurn = (): number => (seen.by === currentSession() ? Math.min(seen.wallet, seen.statement) : 0)
