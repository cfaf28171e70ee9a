import { matches, type HistoryRows } from './historyRows.ts'

const [minOverlap, maxOverlap] = [2, 8]

/** Known rows that the next page repeats, beginning with a unique row. */
export function overlapOf(known: HistoryRows): number {
  const limit = Math.min(known.length, maxOverlap)
  let length = Math.min(limit, minOverlap)
  while (length < limit && !isUnique(known, known.length - length)) length += 1
  return length
}

function isUnique(rows: HistoryRows, place: number): boolean {
  const row = rows[place]
  const isUniqueTowards = (step: 1 | -1) => {
    for (let other = place + step; rows[other]?.at === row?.at && rows[other]; other += step)
      if (rows[other]?.key === row?.key) return false
    return true
  }
  return isUniqueTowards(1) && isUniqueTowards(-1)
}

/** Newest first. @returns null if the page matches nowhere. */
export function olderRows(known: HistoryRows, page: HistoryRows, skip: number): HistoryRows | null {
  if (known.length === 0 || page.length === 0) return page
  for (let place = Math.min(skip, known.length - 1); place >= 0; place -= 1) {
    const shared = Math.min(page.length, known.length - place)
    if (matches(known, place, page, 0, shared)) return page.slice(shared)
  }
  return null
}
