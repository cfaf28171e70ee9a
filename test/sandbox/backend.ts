import { Hono } from 'hono'
import { apiRoutes } from './api.ts'
import { mediaRoutes } from './art/media.ts'
import { slipRoutes } from './art/slipRoutes.ts'
import { chatMediaRoutes } from './chat/media.ts'
import {
  createContext,
  type Context,
  type Arrival,
  type ContextOptions,
  type ReceivedReport,
  type RecordedRequest,
  type Upload,
} from './context.ts'
import { createControl, type Control } from './control/control.ts'
import { controlRoutes } from './control/routes.ts'
import { gameSiteRoutes } from './games/gameSite.ts'
import { reportRoutes } from './reports.ts'
import { auditState, type AuditReport } from './state/audit.ts'
import type { SandboxState } from './state/state.ts'

/** The operator's backend without what only Node has, so that it also runs in a page. */
export interface Backend {
  /** Answers /api/* and /sandbox*; an answer with the header x-sandbox-drop stands for a broken connection. */
  fetch(request: Request): Promise<Response>
  /** The same object for the sandbox's whole life, also after a reset. */
  readonly state: SandboxState
  audit(): AuditReport
  /** Puts the seed back: switches at their defaults, no tokens, no faults, empty logs. */
  reset(): void
  readonly requests: readonly RecordedRequest[]
  /** Everything that came and that the contract does not allow. */
  readonly violations: readonly string[]
  /** Who came to the games' sites, in the order of arrival. */
  readonly arrivals: readonly Arrival[]
  /** The field reports that fit their schema; others are violations. */
  readonly reports: readonly ReceivedReport[]
  /** A slip as it was uploaded; null for one that is seeded or whose picture is no longer kept. */
  slipFile(id: number): Upload | null
  readonly control: Control
  readonly context: Context
}

/** Starts on the store's saved state, or on the seed; without a store the state lives in memory. */
export function createBackend(options: ContextOptions = {}): Backend {
  const context = createContext(options)
  const control = createControl(context)
  const app = new Hono()
    .route('/', apiRoutes(context))
    .route('/', mediaRoutes())
    .route('/', chatMediaRoutes(context))
    .route('/', gameSiteRoutes(context))
    .route('/', slipRoutes(context))
    .route('/', reportRoutes(context))
    .route('/', controlRoutes(context, control))
  if (context.contract) app.route('/', context.contract.routes)
  return {
    async fetch(request) {
      const answer = await app.fetch(request)
      answer.headers.set('date', new Date(context.now()).toUTCString())
      return answer
    },
    state: context.state,
    audit: () => auditState(context.state),
    reset: () => context.reset(),
    requests: context.requests,
    violations: context.violations,
    arrivals: context.arrivals,
    reports: context.reports,
    slipFile: (id) => context.slipFiles.get(id) ?? null,
    control,
    context,
  }
}
