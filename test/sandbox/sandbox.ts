import { Hono } from 'hono'
import { apiRoutes } from './api.ts'
import { mediaRoutes } from './art/media.ts'
import { slipRoutes } from './art/slipRoutes.ts'
import { chatMediaRoutes } from './chat/chatMedia.ts'
import { attachChatSocket, type WebServer } from './chat/chatSocketServer.ts'
import { contractRoutes } from './contract.ts'
import {
  createContext,
  type Arrival,
  type ContextOptions,
  type ReceivedReport,
  type RecordedRequest,
  type Upload,
} from './context.ts'
import { createControl, type Control } from './control/control.ts'
import { controlRoutes } from './control/controlRoutes.ts'
import { gameSiteRoutes } from './games/gameSite.ts'
import { reportRoutes } from './reports.ts'
import { auditState, type AuditReport } from './state/audit.ts'
import type { SandboxState } from './state/state.ts'

export type { AuditReport } from './state/audit.ts'
export type { RecordedRequest } from './context.ts'
export type { Control } from './control/control.ts'
export type { SandboxState } from './state/state.ts'

/** The stand-in for the operator's backend. */
export interface Sandbox {
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
  /** Puts the chat's socket on a web server. @returns what takes it off, with all its sockets. */
  attachChat(server: WebServer): () => void
  readonly control: Control
}

/** Starts a sandbox on the store's saved state, or on the seed; without a store the state lives in memory. */
export function createSandbox(options: ContextOptions = {}): Sandbox {
  const context = createContext(options)
  const control = createControl(context)
  const app = new Hono()
    .route('/', apiRoutes(context))
    .route('/', mediaRoutes())
    .route('/', chatMediaRoutes(context))
    .route('/', gameSiteRoutes(context))
    .route('/', slipRoutes(context))
    .route('/', reportRoutes(context))
    .route('/', contractRoutes())
    .route('/', controlRoutes(context, control))
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
    attachChat: (server) => attachChatSocket(context, server),
    control,
  }
}
