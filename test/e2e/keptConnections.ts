import { Agent, createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

interface KeptConnections {
  /** Without a trailing slash. */
  url: string
  /** Breaks connections from now on when the backend has carried out a call of this path. */
  breakAfter(path: string): void
  close(): Promise<void>
}

/** The least time of each answer, in milliseconds, as over a phone's network. */
const latency = 80

/**
 * An operator's ordinary proxy without HTTP/2. It keeps the player's connections open, also after commands, whatever the backend's headers
 * say. Connections to the backend are separate.
 */
export async function keepConnections(backend: string): Promise<KeptConnections> {
  const { hostname, port } = new URL(backend)
  const agent = new Agent({ keepAlive: false })
  const breaking = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const onward = forward({ hostname, port, method, path, headers, agent }, (answer) => {
      setTimeout(() => {
        if (breaking.has(path ?? '')) return incoming.socket.destroy()
        const { connection: _, ...rest } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, rest)
        return answer.pipe(outgoing)
      }, latency)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakAfter: (path) => void breaking.add(path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
