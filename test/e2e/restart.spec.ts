import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './support/fixtures.ts'
import {
  brokenConnection,
  fillLogin,
  fillTransfer,
  alert,
  sendButton,
  total,
  transferAction,
} from './support/player.ts'
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

test('transfers and sessions survive a killed server; --fresh begins again', async ({ page, provoked }) => {
  // Three servers start, the first perhaps with a build.
  test.setTimeout(240_000)
  provoked.push(brokenConnection)
  const [folder, port] = await Promise.all([mkdtemp(join(tmpdir(), 'member-wallet-start-')), freePort()])
  const url = `http://localhost:${port}`
  const isThere = () => expect.poll(() => answers(url), { timeout: 60_000 }).toBe(true)
  let server = start(folder, port)
  try {
    await isThere()
    await page.goto(url)
    await fillLogin(page)
    await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await transferAction(page).click()
    await fillTransfer(page, '123.45')
    await sendButton(page).click()
    await expect(alert(page)).toContainText('โอน ฿123.45')
    await kill(server)
    expect(await answers(url)).toBe(false)

    server = start(folder, port)
    await isThere()
    await page.goto(`${url}/user/statement`)
    await expect(page.getByRole('listitem').first()).toContainText('−฿123.45')
    await page.getByRole('link', { name: 'หน้าหลัก' }).click()
    await expect(total(page)).toContainText('฿1,249,876.55')
    const audit = (await (await fetch(`${url}/sandbox/audit`)).json()) as { ok: boolean }
    expect(audit.ok).toBe(true)
    await kill(server)

    // The page that is still open repeats its reads with a token that the reset backend does not know.
    provoked.push(/401/)
    server = start(folder, port, '--fresh')
    await isThere()
    await page.goto(`${url}/login`)
    await fillLogin(page)
    // The agreement opens a moment later, and covers the page.
    await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await expect(total(page)).toContainText('฿1,250,000.00')
  } finally {
    await kill(server)
    await rm(folder, { recursive: true, force: true })
  }
})
