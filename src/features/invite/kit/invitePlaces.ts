import type { Invite } from '../../../api/invite.ts'

/** One page of invites, newest first; `total` is null where the server names none. */
export interface InvitePage {
  readonly total: number | null
  readonly invites: readonly Invite[]
}

/** How much of the list is known. */
export interface KnownInvites {
  readonly rows: readonly Invite[]
  /** Rows of the whole list as the server says; null where it does not, and before the first page. */
  readonly total: number | null
  /** Rows that were asked for and could not be read. */
  readonly unreadable: number
  /** Rows that have not been read yet; null where the server does not say how many there are. */
  readonly missing: number | null
}

/** Rows have no ids. The amount is no part of a row's identity: a friend may bring something later. */
const identityOf = ({ from, createdAt }: Invite) => JSON.stringify([from.name, createdAt])

/**
 * The rows of the list by their place, counted from the oldest one: new friends push the others to later pages, but a row's place from
 * below stays. Without a total the places count from the newest row.
 */
export function createInvitePlaces(pageSize: number) {
  const held = new Map<number, Invite | null>()
  let [isBegun, top, total, bottom] = [false, 0, null as number | null, null as number | null]
  let last = { page: 0, text: '' }

  /** False for a list that has another kind of total than before, or has become shorter. */
  const isSameList = ({ total: said }: InvitePage): boolean =>
    !isBegun || (total === null ? said === null : said !== null && said >= total)

  /** True for a page that was already answered under the number before: the server does not turn pages. */
  const isRepeat = (page: number, { invites }: InvitePage): boolean => {
    const text = JSON.stringify(invites)
    const isSame = last.page === page - 1 && invites.length === pageSize && last.text === text
    last = { page, text }
    return isSame
  }

  /** Takes a page as it was answered. @returns false where it contradicts what is known: then rows have moved. */
  const take = (page: number, answered: InvitePage): boolean => {
    if (!isSameList(answered) || isRepeat(page, answered)) return false
    isBegun = true
    total = answered.total
    top = total ?? 0
    const newest = top - (page - 1) * pageSize
    const expected = total === null ? pageSize : Math.max(0, Math.min(pageSize, newest))
    const rows = answered.invites.slice(0, expected)
    // The list has ended, maybe before its total.
    if (rows.length === 0) bottom = Math.max(newest, bottom ?? newest)
    for (const [index, row] of rows.entries()) {
      const before = held.get(newest - index)
      // Without a total the list ended above this place.
      if (before === null && total === null) return false
      // A page that lacks rows does not tell which.
      if (before && rows.length === expected && identityOf(before) !== identityOf(row)) return false
    }
    if (rows.length > 0) for (let index = 0; index < expected; index += 1) held.set(newest - index, rows[index] ?? null)
    return true
  }

  /** The next page to read, from 1; null when all have been read. */
  const nextPage = (): number | null => {
    if (!isBegun) return 1
    const end = bottom ?? (total === null ? -Infinity : 0)
    for (let place = top; place > end; place -= 1) if (!held.has(place)) return Math.floor((top - place) / pageSize) + 1
    return null
  }

  const known = (): KnownInvites => {
    const places = [...held].sort(([one], [other]) => other - one)
    const rows = places.flatMap(([, row]) => (row ? [row] : []))
    // Without a total a short last page lacks nothing.
    const oldest = total === null ? places.findLastIndex(([, row]) => row !== null) + 1 : places.length
    const below = total === null ? 0 : (bottom ?? 0)
    const unreadable = oldest - rows.length + below
    const missing = total === null ? (bottom === null ? null : 0) : total - rows.length - unreadable
    return { rows, total, unreadable, missing: isBegun ? missing : null }
  }

  return { take, nextPage, known }
}
