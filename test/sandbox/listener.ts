import type { IncomingMessage, ServerResponse } from 'node:http'
import { Http2ServerResponse, type Http2ServerRequest } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { dropHeader } from './faults.ts'

type Listener = (
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
) => Promise<void>

/** The GETs that change state (contract). */
const commandPaths =
  /^\/api\/(wallet\/(activate|resetpassword)|autoLogin|bonus\/(activate|clear)|promotion\/activate|invite\/bonus|refund\/(receive|addWallet))(\/|$)/

/** Whether a request changes state, going by its method and path. */
export const isCommand = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  method !== 'GET' || commandPaths.test(url)

/** Serves a fetch function on Node's own server; an answer that stands for a broken connection breaks it. */
export function nodeListener(fetch: (request: Request) => Response | Promise<Response>): Listener {
  const answer = async (request: Request, { outgoing }: { outgoing: ServerResponse | Http2ServerResponse }) => {
    const response = await fetch(request)
    if (!response.headers.has(dropHeader)) return response
    if (outgoing instanceof Http2ServerResponse) outgoing.stream.session?.destroy()
    else outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const listen = getRequestListener(answer, { overrideGlobalObjects: false })
  return async (incoming, outgoing) => {
    // As the operator's guide has it: no browser may repeat a command over a connection that an earlier one left.
    if (incoming.httpVersionMajor === 1 && isCommand(incoming)) outgoing.setHeader('Connection', 'close')
    await listen(incoming, outgoing)
  }
}
