import { progressOf } from '../../api/progress.ts'
import { settledAfterMs, type Baseline } from './baseline.ts'
import { touchesMain, type Command } from './command.ts'
import type { Row } from './row.ts'
import { sightOf, type Look, type Sight } from './sight.ts'

/**
 * The outcome of a command whose answer was lost, as far as the server has recorded it. `done`: the row succeeded. `waiting`: a withdrawal is
 * in progress. `refused`: the row failed. `notCarriedOut`: it may be sent again. `cannotTell`: the player has to look.
 */
export type Verdict =
  | 'looking'
  | 'notCarriedOut'
  | 'cannotTell'
  | { readonly status: 'done' | 'waiting' | 'refused'; readonly at: string; readonly row: Row }

/** The shortest time between two looks that let a command be sent again (ms). */
const minGapMs = 30_000
/** The number of looks after which the ledger gives up, counted from when the command can no longer act. */
const maxLooks = 8
const [leastPause, mostPause] = [2_000, 30_000]

/** The pause until the next look (ms), by the time since the end of the flight was noticed (ms). */
export const pauseUntilNextLook = (elapsed: number): number => Math.min(mostPause, Math.max(leastPause, elapsed / 4))

/**
 * Judges the outcome of a command. Nothing ambiguous is concluded: a new row is the command's only where it is the only
 * one of its kind and the main wallet agrees; and it may be sent again only when two looks, half a minute apart and past the time in which it can
 * act, showed the same and nothing that could be it.
 * `looks`: oldest first, all since the flight ended, as far as they were answered.
 */
export function verdict(command: Command, baseline: Baseline | null, looks: readonly Look[]): Verdict {
  if (baseline === null) return 'cannotTell'
  const sights = looks.map((look) => sightOf(command, baseline, look))
  const last = sights.at(-1) ?? null
  if (last && last.alike > 1) return 'cannotTell'
  const told = last && (last.isExplained === true || !touchesMain(command)) ? toldBy(command, last) : null
  if (told && told.status !== 'refused') return told
  // The player may repeat a command that was not carried out, so it must be too late for it to act.
  const late = looks.filter(({ askedAfter }) => askedAfter >= settledAfterMs).length
  if (last && isConfirmed(sights, last)) return told ?? absent(last)
  return late >= maxLooks ? 'cannotTell' : 'looking'
}

/** The verdict of the one new row; null while it gives none. */
function toldBy({ kind }: Command, { sameAmount, row }: Sight) {
  if (!row?.createdAt) return null
  const [progress, at] = [progressOf(row.status), row.createdAt]
  if (progress === 'success') return { status: 'done', at, row } as const
  if (progress === 'failed') return sameAmount === 1 ? ({ status: 'refused', at, row } as const) : null
  return kind === 'withdraw' ? ({ status: 'waiting', at, row } as const) : null
}

const absent = ({ alike, sameAmount, isExplained, isMainSame }: Sight): Verdict =>
  alike === 0 && sameAmount === 0 && isMainSame && isExplained === true ? 'notCarriedOut' : 'cannotTell'

/** True if an earlier look, late enough and far enough before the last, showed the same. */
const isConfirmed = (sights: readonly (Sight | null)[], last: Sight): boolean =>
  sights.some(
    (sight) =>
      sight !== null &&
      sight.askedAfter >= settledAfterMs &&
      last.askedAfter - sight.askedAfter >= minGapMs &&
      sight.picture === last.picture,
  )
