import * as v from 'valibot'
import { toMinor } from '../lib/money/decimals.ts'

/** The main wallet's account code (contract). */
export const mainWallet = 'wallet'

/** A number that counts no money (coins, percents, factors), or null: a wrong type is shown as `-` and never breaks a screen. */
export const figure = v.fallback(
  v.nullable(
    v.pipe(
      v.number(),
      v.check((number) => Number.isFinite(number)),
    ),
  ),
  null,
)

/**
 * An amount of the account's currency, on the wire a number with 2 decimals, or null: a wrong type is shown as `-` and never breaks a
 * screen (contract, reading 11).
 */
export const amount = v.fallback(v.nullable(v.pipe(v.number(), v.transform(toMinor))), null)

/** A text that a screen shows but can do without: absent or of a wrong type it is empty. */
export const looseText = v.fallback(v.string(), '')
/** A text that may be missing: then, or with a wrong type, it is null. */
export const optionalText = v.fallback(v.nullable(v.string()), null)
/** The text that a screen is about: absent it is empty, of a wrong type it makes the answer unreadable. */
export const mainText = v.nullish(v.string(), '')
/** A required text: an empty one makes the answer unreadable. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => text !== ''),
)

/** An ISO 8601 instant; kept as text. */
export const readableInstant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
/** The same, null when it cannot be read. */
export const instant = v.fallback(v.nullable(readableInstant), null)

/** A whole number. */
export const whole = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number)),
)
/** The number of rows in all pages; some servers write it as a text. */
export const total = v.pipe(
  v.unknown(),
  v.transform((count) => (typeof count === 'string' && /^\d+$/.test(count.trim()) ? Number(count) : count)),
  whole,
  v.check((count) => count >= 0),
)
/** The same, null where the server sends none. */
export const optionalTotal = v.fallback(v.nullable(total), null)

/**
 * An object of the contract: at least one of its fields is there. A list has none, nor has another call's answer; fields that may each be
 * missing would otherwise say that there is nothing.
 */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.unknown(),
    v.check((given) => Object.keys(entries).some((name) => Object.hasOwn(Object(given) as object, name))),
    v.object(entries),
  )

const itemsOf = <Item>(item: v.GenericSchema<unknown, Item>) => v.array(v.fallback(v.nullable(item), null))
const isThere = <Item>(one: Item | null): one is NonNullable<Item> => one !== null

/** A list of which unreadable items are left out, so that one bad row never takes the others away. */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    itemsOf(item),
    v.transform((items) => items.filter(isThere) as Item[]),
  )

/** The same for the list that a screen is about. If no item can be read, it is unreadable itself: it would pass for an empty one. */
export const wholeListOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    itemsOf(item),
    v.check((items) => items.length === 0 || items.some(isThere)),
    v.transform((items) => items.filter(isThere) as Item[]),
  )

const plainCodes: ReadonlySet<string> = new Set(['OK', 'SUCCESS'])

/**
 * A 2xx answer to a command: a success whatever it says. `message` is a sentence of the server's own to show, or null
 * when there is none worth showing.
 */
export const acknowledgement = v.pipe(
  v.fallback(v.object({ message: optionalText }), { message: null }),
  v.transform(({ message }) => ({ message: message === null || plainCodes.has(message) ? null : message })),
)

/**
 * Rows of a member's own, none of which may seem not to be there: one that cannot be read keeps its place with nothing in it. Each field
 * has a fallback. If no row can be read, the list is unreadable itself.
 */
export function rowsOf<Entries extends v.ObjectEntries>(entries: Entries) {
  const nothing = v.parse(v.object(entries), {})
  return v.pipe(
    v.array(v.fallback(v.nullable(object(entries)), null)),
    v.check((rows) => rows.length === 0 || rows.some((row) => row !== null)),
    v.transform((rows) => rows.map((row) => row ?? nothing)),
  )
}

/** The operator's banner before a room opens: an image's address and HTML, null where there is none. */
export const banner = object({ image: optionalText, html: optionalText })
export type Banner = v.InferOutput<typeof banner>

/** The progress of a movement of money or a slip. */
export type Progress = 'success' | 'failed' | 'underWay'

/** A row's status, in any case: everything but SUCCESS and FAILED is in progress (spec, section 4). */
export function progressOf(status: string): Progress {
  const plain = status.trim().toUpperCase()
  if (plain === 'SUCCESS') return 'success'
  return plain === 'FAILED' ? 'failed' : 'underWay'
}
