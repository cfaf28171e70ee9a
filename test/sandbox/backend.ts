import { Hono } from 'hono'
import { apiRoutes } from './api.ts'
import { mediaRoutes } from './art/media.ts'
import { slipRoutes } from './art/slipRoutes.ts'
import { chatMediaRoutes } from './chat/media.ts'
import { createContext, type ContextOptions } from './context.ts'
import { createControl } from './control/control.ts'
import { controlRoutes } from './control/routes.ts'
import { gameSiteRoutes } from './games/gameSite.ts'
import { reportRoutes } from './reports.ts'
import { auditState } from './state/audit.ts'

/** The operator's backend without what only Node has, so that it also runs in a page. */
export type Backend = ReturnType<typeof createBackend>

/** Starts on the store's saved state, or on the seed; without a store the state lives in memory. */
export function createBackend(options: ContextOptions = {}) {
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
  const { state, requests, violations, arrivals, reports } = context
  return {
    /** Answers /api/* and /sandbox*; an answer with the header x-sandbox-drop stands for a broken connection. */
    async fetch(request: Request): Promise<Response> {
      const answer = await app.fetch(request)
      answer.headers.set('date', new Date(context.now()).toUTCString())
      return answer
    },
    /** The same object for the sandbox's whole life, also after a reset. */
    state,
    audit: () => auditState(state),
    /** Puts the seed back: switches at their defaults, no tokens, no faults, empty logs. */
    reset: () => context.reset(),
    requests,
    violations,
    arrivals,
    reports,
    /** A slip as it was uploaded; null for one that is seeded or whose picture is no longer kept. */
    slipFile: (id: number) => context.slipFiles.get(id) ?? null,
    control,
    context,
  }
}
