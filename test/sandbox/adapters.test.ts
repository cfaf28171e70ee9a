import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setupServer } from 'msw/node'
import { io } from 'socket.io-client'
import { createServer as createVite } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sandboxHandlers } from './handlers.ts'
import { nodeListener } from './listener.ts'
import { quietSandbox } from './testCalls.ts'
import { sandboxPlugin } from './vitePlugin.ts'

const sandbox = quietSandbox()
const headers = { 'x-requested-with': 'XMLHttpRequest' }

beforeEach(() => sandbox.reset())

const dropNext = () => sandbox.control.addFault({ method: 'GET', path: '/api/lookup/info', kind: 'dropAfter' })

describe('on a port', () => {
  let server: Server
  let info: string

  beforeEach(async () => {
    server = createServer(nodeListener((request) => sandbox.fetch(request)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    info = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/lookup/info`
  })
  afterEach(() => void server.close())

  it('answers, and breaks the connection when told to', async () => {
    dropNext()
    await expect(fetch(info, { headers })).rejects.toThrow('fetch failed')
    expect((await fetch(info, { headers })).status).toBe(200)
  })
})

describe('inside unit tests', () => {
  const server = setupServer(...sandboxHandlers(sandbox))

  beforeEach(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.close())

  it('answers for every origin, and fails the fetch when told to', async () => {
    dropNext()
    await expect(fetch('http://app.test/api/lookup/info', { headers })).rejects.toThrow('Failed to fetch')
    expect((await fetch('http://app.test/api/lookup/info', { headers })).status).toBe(200)
  })
})

describe('on Vite’s own server', () => {
  it('answers ahead of the page, and leaves the rest to Vite', async () => {
    const vite = await createVite({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [sandboxPlugin(sandbox)],
    })
    await vite.listen()
    const address = vite.httpServer?.address() as AddressInfo
    const base = `http://127.0.0.1:${address.port}`
    try {
      expect((await fetch(`${base}/api/lookup/info`, { headers })).status).toBe(200)
      expect(await (await fetch(`${base}/sandbox`)).text()).toContain('Sandbox control')
      expect((await fetch(`${base}/sandboxed`)).status).toBe(404)
      const socket = io(base, { transports: ['websocket'], reconnection: false })
      await new Promise<void>((resolve) => void socket.once('connect', resolve))
      socket.disconnect()
      dropNext()
      await expect(fetch(`${base}/api/lookup/info`, { headers })).rejects.toThrow('fetch failed')
    } finally {
      await vite.close()
    }
  })
})
