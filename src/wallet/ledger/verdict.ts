import { progressOf } from '../../api/progress.ts'
import { rowsAfter, settledAfterMs, tallyOf, type Baseline } from './baseline.ts'
import { isAlike, touchesMain, type Command } from './command.ts'
import { tellsAllSince, type Reading } from './reading.ts'
import { contentOf, timeOf, type Row } from './row.ts'

/** One look for the outcome of a command, after its flight had ended. */
export interface Look {
  /** Asked for after the flight had ended. */
  readonly reading: Reading
  /** The main wallet in minor units, asked for after the reading had been answered; null when it could not be read. */
  readonly mainMinor: number | null
  /** How long after the end of the flight was noticed the reading was asked for (ms, monotonic). */
  readonly askedAfter: number
}

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

/** The difference between a look and the baseline. */
interface Sight {
  readonly askedAfter: number
  /** Rows beyond the baseline that may be the command's, and rows of its amount. */
  readonly alike: number
  readonly sameAmount: number
  /** The main wallet is as the new rows have left it; null where one of them does not tell, or the wallet is not known. */
  readonly isExplained: boolean | null
  readonly isMainSame: boolean
  /** The one new row that may be the command's; null without one, or when it cannot be told from an older one. */
  readonly row: Row | null
  /** All rows that count, with what they say. */
  readonly picture: string
}

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

/** Compares a look with the baseline; null when it does not show all that came since, or when rows of the baseline are gone. */
function sightOf(command: Command, baseline: Baseline, { reading, mainMinor, askedAfter }: Look): Sight | null {
  const after = baseline.after === null ? null : Date.parse(baseline.after)
  if (!tellsAllSince(reading, after)) return null
  const rows = rowsAfter(reading, after)
  const tally = tallyOf(command, rows)
  const grown = tally.rows - baseline.rows
  const [alike, sameAmount] = [tally.alike - baseline.alike, tally.sameAmount - baseline.sameAmount]
  // A row that came in below what counts may be the command's as well.
  if (reading.total - baseline.total !== grown || grown < 0 || alike < 0 || sameAmount < 0) return null
  const moved = mainMinor === null || baseline.mainMinor === null ? null : mainMinor - baseline.mainMinor
  const explained = tally.odd === baseline.odd ? tally.effectMinor - baseline.effectMinor : null
  return {
    askedAfter,
    alike,
    sameAmount,
    isExplained: moved === null || explained === null ? null : moved === explained,
    isMainSame: moved === 0,
    row: alike === 1 ? newOf(command, baseline, rows) : null,
    picture: JSON.stringify(rows.map((row) => contentOf(row) + row.status).sort()),
  }
}

/** Which of the alike rows is the new one: those of the baseline all lie in its newest second. */
function newOf(command: Command, { after, alike }: Baseline, rows: readonly Row[]): Row | null {
  const all = rows.filter((row) => isAlike(command, row))
  const known = all.filter((row) => after !== null && (timeOf(row) ?? Infinity) <= Date.parse(after) + 1_000)
  if (known.length === alike) return all.find((row) => !known.includes(row)) ?? null
  // Rows of one second have no order, which does not matter while all have the same status.
  return known.every(({ status }) => progressOf(status) === progressOf(known[0]?.status ?? ''))
    ? (known[0] ?? null)
    : null
}
