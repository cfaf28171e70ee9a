import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The differences between the engines' WebDrivers. */
export interface WebDriverKind {
  /** The program that speaks WebDriver. */
  readonly program: string
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly environment: Readonly<Record<string, string>>
  /** True if its window can have any size. */
  readonly resizes: boolean
  /** True if it makes pictures in time. */
  readonly pictures: boolean
}

const answerMs = 60_000

/** A session of the WebDriver protocol, with its own program and its own folder for storages. */
interface Session {
  version: string
  send(method: string, path: string, body?: object): Promise<unknown>
  /** The output of the program and its browser so far. */
  said(): string
  end(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(answerMs),
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  })
  const { value }: { value: unknown } = JSON.parse(await answer.text())
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${new URL(url).pathname}: ${error} ${message}`)
}

async function listening(url: string, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} ended with ${program.exitCode}`)
    const isReady = await ask(`${url}/status`, 'GET').then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${program.spawnfile} does not answer`)
}

/** Starts the program and opens its only session. */
export async function openSession({ program, capabilities, environment }: WebDriverKind): Promise<Session> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'engine-'))
  const stored = Object.fromEntries(['DATA', 'CACHE', 'CONFIG'].map((kind) => [`XDG_${kind}_HOME`, join(folder, kind)]))
  const said: string[] = []
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, ...environment, ...stored },
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part.toString()))
  const url = `http://127.0.0.1:${port}`
  const stop = () => {
    // The browser is the program's child.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await listening(url, child)
    const body = { capabilities: { alwaysMatch: capabilities } }
    const opened = (await ask(`${url}/session`, 'POST', body)) as {
      sessionId: string
      capabilities: { browserVersion?: string }
    }
    const session = `${url}/session/${opened.sessionId}`
    return {
      version: opened.capabilities.browserVersion ?? '',
      send: (method, path, given) => ask(`${session}${path}`, method, given),
      said: () => said.join(''),
      async end() {
        await ask(session, 'DELETE').catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw new Error(`${program}: ${String(error)}\n${said.join('')}`, { cause: error })
  }
}
