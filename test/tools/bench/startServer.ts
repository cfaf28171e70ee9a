import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { nodeListener } from '../../sandbox/listener.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a folder's files, and its page for any other path. */
export interface Site {
  readonly folder: string
  /** The path that it stands under, with a slash at both ends. */
  readonly under: string
}

/**
 * Serves sites and a backend as an operator's server does: HTTP/2, brotli, hashed files cached for ever, the page never.
 * @returns its address without a trailing slash, Chromium's flag that trusts it and so caches its files, and a function that ends it.
 */
export async function serveSites(sites: readonly Site[], sandbox: Pick<Sandbox, 'fetch' | 'attachChat'>) {
  const certificate = await getCertificate(join(tmpdir(), 'member-wallet-bench-certificate'))
  const backend = nodeListener((request) => sandbox.fetch(request))
  const server = createSecureServer({ key: certificate, cert: certificate, allowHTTP1: true })
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (/^\/(api|sandbox)\//.test(pathname)) void backend(request, response)
    else give(pathname, sites, response)
  })
  const detach = sandbox.attachChat(server as never)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${keyHashOf(certificate)}`,
    close() {
      detach()
      server.close()
    },
  }
}

/** The hash by which Chromium knows a certificate's key. */
function keyHashOf(certificate: string): string {
  const [pem = ''] = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/.exec(certificate) ?? []
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

const compressed = new Map<string, Buffer>()

function give(pathname: string, sites: readonly Site[], response: Http2ServerResponse): void {
  const site = sites.find(({ under }) => pathname.startsWith(under))
  if (!site) return void response.writeHead(404).end()
  const wanted = join(site.folder, pathname.slice(site.under.length))
  const isFile = existsSync(wanted) && statSync(wanted).isFile()
  if (!isFile && pathname.includes('/assets/')) return void response.writeHead(404).end()
  const file = isFile ? wanted : join(site.folder, 'index.html')
  const content = compressed.get(file) ?? brotliCompressSync(readFileSync(file))
  compressed.set(file, content)
  response
    .writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    .end(content)
}
