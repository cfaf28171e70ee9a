import { Agent, createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'

interface KeptConnections {
  /** Without a trailing slash. */
  url: string
  /** From now on connections break once the backend has acted on a call of this path. */
  breakAfter(path: string): void
  close(): Promise<void>
}

/** How long each answer takes at least, in milliseconds, as over a phone's network. */
const latency = 80

/**
 * An operator's ordinary proxy without HTTP/2: whatever the backend says, it keeps the player's connections open, also after
 * commands. Connections to the backend are its own.
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
