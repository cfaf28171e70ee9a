import { progressOf } from '../../api/progress.ts'
import { rowsAfter, tallyOf, type Baseline } from './baseline.ts'
import { isAlike, type Command } from './command.ts'
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

/** The difference between a look and the baseline. */
export interface Sight {
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

/** Compares a look with the baseline; null when it does not show all that came since, or when rows of the baseline are gone. */
export function sightOf(command: Command, baseline: Baseline, { reading, mainMinor, askedAfter }: Look): Sight | null {
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
