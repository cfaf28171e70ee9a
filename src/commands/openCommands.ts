import * as v from 'valibot'
import { ordinaryTimeLimitMs } from '../api/client/call.ts'
import { newId } from '../api/client/client.ts'
import { monotonicNow } from '../lib/clock.ts'
import { createObservable } from '../lib/observable.ts'
import { parseJson } from '../lib/parseJson.ts'
import { block } from '../nav/history.ts'
import { platform } from '../platform/current.ts'
import { persistent, temporary, withOtherTabs, type StorageArea } from '../platform/storage.ts'
import { sessionHash } from '../session/session.ts'
import { commandParameters, type CommandKind, type CommandParameters } from './kinds.ts'
import { mutexKey, whenMutexFree } from './mutex.ts'

const stored = v.object({
  /** Also the idempotency key (contract, rule 18). */
  id: v.string(),
  kind: v.custom<CommandKind>((kind) => typeof kind === 'string'),
  parameters: v.optional(commandParameters, {}),
  /** For a spin, the coins before it; null without an amount. */
  amountMinor: v.nullable(v.number()),
  /** Epoch ms. */
  at: v.number(),
  member: v.string(),
  /** A hash of the token; '' for a visitor. */
  session: v.optional(v.string(), ''),
  baseline: v.optional(v.unknown(), null),
  /** Ms that its call waits for an answer. */
  timeLimit: v.optional(v.number(), ordinaryTimeLimitMs),
  /** Epoch ms when the player decided. */
  decidedAt: v.optional(v.nullable(v.number()), null),
})
type Stored = v.InferOutput<typeof stored>

interface CheckState {
  readonly isRunning: boolean
  /** Of the last one that was answered: no row and an unchanged balance, or anything else. */
  readonly result: 'noTrace' | 'inconclusive' | null
  /** In epoch ms. */
  readonly checkedAt: number | null
  readonly failures: number
  readonly restarts: number
}
const noCheck: CheckState = { isRunning: false, result: null, checkedAt: null, failures: 0, restarts: 0 }

/** Stored, so it contains no token and no account number. */
export interface OpenCommand extends Omit<Stored, 'decidedAt'> {
  /** `sending`: by this tab or another. `unknown`: it ended without a conclusive answer. */
  readonly state: 'sending' | 'unknown'
  /** When it ended, monotonic ms; Infinity until then. */
  readonly callEndedAt: number
  readonly check: CheckState
}

/** The command has not left yet. */
export interface NewCommand extends Readonly<Pick<Stored, 'kind' | 'amountMinor' | 'member'>> {
  readonly parameters?: CommandParameters
  readonly isRemembered: boolean
}

type PageState = Pick<OpenCommand, 'state' | 'callEndedAt' | 'check'>

/** Times are monotonic ms. */
interface DoneCommand {
  readonly content: string
  readonly sentAt: number
  readonly endedAt: number
}

const commandAreas: readonly StorageArea[] = [persistent, temporary]
const { subscribe, announce } = createObservable()
/** Of a stored command, known to this page only. */
const pageStates = new Map<string, PageState>()
/** Done: sent by this page, or proved by a row that it read. */
const doneCommands: DoneCommand[] = []
const inFlight = new Set<string>()
let snapshot: { readonly text: string; readonly commands: readonly OpenCommand[] } | null = null

/** Checks end this long after sending, ms; a done command's row may appear this long after its answer. */
export const checkForMs = 360_000

/** An equal command counts as a duplicate for this long, ms: after sending, or after the decision. */
const duplicateWindowMs = { done: 600_000, decided: 3_600_000 }

const changed = () => {
  snapshot = null
  announce()
}

/** Earlier versions stored them as `intents`. */
const storageKeys = ['openCommands', 'intents'] as const

const readStored = (area: StorageArea): Stored[] =>
  storageKeys.flatMap((key) => parseJson(v.array(stored), area.get(key)) ?? [])

const isDecisionOver = ({ decidedAt }: Stored) =>
  decidedAt !== null && Date.now() - decidedAt >= duplicateWindowMs.decided

function writeStored(area: StorageArea, commands: readonly Stored[]): void {
  const kept = commands.filter((command) => !isDecisionOver(command))
  area.remove('intents')
  if (kept.length === 0) area.remove('openCommands')
  else area.set('openCommands', JSON.stringify(kept))
}

const rewriteStored = (change: (commands: readonly Stored[]) => readonly Stored[]) =>
  commandAreas.forEach((area) => writeStored(area, change(readStored(area))))

type Content = Pick<NewCommand, 'kind' | 'parameters' | 'amountMinor' | 'member'>

/** Duplicates are commands of the same content. */
export const contentOf = ({ kind, parameters = {}, amountMinor, member }: Content) =>
  JSON.stringify([member, kind, v.parse(commandParameters, parameters), amountMinor])

const initialState: PageState = { state: 'sending', callEndedAt: Number.POSITIVE_INFINITY, check: noCheck }

const update = (id: string, part: Partial<PageState>) => {
  const before = pageStates.get(id)
  if (before) pageStates.set(id, { ...before, ...part })
  changed()
}

function recordDone(command: Content, sentAt: number, endedAt: number): void {
  doneCommands.push({ content: contentOf(command), sentAt, endedAt })
}

function remove(id: string): void {
  rewriteStored((commands) => commands.filter((one) => one.id !== id))
  pageStates.delete(id)
  changed()
}

/** The newest is last; the array stays the same until something changes. */
export function openCommands(): readonly OpenCommand[] {
  const text = commandAreas.flatMap((area) => storageKeys.map((key) => area.get(key))).join()
  if (snapshot?.text === text) return snapshot.commands
  const commands = commandAreas.flatMap(readStored).flatMap(({ decidedAt, ...command }): OpenCommand[] => {
    if (decidedAt !== null) return []
    const own = pageStates.get(command.id) ?? initialState
    // Forms stay busy until the command's key is released.
    const isHeld = inFlight.has(mutexKey(command))
    return [{ ...command, ...own, ...(isHeld && { state: 'sending' }) }]
  })
  snapshot = { text, commands }
  return commands
}

/** Until the wallet is read, commands are matched by session. */
export const isOwnCommand = (command: OpenCommand, member: string) =>
  command.kind !== 'register' &&
  (member === '' || command.member === '' ? command.session === sessionHash() : command.member === member)

export const subscribeOpenCommands = withOtherTabs(subscribe)

/** Until released, blocks navigation and confirms closing. */
export function markInFlight(key: string): () => void {
  const inFlightChanged = () => {
    platform().confirmClose(isInFlight())
    changed()
  }
  inFlight.add(key)
  const unblock = block()
  inFlightChanged()
  return () => {
    inFlight.delete(key)
    unblock()
    inFlightChanged()
  }
}

export const isInFlight = (key?: string): boolean => (key === undefined ? inFlight.size > 0 : inFlight.has(key))

export function beginCommand(command: NewCommand, baseline: unknown, timeLimit: number) {
  const id = newId()
  const { isRemembered, ...fields } = command
  const area = isRemembered ? persistent : temporary
  const sentAt = monotonicNow()
  pageStates.set(id, initialState)
  const times = { at: Date.now(), timeLimit, decidedAt: null }
  const begun = { parameters: {}, ...fields, id, session: sessionHash(), baseline, ...times }
  writeStored(area, [...readStored(area), begun])
  changed()
  return {
    id,
    end(outcome: KnownOutcome | 'unknown'): void {
      const callEndedAt = monotonicNow()
      if (outcome === 'unknown') return update(id, { state: outcome, callEndedAt })
      if (outcome === 'done') recordDone(command, sentAt, callEndedAt)
      remove(id)
    },
  }
}

type KnownOutcome = 'done' | 'failed'

type OutcomeListener = (command: OpenCommand, outcome: KnownOutcome) => void
const outcomeListeners = new Set<OutcomeListener>()

export function listenOutcomes(listener: OutcomeListener): () => void {
  outcomeListeners.add(listener)
  return () => void outcomeListeners.delete(listener)
}

/** Removes an unknown command once its outcome is known. */
export function settleCommand(id: string, outcome: KnownOutcome): void {
  const command = openCommands().find((one) => one.id === id)
  remove(id)
  if (!command) return
  if (outcome === 'done') recordDone(command, monotonicNow() - ageOf(command), command.callEndedAt)
  for (const listener of outcomeListeners) listener(command, outcome)
}

/** The device's clock may have been set back. */
const ageOf = ({ at }: Pick<Stored, 'at'>) => Math.max(0, Date.now() - at)

/** Remembered for an hour, as the server may still carry it out. */
export function decide(id: string): void {
  const decidedAt = Date.now()
  rewriteStored((commands) => commands.map((one) => (one.id === id ? { ...one, decidedAt } : one)))
  changed()
}

export function updateCheck(id: string, part: (check: CheckState) => Partial<CheckState>): CheckState {
  const before = pageStates.get(id)?.check ?? noCheck
  const check = { ...before, ...part(before) }
  update(id, { check })
  return check
}

/** Follows commands of other tabs, or from before a reload. */
export function watchOthers(): void {
  for (const command of openCommands()) {
    const { id, timeLimit } = command
    if (pageStates.has(id)) continue
    pageStates.set(id, initialState)
    // Without the Locks API, waits for the call's time limit.
    void whenMutexFree(command, timeLimit).then(() => update(id, { state: 'unknown', callEndedAt: monotonicNow() }))
  }
}

export interface Duplicate {
  /** Counts from the last equal command. */
  readonly minutes: number
  /** The server may still carry out an equal command. */
  readonly mayStillHappen: boolean
}

export function findDuplicate(command: NewCommand): Duplicate | null {
  const content = contentOf(command)
  const done = doneCommands
    .filter((one) => one.content === content)
    .map((one) => monotonicNow() - one.sentAt)
    .filter((ago) => ago < duplicateWindowMs.done)
  const decided = commandAreas
    .flatMap(readStored)
    .filter((one) => one.decidedAt !== null && !isDecisionOver(one) && contentOf(one) === content)
    .map(ageOf)
  const ages = [...done, ...decided]
  return ages.length > 0
    ? { minutes: Math.floor(Math.min(...ages) / 60_000), mayStillHappen: decided.length > 0 }
    : null
}

/** True if a duplicate's row may follow a read begun at `askedAt` (monotonic ms). */
export const mayDuplicateRowAppear = (command: NewCommand, askedAt: number): boolean => {
  const content = contentOf(command)
  return (
    findDuplicate(command)?.mayStillHappen === true ||
    doneCommands.some((one) => one.content === content && askedAt - one.endedAt < checkForMs)
  )
}

/** Only for tests. */
export function forgetSent(): void {
  pageStates.clear()
  doneCommands.length = 0
}
