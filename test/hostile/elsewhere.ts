import { createServer } from 'node:http'

/** Another origin. Everything that asks it for something is noted. */
export interface Elsewhere {
  readonly origin: string
  readonly asked: string[]
  close(): Promise<void>
}

/** Listens on a port of its own, with leave for every page to read the answer, so that nothing but the app holds a request back. */
export async function listenElsewhere(): Promise<Elsewhere> {
  const asked: string[] = []
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response
      .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' })
      .end('window.ran()')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The other origin has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
