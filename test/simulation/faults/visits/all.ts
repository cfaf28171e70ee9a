import type { Visit } from '../visit.ts'
import { account } from './account.ts'
import { entrance } from './entrance.ts'
import { gameVisits } from './games.ts'
import { money } from './money.ts'
import { rewards } from './rewards.ts'
import { support } from './support.ts'

const table = { ...entrance, ...money, ...rewards, ...account, ...gameVisits, ...support }

/** A row of the table: a call, and a screen that makes it. */
export interface Row {
  /** As in `src/api`. */
  readonly call: string
  readonly visit: Visit
  /** The call's name and, where several screens make it, the screen's. */
  readonly name: string
}

/** Every row. A call that is declared and not here fails the check. */
export const rows: readonly Row[] = Object.entries(table).flatMap(([call, visits]) =>
  (Array.isArray(visits) ? (visits as readonly Visit[]) : [visits as Visit]).map((visit) => ({
    call,
    visit,
    name: [call.replace(/Call$/, ''), visit.from].filter(Boolean).join(' · '),
  })),
)
