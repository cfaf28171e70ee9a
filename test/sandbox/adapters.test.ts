import type { AddressInfo } from 'node:net'
import { io } from 'socket.io-client'
import { createServer as createVite } from 'vite'
import { beforeEach, describe, expect, it } from 'vitest'
import { quietSandbox } from './testCalls.ts'
import { sandboxPlugin } from './vitePlugin.ts'

const sandbox = quietSandbox()
const headers = { 'x-requested-with': 'XMLHttpRequest' }

beforeEach(() => sandbox.reset())

const dropNext = () => sandbox.control.addFault({ method: 'GET', path: '/api/lookup/info', kind: 'dropAfter' })

describe('the sandbox on Vite’s own server', () => {
  it('answers its own calls, and leaves the rest to Vite', async () => {
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
      const answer = await fetch(`${base}/api/lookup/info`, { headers })
      await expect(answer.text()).rejects.toThrow('terminated')
    } finally {
      await vite.close()
    }
  })
})
