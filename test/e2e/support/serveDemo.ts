import { preview, type PluginOption } from 'vite'
import { cachedBuild } from '../../sandbox/cachedBuild.ts'
import { settingsOfTests } from './settingsOfTests.ts'

/** Builds the demo and serves it as plain files. @returns its address, and what ends the server. */
export async function serveDemo(plugins: PluginOption[] = []) {
  const { folder } = cachedBuild({ ...process.env, ...settingsOfTests }, 'demo')
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `${plugins.length > 0 ? 'https' : 'http'}://localhost:${port}`, close: () => server.close() }
}
