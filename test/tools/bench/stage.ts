import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { build } from 'vite'
import { hash } from '../../../src/lib/hash.ts'
import { setForSandbox } from '../../sandbox/buildSettings.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { serveBuild } from '../../sandbox/serveBuild.ts'
import { chromiumArgs, ensureBrowser } from '../browser.ts'

/** The built app with a sandbox of its own on one port, and a browser. */
export interface Stage {
  readonly sandbox: Sandbox
  readonly browser: Browser
  /** Without a trailing slash. */
  readonly url: string
  close(): Promise<void>
}

/** Builds and serves the app in a folder of its own, and starts the browser. */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'member-wallet-bench-'))
  const executablePath = ensureBrowser()
  // As most operators build it.
  process.env['VITE_REPORT_URL'] ??= ''
  const giftLinkKey = setForSandbox(process.env)
  await build({ logLevel: 'warn', build: { outDir: folder, emptyOutDir: true } })
  const sandbox = createSandbox({ quiet: true, giftLinkKey })
  const served = await serveBuild({ sandbox, port: 0, folder })
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const close = async () => {
    await browser.close()
    await served.close()
    rmSync(folder, { recursive: true })
  }
  return { sandbox, browser, url: served.url, close }
}

/** A blank page on a phone's screen that is signed in, with its DevTools. */
export async function takePhone({ browser, sandbox }: Stage): Promise<{ page: Page; devTools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  const token = sandbox.control.signIn(members.rich.username)
  const held = { locale: 'th', token, agreement: hash(token) }
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(held)})`)
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  return { page, devTools: await context.newCDPSession(page) }
}

const slowdown = 4

/** Slows the processor down to a quarter, as DevTools do it. */
export const slowDown = (devTools: CDPSession) => devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
