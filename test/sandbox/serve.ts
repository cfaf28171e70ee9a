import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { nodeListener } from './listener.ts'
import { portOf, refuse } from './refuse.ts'
import { createSandbox } from './sandbox.ts'
import { members } from './seed/seed.ts'
import { fileStore } from './store.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4999' }, fresh: { type: 'boolean', default: false } },
})
const port = portOf(values.port)
const sandbox = createSandbox({ store: fileStore(`.sandbox/standalone-${port}`) })
if (values.fresh) sandbox.reset()

const allowApp = cors({
  origin: (origin) => origin,
  allowHeaders: ['Authorization', 'X-Requested-With', 'Content-Type', 'Idempotency-Key'],
  allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
  exposeHeaders: ['Date'],
})
const app = new Hono()
  .use('/api/*', allowApp)
  .use('/sandbox/media/*', allowApp)
  .all('*', (c) => sandbox.fetch(c.req.raw))

const server = createServer(nodeListener((request) => app.fetch(request)))
sandbox.attachChat(server)
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  refuse(`Port ${port} is taken. Choose another one: npm run sandbox -- --port ${port + 1}`)
})
server.listen(port, '127.0.0.1', () => {
  const { username, password } = members.rich
  console.log(`Sandbox API   http://localhost:${port}/api`)
  console.log(`Control page  http://localhost:${port}/sandbox`)
  console.log(`Demo member   ${username} / ${password}`)
})
