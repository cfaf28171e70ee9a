import { existsSync } from 'node:fs'
import { join } from 'node:path'
import selfSigned from '@vitejs/plugin-basic-ssl'
import { preview, type Connect, type Plugin } from 'vite'
import type { Sandbox } from './sandbox.ts'
import { sandboxPlugin } from './vitePlugin.ts'

interface Served {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** What an operator's web server sends with the page (docs/nginx.conf). */
export const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}

/** What an operator's web server sends with the build (docs/deploy.md). `hasAsset` tells whether it has a file of `/assets/`. */
const headers =
  (hasAsset: (path: string) => boolean): Connect.NextHandleFunction =>
  (request, response, next) => {
    for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value)
    const { pathname } = new URL(request.url ?? '', 'http://localhost')
    const isAsset = pathname.startsWith('/assets/')
    const isThere = isAsset && hasAsset(pathname)
    response.setHeader('Cache-Control', isThere ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (!isAsset || isThere) return next()
    // Never the page: it would be run as code.
    response.writeHead(404).end()
  }

const operatorHeaders = (hasAsset: (path: string) => boolean): Plugin => ({
  name: 'operator-headers',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(headers(hasAsset)),
})

interface Options {
  sandbox: Sandbox
  /** 0 takes a free one. */
  port: number
  folder: string
  /** Tells which files of `/assets/` are there; by default all of the folder. */
  hasAsset?: (path: string) => boolean
  /** Encrypted, and with that over HTTP/2, with a certificate made for the occasion. */
  secure?: boolean
}

/** Serves a finished build and a sandbox on one port, as an operator's web server serves build and backend. */
export async function serveBuild({
  sandbox,
  port: wanted,
  folder,
  hasAsset = (path) => existsSync(join(folder, path)),
  secure = false,
}: Options): Promise<Served> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    plugins: [operatorHeaders(hasAsset), sandboxPlugin(sandbox), ...(secure ? [selfSigned()] : [])],
    build: { outDir: folder },
    preview: { port: wanted, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  return { url: `${secure ? 'https' : 'http'}://localhost:${port}`, close: () => server.close() }
}
