import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeListener } from '../../sandbox/listener.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { examine, type Report } from '../../tools/doctor/examine.ts'
import { readOptions } from '../../tools/doctor/options.ts'
import { startNginx } from '../../tools/startNginx.ts'
import { buildFolder } from './buildFolder.ts'

/** Differences of an operator's deployment from the guide. */
export interface Otherwise {
  /** Texts of the configuration, and their replacements. */
  readonly changes?: Readonly<Record<string, string>>
  /** Days for which the certificate is valid; below 0 it has expired. */
  readonly days?: number
  /** The backend is another nginx with these changes. The build knows its address or does not. */
  readonly elsewhere?: { readonly known: boolean; readonly changes: (page: string) => Readonly<Record<string, string>> }
}

/** Deploys the build and a sandbox behind nginx, runs the doctor, and removes everything. */
export async function examineDeployed(otherwise: Otherwise = {}): Promise<{ report: Report; sandbox: Sandbox }> {
  const sandbox = createSandbox({ quiet: true })
  const backend = await startBackend(sandbox)
  const folder = await mkdtemp(join(tmpdir(), 'member-wallet-deployed-'))
  await cp(process.env[buildFolder] ?? 'dist', folder, { recursive: true })
  const { changes = {}, days = 30, elsewhere } = otherwise
  const nginx = await startNginx({ folder, port: backend.port, changes, days })
  const other = elsewhere && (await startNginx({ folder, port: backend.port, changes: elsewhere.changes(nginx.url) }))
  try {
    await write(folder, nginx.url, elsewhere?.known ? (other?.url ?? '') : '')
    const args = [nginx.url, '--http', nginx.plainUrl, '--media', '/sandbox/media/']
    const options = readOptions([...args, ...(other && !elsewhere?.known ? ['--api', other.url] : [])])
    return { report: await examine(options, null, nginx.certificate), sandbox }
  } finally {
    await Promise.all([nginx.close(), other?.close(), backend.close()])
    await rm(folder, { recursive: true })
  }
}

async function startBackend(sandbox: Sandbox) {
  const server = createServer(nodeListener((request) => sandbox.fetch(request)))
  const detach = sandbox.attachChat(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    detach()
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Writes the deployed addresses into the build, as its settings would. */
async function write(folder: string, origin: string, api: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter(
    (name) => name.startsWith('app-') && name.endsWith('.js'),
  )
  for (const path of ['index.html', ...assets.map((name) => join('assets', name))]) {
    const text = await readFile(join(folder, path), 'utf8')
    const placed = text.replaceAll('https://wallet.example', origin)
    const known = placed
      .replace('VITE_API_BASE:``', `VITE_API_BASE:\`${api}\``)
      .replace("connect-src 'self'", `$& ${api}`)
    await writeFile(join(folder, path), api === '' ? placed : known)
  }
}
