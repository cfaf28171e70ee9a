import { matches, type Rows } from './historyRows.ts'

const [minOverlap, maxOverlap] = [2, 8]

/**
 * Number of known rows (newest first) that the next page repeats. The overlap begins with a unique row, so that the
 * page's position is certain.
 */
export function overlapOf(known: Rows): number {
  const limit = Math.min(known.length, maxOverlap)
  let length = Math.min(limit, minOverlap)
  while (length < limit && !isUnique(known, known.length - length)) length += 1
  return length
}

/** Equal rows have the same time, and rows are ordered by time. */
function isUnique(rows: Rows, place: number): boolean {
  const row = rows[place]
  const isUniqueTowards = (step: 1 | -1) => {
    for (let other = place + step; rows[other]?.at === row?.at && rows[other]; other += step)
      if (rows[other]?.key === row?.key) return false
    return true
  }
  return isUniqueTowards(1) && isUniqueTowards(-1)
}

/**
 * All rows are newest first. Messages that arrive between two reads shift the page towards newer rows. @returns null if
 * the page matches nowhere.
 */
export function olderRows(known: Rows, page: Rows, skip: number): Rows | null {
  if (known.length === 0 || page.length === 0) return page
  for (let place = Math.min(skip, known.length - 1); place >= 0; place -= 1) {
    const shared = Math.min(page.length, known.length - place)
    if (matches(known, place, page, 0, shared)) return page.slice(shared)
  }
  return null
}
