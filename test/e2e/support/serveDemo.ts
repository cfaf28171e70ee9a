import type { AddressInfo } from 'node:net'
import selfSigned from '@vitejs/plugin-basic-ssl'
import { preview } from 'vite'
import { cachedBuild } from '../../sandbox/cachedBuild.ts'
import { settingsOfTests } from './settingsOfTests.ts'

/** Serves the demo's build as plain files, with a certificate of its own if `secure`. */
export async function serveDemo({ secure = false } = {}) {
  const { folder } = cachedBuild({ ...process.env, ...settingsOfTests }, 'demo')
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: secure ? [selfSigned()] : [],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { url: `http${secure ? 's' : ''}://localhost:${port}`, close: () => server.close() }
}
