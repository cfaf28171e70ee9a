import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { dropHeader } from './faults.ts'

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Serves a fetch function on Node's own server; an answer that stands for a broken connection breaks it. */
export function nodeListener(fetch: (request: Request) => Response | Promise<Response>): Listener {
  const answer = async (request: Request, { outgoing }: { outgoing: { destroy(): unknown } }) => {
    const response = await fetch(request)
    if (!response.headers.has(dropHeader)) return response
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  return getRequestListener(answer, { overrideGlobalObjects: false })
}
