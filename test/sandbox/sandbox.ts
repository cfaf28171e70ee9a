import { createBackend, type Backend } from './backend.ts'
import { attachChatSocket, type WebServer } from './chat/socketServer.ts'
import { checkRoutes } from './check/checkRoutes.ts'
import type { ContextOptions } from './context.ts'
import { checkExchange, checkMessage, contractRoutes } from './contract.ts'

export type { RecordedRequest } from './context.ts'

/** The stand-in for the operator's backend. */
export interface Sandbox extends Omit<Backend, 'context'> {
  /** Puts the chat's socket on a web server. @returns what takes it off, with all its sockets. */
  attachChat(server: WebServer): () => void
}

/** A backend that is served by Node, and whose answers are compared with the contract. */
export function createSandbox(options: ContextOptions = {}): Sandbox {
  const contract = { checkExchange, checkMessage, routes: contractRoutes().route('/', checkRoutes()) }
  const { context, ...backend } = createBackend({ ...options, contract })
  return { ...backend, attachChat: (server) => attachChatSocket(context, server) }
}
