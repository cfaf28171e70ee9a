import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { settingsOfTests } from './support/settingsOfTests.ts'

const root = join(import.meta.dirname, '../..')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** `npm start` with a saved state of its own, and with the build that the other tests have. */
function start(folder: string, port: number, ...options: string[]): ChildProcess {
  const command = join(root, 'node_modules/.bin/tsx')
  const args = [join(root, 'test/sandbox/start.ts'), '--port', String(port), ...options]
  const env = { ...process.env, ...settingsOfTests }
  return spawn(command, args, { cwd: folder, env, detached: true, stdio: 'ignore' })
}

async function kill(started: ChildProcess): Promise<void> {
  if (started.pid === undefined || started.exitCode !== null || started.signalCode !== null) return
  const ended = once(started, 'exit')
  process.kill(-started.pid, 'SIGKILL')
  await ended
}

const answers = (url: string) =>
  fetch(`${url}/sandbox/audit`).then(
    ({ ok }) => ok,
    () => false,
  )

test('transfers and sessions survive a killed server; --fresh begins again', async () => {
  // Three servers start, the first perhaps with a build.
  test.setTimeout(240_000)
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'member-wallet-start-')), freePort()])
  const url = `http://localhost:${port}`
  const isThere = () => expect.poll(() => answers(url), { timeout: 60_000 }).toBe(true)
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' }
  const send = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) }).then((answer) => answer.json())
  const wallet = () => fetch(`${url}/api/wallet`, { headers })
  let server = start(folder, port)
  try {
    await isThere()
    const { username, password } = members.rich
    const { token } = (await send('/api/login', { username, password })) as { token: string }
    headers['Authorization'] = `Bearer ${token}`
    await send('/api/wallet/transfer', { from: 'wallet', to: 'neko', amount: 123.45 })
    await kill(server)
    expect(await answers(url)).toBe(false)

    server = start(folder, port)
    await isThere()
    expect(await (await wallet()).json()).toMatchObject({ wallet: { amount: 1_249_876.55 } })
    await kill(server)

    server = start(folder, port, '--fresh')
    await isThere()
    expect((await wallet()).status).toBe(401)
  } finally {
    await kill(server)
    await rm(folder, { recursive: true, force: true })
  }
})
