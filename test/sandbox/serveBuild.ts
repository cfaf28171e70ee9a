import selfSigned from '@vitejs/plugin-basic-ssl'
import { preview, type Connect, type Plugin } from 'vite'
import type { Sandbox } from './sandbox.ts'
import { sandboxPlugin } from './vitePlugin.ts'

interface Served {
  /** Without a trailing slash. */
  url: string
  close(): Promise<void>
}

/** What an operator's web server sends with the page (test/nginx/nginx.conf). */
export const pageHeaders = {
  'Content-Security-Policy': "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
}

const headers: Connect.NextHandleFunction = (request, response, next) => {
  for (const [name, value] of Object.entries(pageHeaders)) response.setHeader(name, value)
  if (request.url?.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  next()
}

const operatorHeaders: Plugin = {
  name: 'operator-headers',
  configurePreviewServer: ({ middlewares }) => void middlewares.use(headers),
}

interface Options {
  sandbox: Sandbox
  /** 0 takes a free one. */
  port: number
  folder?: string
  /** Encrypted, and with that over HTTP/2, with a certificate made for the occasion. */
  secure?: boolean
}

/** Serves a finished build and a sandbox on one port, as an operator's web server serves build and backend. */
export async function serveBuild({ sandbox, port: wanted, folder = 'dist', secure = false }: Options): Promise<Served> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    plugins: [operatorHeaders, sandboxPlugin(sandbox), ...(secure ? [selfSigned()] : [])],
    build: { outDir: folder },
    preview: { port: wanted, host: '127.0.0.1' },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  return { url: `${secure ? 'https' : 'http'}://localhost:${port}`, close: () => server.close() }
}
