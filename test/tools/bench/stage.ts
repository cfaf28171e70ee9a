import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { hash } from '../../../src/lib/hash.ts'
import { liffId } from '../../fakes/hosts/line.ts'
import { setForSandbox } from '../../sandbox/buildSettings.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'

// As most operators build it.
process.env['VITE_REPORT_URL'] ??= ''
export const giftLinkKey = setForSandbox(process.env)
process.env['VITE_LIFF_ID'] = liffId

/** Is deleted when the process ends. */
export const folder = mkdtempSync(join(tmpdir(), 'member-wallet-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true }))

/** Builds the app, and the same of another commit if one is named. @returns the folders. */
export async function buildApps(commit: string | undefined): Promise<{ now: string; before: string | null }> {
  const [now, before] = [join(folder, 'now'), join(folder, 'before')]
  await build({ logLevel: 'warn', build: { outDir: now, emptyOutDir: true } })
  if (commit === undefined) return { now, before: null }
  const tree = join(folder, 'tree')
  // The other commit may not know every setting, and Vite's build has set NODE_ENV.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name, value]) => value !== '' && name !== 'NODE_ENV'),
  )
  const run = (command: string, args: string[], cwd = tree) =>
    execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
  run('git', ['worktree', 'add', '--detach', tree, commit], process.cwd())
  try {
    run('npm', ['ci', '--ignore-scripts'])
    run('npx', ['vite', 'build', '--outDir', before, '--emptyOutDir'])
  } finally {
    run('git', ['worktree', 'remove', '--force', tree], process.cwd())
  }
  return { now, before }
}

/** A page on a phone's screen that is logged in, with its DevTools. */
export async function takePhone(browser: Browser, sandbox: Sandbox): Promise<{ page: Page; devTools: CDPSession }> {
  const context = await browser.newContext(phone)
  await context.addInitScript(loggedIn(sandbox))
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  return { page, devTools: await context.newCDPSession(page) }
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
}

/** A script that stores a session, of a member who has read the agreement or is to be shown it. */
export function loggedIn(sandbox: Sandbox, hasAgreed = true): string {
  const token = sandbox.control.logIn(members.rich.username)
  const stored = { locale: 'th', token, ...(hasAgreed && { agreement: hash(token) }) }
  return `Object.assign(localStorage, ${JSON.stringify(stored)})`
}

const slowdown = 4

/** Slows the processor down to a quarter, as DevTools do it. */
export const slowDown = (devTools: CDPSession) => devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
