import * as v from 'valibot'
import { persistent } from '../platform/storage.ts'
import { currentSession, sessionArea } from '../session/session.ts'
import { hash } from '../lib/hash.ts'

const count = v.number()

const start = v.object({
  /** What there was in all, in minor units, and when (epoch ms by the server's clock). */
  totalMinor: count,
  mainMinor: count,
  at: count,
  /** The instant after which rows of the statement are compared (epoch ms by the server's clock); null: all of them. */
  after: v.nullable(count),
  /** What these rows had moved already, in minor units, and how many of them did not tell. */
  paidIn: count,
  paidOut: count,
  credits: count,
  odd: count,
  main: count,
  /** How many rows there were in all, and how many of them are compared. */
  rows: count,
  compared: count,
  /** Every reading that it is made of succeeded, and nothing moved between them. */
  isExact: v.boolean(),
})

const schema = v.object({
  /** Whose session it is: a fingerprint of its token. */
  mark: v.string(),
  /** When the player began, was seen last, and was told last (epoch ms by the server's clock). */
  at: count,
  seenAt: count,
  toldAt: count,
  start: v.nullable(start),
})

/** The balances of the beginning of a session. */
export type SessionStart = v.InferOutput<typeof start>
/** How long somebody has been playing, and what they began with. Gone with the session. */
export type PlaySession = v.InferOutput<typeof schema>

/** Somebody who comes back after this time begins anew (ms): a remembered session may be weeks old. */
const awayMs = 6 * 60 * 60_000
/** A clock that was set back by more than this tells no time that has passed (ms). */
const jumpMs = 60_000

const mark = () => hash(currentSession()?.token ?? '')

function read(): PlaySession | null {
  try {
    const note = v.parse(schema, JSON.parse(sessionArea().get('sessionStart') ?? ''))
    return note.mark === mark() ? note : null
  } catch {
    return null
  }
}

/** Nothing is noted of nobody: the session may have ended while home is still drawn. */
const write = (note: PlaySession) => {
  if (currentSession()) sessionArea().set('sessionStart', JSON.stringify(note))
}

/** The session that goes on at this moment (epoch ms by the server's clock), or a new one. Notes that the player was seen. */
export function playSession(now: number): PlaySession {
  const note = read()
  const goesOn = note !== null && now - note.seenAt < awayMs && now > Math.max(note.seenAt, note.at) - jumpMs
  const current = goesOn
    ? { ...note, seenAt: Math.max(now, note.seenAt) }
    : { mark: mark(), at: now, seenAt: now, toldAt: now, start: null }
  write(current)
  return current
}

/** Notes the balances of the beginning, once. */
export function noteStart(noted: SessionStart): void {
  const note = read()
  if (note && note.start === null) write({ ...note, start: noted })
}

/** Notes that the player was told the time and the result. */
export function noteTold(now: number): void {
  const note = read()
  if (note) write({ ...note, toldAt: now })
}

/** The intervals at which a player can be told, in minutes. */
export const intervals = [15, 30, 45, 60, 90, 120] as const
const usual = 60

/** The interval that the player has set, in minutes. */
export function interval(): number {
  const set = Number(persistent.get('resultEvery'))
  return intervals.find((minutes) => minutes === set) ?? usual
}

/** Sets it. */
export const noteInterval = (minutes: number) => persistent.set('resultEvery', String(minutes))
