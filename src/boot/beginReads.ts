import type { Prefetched } from '../api/prefetched.ts'
import { headersFor } from '../api/headers.ts'
import { firstReads } from './firstReads.ts'

declare const __API_BASE__: string

/** Begins the reads of the first page. `session`: the token of a member whose home comes first, else null. */
export function begin(session: string | null): Prefetched {
  const read = (path: string) => fetch(__API_BASE__ + path, { headers: headersFor(session), cache: 'no-store' })
  const answers: Prefetched['answers'] = {}
  if (session !== null) beginHome(read, answers)
  for (const path of firstReads.lookups) answers[path] = read(path)
  // Whoever uses an answer handles its failure; an unused one is no error.
  for (const answer of Object.values(answers)) answer.catch(() => undefined)
  return { token: session, answers }
}

function beginHome(read: (path: string) => Promise<Response>, answers: Prefetched['answers']): void {
  const games = read(firstReads.games)
  // In home's order: the wallet is read once the games were refreshed, or could not be.
  const wallet = games.then(
    () => read(firstReads.wallet),
    () => read(firstReads.wallet),
  )
  const wheel = wallet.then(() => read(firstReads.wheel))
  Object.assign(answers, { [firstReads.games]: games, [firstReads.wallet]: wallet, [firstReads.wheel]: wheel })
}
