import * as v from 'valibot'
import { newKey } from '../api/client/command.ts'
import { block } from '../nav/history.ts'
import { platform } from '../platform/current.ts'
import { persistent, temporary, withOtherTabs, type StorageArea } from '../platform/storage.ts'
import { currentSession } from '../session/session.ts'
import { hash } from '../lib/hash.ts'
import { now } from '../lib/clock.ts'
import { createObservable } from '../lib/observable.ts'
import { mutexKey, type Kind, type Parameters } from './kinds.ts'
import { whenFree } from './locks.ts'
import { lookForMs } from '../wallet/ledger/command.ts'

const word = v.optional(v.string())

const stored = v.object({
  /** Its idempotency key (contract, reading 18). */
  id: v.string(),
  kind: v.pipe(
    v.string(),
    v.transform((kind) => kind as Kind),
  ),
  parameters: v.optional(v.object({ code: word, from: word, to: word }), {}),
  /** In minor units of the member's currency, for a spin the coins held before it; null for commands without an amount. */
  amountMinor: v.nullable(v.number()),
  /** When it was sent (epoch ms by the device's clock). */
  at: v.number(),
  /** Hash of the member's id, '' where it was not known. */
  member: v.string(),
  /** Hash of the session's token, so that it is known whose it is before anything was read; '' for a visitor. */
  session: v.optional(v.string(), ''),
  /** The baseline of the statement before it left (`wallet/ledger`), null where unknown. */
  before: v.optional(v.unknown(), null),
  /** When the player decided to go on without knowing its outcome (epoch ms); null while it is open. */
  decidedAt: v.optional(v.nullable(v.number()), null),
})
type Stored = v.InferOutput<typeof stored>

/** What the looks for an outcome have shown so far. */
export interface Check {
  readonly isLooking: boolean
  /** `noTrace`: no row of it, and the balance is as it was. `unclear`: something moved, or the kind leaves no row. Null before the first look. */
  readonly outcome: 'noTrace' | 'unclear' | null
  /** When the last look that succeeded was answered (epoch ms); null before. */
  readonly lookedAt: number | null
  /** How many looks have failed since. */
  readonly failures: number
  /** How often the player has asked for another look. */
  readonly asked: number
}
const unchecked: Check = { isLooking: false, outcome: null, lookedAt: null, failures: 0, asked: 0 }

/** A command without a known outcome. It holds no token and no account number. */
export interface OpenCommand extends Omit<Stored, 'decidedAt'> {
  /** `elsewhere`: another tab is sending it. `unknown`: it has ended without an answer. */
  readonly state: 'sending' | 'elsewhere' | 'unknown'
  /** When this page learned that it had ended (ms of `now`); Infinity while it is under way. */
  readonly endedAt: number
  readonly check: Check
}

/** A command as it is about to be sent. */
export interface Order {
  readonly kind: Kind
  readonly parameters?: Parameters
  /** In minor units of the member's currency; null for commands without an amount. */
  readonly amountMinor: number | null
  /** Hash of the member's id. */
  readonly member: string
  /** True if the session outlives the browser's. */
  readonly remembered: boolean
}

/** What this page knows of a command beyond what is stored; kept after its end, to recognise one that is sent twice. */
interface Known {
  readonly content: string
  readonly sentAt: number
  readonly endedAt: number
  readonly state: OpenCommand['state'] | 'done' | 'decided'
  readonly check: Check
}

const areas: readonly StorageArea[] = [persistent, temporary]
const { subscribe, announce } = createObservable()
const known = new Map<string, Known>()
const reserved = new Set<string>()
let version = 0
let shown: { text: string; version: number; commands: readonly OpenCommand[] } = { text: '', version, commands: [] }

/** How long an equal command is remembered (ms): one that is done, and one whose outcome was never known. */
const rememberedMs = { done: 600_000, decided: 3_600_000 }

const changed = () => {
  version += 1
  announce()
}

/** What earlier versions stored under `intents` is read as well, until it is written again. */
const keys = ['openCommands', 'intents'] as const

const read = (area: StorageArea): Stored[] =>
  keys.flatMap((key) => {
    try {
      return v.parse(v.array(stored), JSON.parse(area.get(key) ?? '[]'))
    } catch {
      return []
    }
  })

function write(area: StorageArea, commands: readonly Stored[]): void {
  const kept = commands.filter(({ decidedAt }) => decidedAt === null || Date.now() - decidedAt < rememberedMs.decided)
  area.remove('intents')
  if (kept.length === 0) area.remove('openCommands')
  else area.set('openCommands', JSON.stringify(kept))
}

/** Two commands of the same content move the same money the same way. */
const contentOf = ({
  kind,
  parameters = {},
  amountMinor,
  member,
}: Pick<Stored, 'kind' | 'amountMinor' | 'member'> & { parameters?: Parameters }) =>
  JSON.stringify([member, kind, parameters.code, parameters.from, parameters.to, amountMinor])

const update = (id: string, part: Partial<Known>) => {
  const before = known.get(id)
  if (before) known.set(id, { ...before, ...part })
  changed()
}

/** The open commands of everybody on this device, newest last. The same array until something changes. */
export function openCommands(): readonly OpenCommand[] {
  const text = areas.flatMap((area) => keys.map((key) => area.get(key) ?? '')).join('\n')
  if (text === shown.text && version === shown.version) return shown.commands
  const commands = areas.flatMap(read).flatMap(({ decidedAt, ...command }): OpenCommand[] => {
    const { state = 'elsewhere', endedAt = Number.POSITIVE_INFINITY, check = unchecked } = known.get(command.id) ?? {}
    if (decidedAt !== null || state === 'done' || state === 'decided') return []
    // Rooms that read nothing while they send may read again only once that is over.
    const isOver = state !== 'unknown' || !reserved.has(mutexKey(command.kind, command.parameters))
    return [{ ...command, state: isOver ? state : 'sending', endedAt, check }]
  })
  shown = { text, version, commands }
  return commands
}

/** Calls back when an open command changes, here or in another tab; returns the unsubscriber. */
export const subscribeOpenCommands = withOtherTabs(subscribe)

/** Reserves a mutex key from the tap on. Navigation is blocked and closing asks first until the returned release is called. */
export function reserve(key: string): () => void {
  reserved.add(key)
  const unblock = block()
  if (reserved.size === 1) platform().confirmClose(true)
  changed()
  return () => {
    reserved.delete(key)
    unblock()
    if (reserved.size === 0) platform().confirmClose(false)
    changed()
  }
}

/** True if this page is sending a command of this mutex key, or any. */
export const isSending = (key?: string): boolean => (key === undefined ? reserved.size > 0 : reserved.has(key))

/** The session as commands name it. */
export const sessionHash = (): string => hash(currentSession()?.token ?? '')

/** Notes a command that is about to leave. */
export function begin(order: Order, before: unknown) {
  const id = newKey()
  const { kind, parameters = {}, amountMinor, member, remembered } = order
  const area = remembered ? persistent : temporary
  known.set(id, {
    content: contentOf(order),
    sentAt: now(),
    endedAt: Number.POSITIVE_INFINITY,
    state: 'sending',
    check: unchecked,
  })
  const session = sessionHash()
  write(area, [
    ...read(area),
    { id, kind, parameters, amountMinor, at: Date.now(), member, session, before, decidedAt: null },
  ])
  changed()
  return {
    id,
    /** `failed`: it had no effect, so it is forgotten. */
    end(outcome: 'done' | 'failed' | 'unknown'): void {
      update(id, { state: outcome === 'unknown' ? outcome : 'done', endedAt: now() })
      if (outcome !== 'unknown') forget(id, outcome)
    },
  }
}

const doneListeners = new Set<(command: OpenCommand) => void>()

/** Calls back when a command of unknown outcome proves to be carried out; returns the unsubscriber. */
export function listenDone(listener: (command: OpenCommand) => void): () => void {
  doneListeners.add(listener)
  return () => void doneListeners.delete(listener)
}

/** Removes a command whose outcome is known now. One that `failed` had no effect, so an equal one is no repetition. */
export function forget(id: string, outcome: 'done' | 'failed' = 'done'): void {
  const before = openCommands().find((one) => one.id === id)
  for (const area of areas)
    write(
      area,
      read(area).filter((one) => one.id !== id),
    )
  const done = outcome === 'done' ? before : undefined
  if (outcome === 'failed') known.delete(id)
  update(id, { state: 'done' })
  if (done?.state === 'unknown') for (const listener of doneListeners) listener(done)
}

/** The player goes on without knowing the outcome. It is remembered for an hour, as it may still be carried out. */
export function decide(id: string): void {
  const decidedAt = Date.now()
  for (const area of areas)
    write(
      area,
      read(area).map((one) => (one.id === id ? { ...one, decidedAt } : one)),
    )
  update(id, { state: 'decided' })
}

/** Notes what a look for the outcome has shown. */
export function noteCheck(id: string, part: (check: Check) => Partial<Check>): void {
  const check = known.get(id)?.check ?? unchecked
  update(id, { check: { ...check, ...part(check) } })
}

/** Waits for the end of commands that this page did not send: another tab's, or those from before the page was loaded. */
export function watchOthers(): void {
  for (const { id, kind, parameters, member, amountMinor } of openCommands()) {
    if (known.has(id)) continue
    const content = contentOf({ kind, parameters, amountMinor, member })
    known.set(id, { content, sentAt: now(), endedAt: Number.POSITIVE_INFINITY, state: 'elsewhere', check: unchecked })
    // The time limit of the call, where locks are missing.
    void whenFree(`${member} ${mutexKey(kind, parameters)}`, kind === 'slip' ? 300_000 : 60_000).then(() =>
      update(id, { state: 'unknown', endedAt: now() }),
    )
  }
}

/** An equal command that was sent before. */
interface Twin {
  /** Whole minutes since then. */
  readonly minutes: number
  /** Its outcome never became known. */
  readonly isUnknown: boolean
}

/** The last equal command, for as long as sending it again asks first; null without one. */
export function twinOf(order: Order): Twin | null {
  const content = contentOf(order)
  const done = [...known.values()]
    .filter(
      (one) => one.content === content && now() - one.sentAt < rememberedMs[one.state === 'done' ? 'done' : 'decided'],
    )
    .map(({ sentAt, state }) => ({ ago: now() - sentAt, isUnknown: state !== 'done' }))
  const decided = areas
    .flatMap(read)
    .filter((one) => one.decidedAt !== null && !known.has(one.id) && contentOf(one) === content)
    .map(({ at }) => ({ ago: Math.max(0, Date.now() - at), isUnknown: true }))
    .filter(({ ago }) => ago < rememberedMs.decided)
  const [last] = [...done, ...decided].sort((one, other) => one.ago - other.ago)
  return last ? { minutes: Math.floor(last.ago / 60_000), isUnknown: last.isUnknown } : null
}

/** True if a row of an equal command may have come into the statement after a reading that was asked for then (ms of `now`). */
export const mayTwinFollow = (order: Order, askedAt: number): boolean => {
  const content = contentOf(order)
  const twins = [...known.values()].filter((one) => one.content === content)
  return (twinOf(order)?.isUnknown ?? false) || twins.some(({ endedAt }) => askedAt - endedAt < lookForMs)
}

/** Forgets which commands were sent, as a reload does. */
export const forgetSent = () => known.clear()
