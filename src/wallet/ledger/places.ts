import type { Page } from './pass.ts'
import { contentOf, type Row } from './row.ts'

/** What is known of one place. */
interface Held {
  /** Null for a row that the wire could not read. */
  readonly row: Row | null
  /** False once rows may have moved here, or the row's status may have changed: it has to be read again. */
  readonly isSure: boolean
}

/** How much of the statement is known. */
export interface Known {
  /** Newest first; without those that have to be read again. */
  readonly rows: readonly Row[]
  /** Rows of the whole statement, as the server says; null before the first page. */
  readonly total: number | null
  /** Rows that were asked for and could not be read. */
  readonly unreadable: number
  /** Rows that have not been read yet. */
  readonly missing: number
}

/**
 * The rows of the statement by their place, counted from the oldest one. Rows have no ids, and those that arrive push the others to later
 * pages; but a row's place from below stays. Where a page disagrees with what is known, rows came or went further down: then
 * the places below are read again until a page agrees.
 */
export function createPlaces(pageSize: number) {
  const held = new Map<number, Held>()
  let total: number | null = null

  const doubt = (from: number, count: number): void => {
    for (let place = from; place > Math.max(0, from - count); place -= 1) {
      const known = held.get(place)
      if (known) held.set(place, { ...known, isSure: false })
    }
  }

  /** Takes the statement's new length. After a row has gone, nothing above its place is where it was. */
  const resize = (next: number): void => {
    if (total !== null && next < total) {
      for (let place = total; place > next; place -= 1) held.delete(place)
      doubt(next, pageSize)
    }
    total = next
  }

  /** The next page to read, from 1: that of the newest row that is not known for sure; null when all are. */
  const nextPage = (): number | null => {
    if (total === null) return 1
    for (let place = total; place > 0; place -= 1)
      if (!held.get(place)?.isSure) return Math.floor((total - place) / pageSize) + 1
    return null
  }

  /** Takes in a page as it was answered. */
  const add = (page: number, answered: Page): void => {
    resize(answered.total)
    const newest = answered.total - (page - 1) * pageSize
    const expected = Math.max(0, Math.min(pageSize, newest))
    const rows = answered.rows.slice(0, expected)
    let hasMoved = false
    for (let index = 0; index < expected; index += 1) {
      const row = rows[index] ?? null
      const before = held.get(newest - index)?.row
      // A page that lacks rows does not tell which.
      if (before && row && rows.length === expected && contentOf(before) !== contentOf(row)) hasMoved = true
      held.set(newest - index, { row, isSure: true })
    }
    if (hasMoved) doubt(newest - expected, pageSize)
    // The statement has ended before its total: no later page will have more.
    if (rows.length === 0) for (let place = newest - expected; place > 0; place -= 1) end(place)
  }

  const end = (place: number): void => {
    if (!held.has(place)) held.set(place, { row: null, isSure: true })
  }

  /** Has every row in progress read again. */
  const doubtUnderWay = (): void => {
    for (const [place, { row }] of held) if (row?.progress === 'underWay') doubt(place, 1)
  }

  const known = (): Known => {
    const rows: Row[] = []
    let unreadable = 0
    for (let place = total ?? 0; place > 0; place -= 1) {
      const at = held.get(place)
      if (!at?.isSure) continue
      if (at.row) rows.push(at.row)
      else unreadable += 1
    }
    return { rows, total, unreadable, missing: (total ?? 0) - rows.length - unreadable }
  }

  return { nextPage, add, doubtUnderWay, known }
}
