import * as v from 'valibot'
import { persistent } from '../platform/storage.ts'
import { currentSession, sessionArea } from '../session/session.ts'
import { hash } from '../lib/hash.ts'

const count = v.number()

const start = v.object({
  /** Minor units; `at`: epoch ms by the server's clock. */
  totalMinor: count,
  mainMinor: count,
  at: count,
  /** Only later rows are compared; null: all. */
  after: v.nullable(count),
  paidIn: count,
  paidOut: count,
  credits: count,
  odd: count,
  main: count,
  rows: count,
  compared: count,
  /** Nothing moved between the reads. */
  isExact: v.boolean(),
})

const schema = v.object({
  mark: v.string(),
  /** Epoch ms by the server's clock. */
  at: count,
  seenAt: count,
  toldAt: count,
  start: v.nullable(start),
})

export type SessionStart = v.InferOutput<typeof start>
export type PlaySession = v.InferOutput<typeof schema>

/** A remembered session may be weeks old. */
const awayMs = 6 * 60 * 60_000
/** Larger steps back are a changed clock. */
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

/** The session may have ended under a visible home. */
const write = (note: PlaySession) => {
  if (currentSession()) sessionArea().set('sessionStart', JSON.stringify(note))
}

/** Epoch ms by the server's clock. */
export function playSession(now: number): PlaySession {
  const note = read()
  const goesOn = note !== null && now - note.seenAt < awayMs && now > Math.max(note.seenAt, note.at) - jumpMs
  const current = goesOn
    ? { ...note, seenAt: Math.max(now, note.seenAt) }
    : { mark: mark(), at: now, seenAt: now, toldAt: now, start: null }
  write(current)
  return current
}

export function noteStart(noted: SessionStart): void {
  const note = read()
  if (note && note.start === null) write({ ...note, start: noted })
}

export function noteTold(now: number): void {
  const note = read()
  if (note) write({ ...note, toldAt: now })
}

export const intervals = [15, 30, 45, 60, 90, 120] as const
const usual = 60

export function interval(): number {
  const set = Number(persistent.get('resultEvery'))
  return intervals.find((minutes) => minutes === set) ?? usual
}

export const noteInterval = (minutes: number) => persistent.set('resultEvery', String(minutes))
