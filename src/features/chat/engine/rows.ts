import type { Conversation } from '../../../api/chat.ts'

/** A message of the server's list, ready to be compared. */
export interface Row {
  readonly said: Conversation
  /**
   * Equal for messages that only their places tell apart. Without the session, which not every source names: the history, read by
   * places, keeps two such messages two.
   */
  readonly key: string
  /** `createdAt`, epoch ms. */
  readonly at: number
}

/** What an own message says. What a server adds to it (a link, a title) makes no other message of it. */
export function contentOf({ message_type, payload }: Said): string {
  return JSON.stringify([message_type, (message_type === 'media' ? payload.filePath : payload.message) ?? null])
}

interface Said {
  readonly message_type: string
  readonly payload: { readonly message?: string | null; readonly filePath?: string | null }
}

/** Makes a message comparable. */
export function rowOf(said: Conversation): Row {
  const at = Date.parse(said.createdAt)
  const content = said.sender === 'customer' ? contentOf(said.message) : JSON.stringify(said.message)
  return { said, at, key: `${said.sender} ${at} ${content}` }
}

/** Whether `length` rows from two places on are equal. */
function matches(one: readonly Row[], from: number, other: readonly Row[], start: number, length: number): boolean {
  for (let index = 0; index < length; index += 1) if (one[from + index]?.key !== other[start + index]?.key) return false
  return true
}

/** Rows of one moment may be equal in any pattern; only where the time changes there is no doubt about their places. */
const spansMoments = (rows: readonly Row[], from: number, to: number) =>
  to > from && rows[from]?.at !== rows[to - 1]?.at

const [leastShared, mostShared] = [2, 8]

/**
 * How many of the oldest known rows, newest first, the next page has to repeat: as many as it takes to begin with one that has no equal,
 * as then its place is certain. Where a page and more of equal messages are of one moment, nothing can make it so.
 */
export function overlapOf(known: readonly Row[]): number {
  const all = Math.min(known.length, mostShared)
  let length = Math.min(all, leastShared)
  while (length < all && !isUnique(known, known.length - length)) length += 1
  return length
}

/** Whether no other row equals this one; rows stand by time. */
function isUnique(rows: readonly Row[], place: number): boolean {
  const row = rows[place]
  const isApart = (step: 1 | -1) => {
    for (let other = place + step; rows[other]?.at === row?.at && rows[other]; other += step)
      if (rows[other]?.key === row?.key) return false
    return true
  }
  return isApart(1) && isApart(-1)
}

/**
 * What an older page adds to the rows that are known, both newest first. The page is expected to begin at place `skip`; what was said
 * between the two reads has moved it towards newer rows. @returns null when the page has no place among the known rows.
 */
export function beyond(known: readonly Row[], page: readonly Row[], skip: number): readonly Row[] | null {
  if (known.length === 0 || page.length === 0) return page
  for (let place = Math.min(skip, known.length - 1); place >= 0; place -= 1) {
    const shared = Math.min(page.length, known.length - place)
    if (matches(known, place, page, 0, shared)) return page.slice(shared)
  }
  return null
}

/** Where rows that were just read meet the known ones: behind `fresh` new rows, which take the place of the newest `gone` known. */
export interface Meeting {
  readonly fresh: number
  readonly gone: number
}

/**
 * Finds where rows that were just read, newest first, go on as the known ones. `isWhole`: the known ones begin with the very first
 * message. @returns null as long as that is not certain: older rows have to be read.
 */
export function meet(read: readonly Row[], known: readonly Row[], isWhole: boolean): Meeting | null {
  for (let fresh = 0; fresh < read.length; fresh += 1) {
    const shared = Math.min(read.length - fresh, known.length)
    const endsTogether = isWhole && shared === known.length && fresh + shared === read.length
    if (matches(read, fresh, known, 0, shared) && (endsTogether || spansMoments(known, 0, shared)))
      return { fresh, gone: 0 }
  }
  return meetBehind(read, known)
}

/** A server may put a message between earlier ones: then only the older of the rows that were read are as they are known. */
function meetBehind(read: readonly Row[], known: readonly Row[]): Meeting | null {
  const last = read.at(-1)
  for (let place = known.length - 1; place >= 0; place -= 1) {
    if (known[place]?.key !== last?.key) continue
    let shared = 1
    while (shared <= place && known[place - shared]?.key === read[read.length - 1 - shared]?.key) shared += 1
    if (spansMoments(known, place + 1 - shared, place + 1))
      return { fresh: read.length - shared, gone: place + 1 - shared }
  }
  return null
}
