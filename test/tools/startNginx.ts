import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getCertificate } from '@vitejs/plugin-basic-ssl'
import { findNginx, isRoot } from './browser.ts'

interface Proxied {
  /** The encrypted address without a trailing slash. */
  readonly url: string
  /** The plain address, which only leads to the other. */
  readonly plainUrl: string
  /** The certificate, which is its own authority, in PEM. */
  readonly certificate: string
  /** What was written into the log of requests so far. */
  log(): Promise<string>
  /** The same of the log of errors. */
  errors(): Promise<string>
  /** From now on answers that wait for a player cannot be put aside. */
  loseBuffers(): Promise<void>
  close(): Promise<void>
}

interface Setting {
  /** The build's. */
  readonly folder: string
  /** The backend's. */
  readonly port: number
  /** How long the certificate is valid; below 0 it has expired. */
  readonly days?: number
  /** What the operator has otherwise: text of the configuration, and what stands in its place. */
  readonly changes?: Readonly<Record<string, string>>
}

/**
 * Starts the operator's nginx (nginx.conf) in front of a build and a backend's port on this machine, with a certificate made for the
 * occasion.
 * @throws Error with what nginx says when it does not start, and where the configuration has nothing of what is to be changed.
 */
export async function startNginx({ folder, port, days = 30, changes = {} }: Setting): Promise<Proxied> {
  const nginx = findNginx()
  if (nginx === null) throw new Error('Install nginx (Debian: nginx) and run the tests again.')
  const place = await mkdtemp(join(tmpdir(), 'member-wallet-nginx-'))
  const [plain = 0, encrypted = 0] = await freePorts(2)
  const certificate = join(place, 'wallet.pem')
  const pem = await certificateFor(days, place)
  await writeFile(certificate, pem)
  const configuration = join(place, 'nginx.conf')
  const given = await readFile(join(import.meta.dirname, '../../docs/nginx.conf'), 'utf8')
  const example = replaced(withReports(given), changes)
  await writeFile(configuration, filled(example, { place, folder, port, plain, encrypted, certificate }))

  const own = `daemon off; pid ${join(place, 'pid')};`
  const child = spawn(nginx, ['-p', place, '-c', configuration, '-g', own], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => void child.kill()
  process.once('exit', stop)
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  while (!(await answers(encrypted))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`nginx did not start:\n${said.join('')}`)
    await setTimeout(20)
  }
  return {
    url: `https://localhost:${encrypted}`,
    plainUrl: `http://localhost:${plain}`,
    certificate: pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')),
    log: () => readFile(join(place, 'access.log'), 'utf8'),
    errors: () => readFile(join(place, 'error.log'), 'utf8'),
    loseBuffers: () => rm(join(place, 'proxy'), { recursive: true }),
    async close() {
      process.off('exit', stop)
      const ended = once(child, 'exit')
      stop()
      await ended
      await rm(place, { recursive: true })
    },
  }
}

const certificates = new Map<number, Promise<string>>()

/** A key and its certificate, which is its own authority. Making them takes longer than all else here, so they are made once. */
function certificateFor(days: number, place: string): Promise<string> {
  const held = certificates.get(days) ?? getCertificate(place, 'wallet.example', ['localhost'], days)
  certificates.set(days, held)
  return held
}

interface Filling {
  place: string
  folder: string
  port: number
  plain: number
  encrypted: number
  certificate: string
}

/** The configuration with what an operator changes, and with places that this process may write to. */
function filled(text: string, { place, folder, port, plain, encrypted, certificate }: Filling): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  )
  const changes = {
    'user www-data;': isRoot ? 'user root;' : '',
    'http {': `http { ${temporary.join(' ')}`,
    '/var/log/nginx/': `${place}/`,
    // As if there were two, so that there is a next one to be asked again.
    'server 127.0.0.1:4999;': `server 127.0.0.1:${port}; server 127.0.0.1:${port};`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'listen 443 ': `listen 127.0.0.1:${encrypted} `,
    'server_name wallet.example;': 'server_name localhost;',
    'https://$server_name$request_uri': `https://localhost:${encrypted}$request_uri`,
    '/etc/ssl/wallet/fullchain.pem': certificate,
    '/etc/ssl/wallet/privkey.pem': certificate,
    '/srv/member-wallet/dist': folder,
    '/media/': '/sandbox/media/',
    '/reports': '/sandbox/reports',
  }
  return replaced(text, changes)
}

/** The configuration with its location for field reports, as an operator has it who takes the signs before its lines away. */
function withReports(text: string): string {
  const block = /^ *# location = \/reports \{\n(?: *# .*\n)*? *# \}$/m
  if (!block.test(text)) throw new Error('nginx.conf has no location for field reports')
  return text.replace(block, (lines) => lines.replaceAll(/^( *)# /gm, '$1'))
}

function replaced(text: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`nginx.conf has no "${from}" to be changed`)
    return before.replaceAll(from, to)
  }, text)
}

/** Ports that nobody listens at. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}

/** Whether something takes connections there. */
async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
