import { seedState } from './seed.ts'
import { isSameForm, type SandboxState, type StateStore } from './state.ts'

/** One request as it came; `body` is the parsed JSON, else the text, absent when there was none. */
export interface RecordedRequest {
  method: string
  path: string
  body?: unknown
  at: number
  token?: string
}

/** What handlers and control share: the state, the clock, the logs. */
export interface Context {
  readonly state: SandboxState
  readonly requests: RecordedRequest[]
  readonly violations: string[]
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
}

// A server that runs for days must not keep every request it ever saw.
const keptRequests = 5000

/** Builds the shared context on the saved state where there is a usable one, else on the seed. */
export function createContext(options: ContextOptions): Context {
  const now = options.now ?? Date.now
  const seed = seedState(now())
  const state = options.store?.load((value) => isSameForm(seed, value)) ?? seed
  let saved = ''
  const context: Context = {
    state,
    requests: [],
    violations: [],
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
      Object.assign(state, seedState(now()))
      context.requests.length = 0
      context.violations.length = 0
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
