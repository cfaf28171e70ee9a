import type { Hono } from 'hono'
import { createChat, resetChat, type Chat } from './chat/state.ts'
import type { FieldReport } from './reportSchema.ts'
import { seedState, withWheel } from './seed/seed.ts'
import { isSameForm, type SandboxState, type StateStore } from './state/state.ts'
import { createVariation, type Variation } from './variation.ts'

/** One request as it came; `body` is the parsed JSON, else the text, absent when there was none. */
export interface RecordedRequest {
  method: string
  path: string
  body?: unknown
  at: number
  token?: string
}

/** A file that was uploaded. */
export interface Upload {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Somebody at a game's site, let in or not; what the site could not know is null. */
export interface Arrival {
  code: string
  way: 'ticket' | 'form' | 'link' | 'android' | 'ios'
  username: string | null
  balanceMinor: number | null
  referrer: string | null
  accepted: boolean
}

/** A field report that fits its schema, and as it came. */
export interface ReceivedReport {
  at: number
  text: string
  report: FieldReport
}

/** What was sent and what was answered; `code` is that of a refusal. */
export interface Exchange {
  readonly body: unknown
  readonly answer: unknown
  readonly code: string | null
}

/** The written contract (docs/openapi.yaml): compares with it, and shows it. */
interface WrittenContract {
  checkExchange(context: Context, method: string, path: string, exchange: Exchange): void
  checkMessage(context: Context, message: unknown): void
  readonly routes: Hono
}

/** What handlers and control share: the state, the clock, the logs. */
export interface Context {
  readonly state: SandboxState
  readonly requests: RecordedRequest[]
  readonly violations: string[]
  /** Who came to the games' sites, in the order of arrival. */
  readonly arrivals: Arrival[]
  /** The newest field reports; not saved. */
  readonly reports: ReceivedReport[]
  /** The pictures of the newest uploaded slips by the slip's id; too large to be part of the state. */
  readonly slipFiles: Map<number, Upload>
  /** The answers to commands that came with an Idempotency-Key, by member, call and key; not saved. */
  readonly answers: Map<string, Response | 'underWay'>
  /** What the support desk knows; not saved. */
  readonly chat: Chat
  /** The private key that gift links are encrypted for, a JWK as text; null without one. */
  readonly giftLinkKey: string | null
  /** Null in a page, which has no files to read it from. */
  readonly contract: WrittenContract | null
  /** The service's name where it is not the catalogue's. */
  readonly name: string | null
  /** What this backend does where the contract leaves it open. */
  variation: Variation
  now(): number
  /** Notes something that the contract does not allow, loudly. */
  violate(text: string): void
  /** Saves the state if it differs from what was saved last; called before an answer leaves. */
  save(): void
  /** Puts the seed back and clears the logs. */
  reset(): void
}

export interface ContextOptions {
  store?: StateStore
  now?: () => number
  quiet?: boolean
  /** The private key for gift links, as makeGiftLinkKey gives it. */
  giftLinkKey?: string
  /** Shows what the seed leaves off: a wheel that can be turned, and support that writes first. */
  isDemo?: boolean
  contract?: WrittenContract
  /** The service's name, unless it is the one that the tests know. */
  name?: string
  /** Which of the backends that the contract allows this one is; 0, the one that the tests know, unless told. */
  variation?: number
}

// A server that runs for days must not keep every request it ever saw.
const keptRequests = 5000

/** Builds the shared context on the saved state where there is a usable one, else on the seed. */
export function createContext(options: ContextOptions): Context {
  const now = options.now ?? Date.now
  const isDemo = options.isDemo ?? false
  const newState = () => (isDemo ? withWheel(seedState(now())) : seedState(now()))
  const seed = newState()
  const state = options.store?.load((value) => isSameForm(seed, value)) ?? seed
  let saved = ''
  const context: Context = {
    state,
    requests: [],
    violations: [],
    arrivals: [],
    reports: [],
    slipFiles: new Map(),
    answers: new Map(),
    chat: createChat(isDemo),
    giftLinkKey: options.giftLinkKey ?? null,
    contract: options.contract ?? null,
    name: options.name ?? null,
    variation: createVariation(options.variation ?? 0),
    now,
    violate(text) {
      context.violations.push(text)
      if (!options.quiet) console.error(`[sandbox] ${text}`)
    },
    save() {
      if (!options.store) return
      const json = JSON.stringify(state)
      if (json === saved) return
      options.store.save(json)
      saved = json
    },
    reset() {
      Object.assign(state, newState())
      context.requests.length = 0
      context.violations.length = 0
      context.arrivals.length = 0
      context.reports.length = 0
      context.slipFiles.clear()
      context.answers.clear()
      resetChat(context.chat, isDemo)
      context.variation = createVariation(options.variation ?? 0)
      context.save()
    },
  }
  return context
}

/** Keeps a request in the log, in the order of arrival. */
export function record(context: Context, request: RecordedRequest): void {
  context.requests.push(request)
  if (context.requests.length > keptRequests) context.requests.splice(0, keptRequests / 10)
}
