import * as v from 'valibot'
import { parseJson } from '../lib/parseJson.ts'
import { persistent } from '../platform/storage.ts'
import { currentSession, balancesArea, sessionHash } from '../session/session.ts'

const numeric = v.number()

const startSchema = v.object({
  /** In minor units; `at` is epoch ms, server time. */
  totalMinor: numeric,
  mainMinor: numeric,
  at: numeric,
  /** Only later rows are compared; null for all. */
  after: v.nullable(numeric),
  paidIn: numeric,
  paidOut: numeric,
  rewards: numeric,
  odd: numeric,
  main: numeric,
  rows: numeric,
  compared: numeric,
  /** True if nothing moved between the reads. */
  isExact: v.boolean(),
})

const sessionSchema = v.object({
  sessionHash: v.string(),
  /** Epoch ms, server time. */
  at: numeric,
  seenAt: numeric,
  toldAt: numeric,
  start: v.nullable(startSchema),
})

export type SessionStart = v.InferOutput<typeof startSchema>
export type PlaySession = v.InferOutput<typeof sessionSchema>

/** After such an absence a new session starts, as a remembered login may be weeks old. */
const awayMs = 6 * 60 * 60_000
/** A larger step back means that the clock was changed. */
const jumpMs = 60_000

function storedSession(): PlaySession | null {
  const session = parseJson(sessionSchema, balancesArea().get('sessionStart'))
  return session?.sessionHash === sessionHash() ? session : null
}

/** Writes nothing once the session has ended, as it may while home is visible. */
const storeSession = (session: PlaySession) => {
  if (currentSession()) balancesArea().set('sessionStart', JSON.stringify(session))
}

/** `now` is epoch ms, server time. */
export function playSession(now: number): PlaySession {
  const session = storedSession()
  const goesOn = session !== null && now - session.seenAt < awayMs && now - session.seenAt > -jumpMs
  const current = goesOn
    ? { ...session, seenAt: Math.max(now, session.seenAt) }
    : { sessionHash: sessionHash(), at: now, seenAt: now, toldAt: now, start: null }
  storeSession(current)
  return current
}

export function storeStart(start: SessionStart): void {
  const session = storedSession()
  if (session && session.start === null) storeSession({ ...session, start })
}

export function storeNotified(now: number): void {
  const session = storedSession()
  if (session) storeSession({ ...session, toldAt: now })
}

export const intervals = [15, 30, 45, 60, 90, 120] as const
const usual = 60

export function interval(): number {
  const set = Number(persistent.get('resultEvery'))
  return intervals.find((minutes) => minutes === set) ?? usual
}

export const storeInterval = (minutes: number) => persistent.set('resultEvery', String(minutes))
