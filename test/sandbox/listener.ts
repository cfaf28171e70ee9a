import type { ServerResponse } from 'node:http'
import { Http2ServerResponse } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { dropHeader } from './faults.ts'

/**
 * Serves a fetch function on Node's own server. An answer that stands for a broken connection breaks it. To a browser over HTTP/1.1 it
 * breaks within the answer, before which Chromium would send a command again by itself; `isBehindProxy`: before it.
 */
export const nodeListener = (fetch: (request: Request) => Response | Promise<Response>, isBehindProxy = false) =>
  getRequestListener(
    async (request: Request, { outgoing }: { outgoing: ServerResponse | Http2ServerResponse }) => {
      const response = await fetch(request)
      if (!response.headers.has(dropHeader)) return response
      if (outgoing instanceof Http2ServerResponse) outgoing.stream.session?.destroy()
      else if (isBehindProxy) outgoing.destroy()
      else {
        outgoing.writeHead(200, { 'Content-Length': 1 }).flushHeaders()
        outgoing.socket?.destroySoon()
      }
      return RESPONSE_ALREADY_SENT
    },
    { overrideGlobalObjects: false },
  )
