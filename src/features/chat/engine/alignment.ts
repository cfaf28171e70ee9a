import { matches, type Rows } from './historyRows.ts'

/** True if the rows have different times. Rows of the same millisecond may repeat in any pattern, so they alone prove no match. */
const spansTimes = (rows: Rows, from: number, to: number) => to > from && rows[from]?.at !== rows[to - 1]?.at

/** The place where rows that were just read continue as the known rows: `added` rows replace the `replaced` newest known rows. */
export interface Alignment {
  readonly added: number
  readonly replaced: number
}

/**
 * Aligns rows that were just read with the known rows; both are newest first. `isWhole`: the known rows begin with the very first
 * message. @returns null while the alignment is not certain; then older rows must be read.
 */
export function align(read: Rows, known: Rows, isWhole: boolean): Alignment | null {
  for (let added = 0; added < read.length; added += 1) {
    const shared = Math.min(read.length - added, known.length)
    const endsTogether = isWhole && shared === known.length && added + shared === read.length
    if (matches(read, added, known, 0, shared) && (endsTogether || spansTimes(known, 0, shared)))
      return { added, replaced: 0 }
  }
  return alignOldest(read, known)
}

/** Aligns by the oldest read rows alone, as a server may insert a message between earlier ones. */
function alignOldest(read: Rows, known: Rows): Alignment | null {
  const last = read.at(-1)
  for (let place = known.length - 1; place >= 0; place -= 1) {
    if (known[place]?.key !== last?.key) continue
    let shared = 1
    while (shared <= place && known[place - shared]?.key === read[read.length - 1 - shared]?.key) shared += 1
    if (spansTimes(known, place + 1 - shared, place + 1))
      return { added: read.length - shared, replaced: place + 1 - shared }
  }
  return null
}
