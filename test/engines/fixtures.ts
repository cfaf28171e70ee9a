import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { hash } from '../../src/web/hash.ts'
import { buildFolder, giftLinkKey } from '../e2e/buildFolder.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import type { Engine } from './driver.ts'
import { engineOf, type EngineName } from './engines.ts'
import { tabOf, type Tab } from './tab.ts'
import { versionNote } from './table.ts'

export interface Backend {
  sandbox: Sandbox
  url: string
}

interface Entry {
  as?: keyof typeof members
  /** Whether the agreement was confirmed before, as in most journeys. */
  agreed?: boolean
}

interface Fixtures {
  /** The backend of this worker's tabs: reset before each test, audited after it. */
  sandbox: Sandbox
  /** Complaints that may come in this test. Tests push those that they provoke. */
  expectedComplaints: RegExp[]
  /** A tab of the engine, as large as a phone. */
  tab: Tab
  /** Opens the app in Thai, with these values in the session's storage. */
  visit: (address: string, kept?: Record<string, string>) => Promise<void>
  /** Opens the app, by default at home, as a member who signed in a moment ago. */
  enter: (address?: string, entry?: Entry) => Promise<void>
}

export interface EngineOptions {
  engineName: EngineName
}

/** Complaints of engines about nothing. */
const harmless = [
  // WebKit does not know the policy's directive for manifests.
  /manifest-src/,
  // A list measured its rows again in the next frame.
  /ResizeObserver loop/,
  // WebKit's message for a request that is aborted when the page is left.
  /due to access control checks/,
  // The library of the field reports asks Chromium 109 for entries that it knows under an older name.
  /^Deprecated API for given entry type/,
  // The chat's socket, if the page is left before it is open.
  /WebSocket is closed before|interrupted while the page was loading/,
]

export const emptyPage = '/sandbox/empty'

/** The sandbox with one more page, on the app's origin and without code of the app. */
export function withEmptyPage(sandbox: Sandbox): Sandbox {
  const html = '<!doctype html><title>empty</title><link rel="icon" href="data:,"><body></body>'
  return {
    ...sandbox,
    fetch: (request) =>
      new URL(request.url).pathname === emptyPage
        ? Promise.resolve(new Response(html, { headers: { 'Content-Type': 'text/html' } }))
        : sandbox.fetch(request),
  }
}

/** Journeys: the built app and a sandbox on one port for each worker, in the engine of the project. */
export const test = base.extend<Fixtures, EngineOptions & { backend: Backend; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  backend: [
    // Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const sandbox = createSandbox({ quiet: true, giftLinkKey: process.env[giftLinkKey] ?? '' })
      const folder = process.env[buildFolder] ?? 'dist'
      const { url, close } = await serveBuild({ sandbox: withEmptyPage(sandbox), port: 0, folder })
      await use({ sandbox, url })
      await close()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engineOf(engineName).start()
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sandbox: async ({ backend }, use) => {
    backend.sandbox.reset()
    await use(backend.sandbox)
    expect(backend.sandbox.audit().problems).toEqual([])
    expect(backend.sandbox.violations).toEqual([])
  },
  expectedComplaints: async ({ browserName: _ }, use) => use([]),
  tab: async ({ engine, backend, expectedComplaints }, use, info) => {
    info.annotations.push({ type: versionNote, description: engine.version })
    const tab = await tabOf(await engine.newTab(), backend.url)
    await use(tab)
    const picture = info.status === info.expectedStatus ? null : await tab.picture()
    if (picture) writeFileSync(info.outputPath('view.png'), picture)
    const known = [...harmless, ...expectedComplaints]
    const complaints = (await tab.complaints()).filter((said) => !known.some((one) => one.test(said)))
    await tab.close()
    expect(complaints).toEqual([])
  },
  visit: async ({ tab }, use) =>
    use(async (address, kept = {}) => {
      await tab.open(emptyPage)
      await tab.evaluate((values: Record<string, string>) => {
        for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, value)
        window.localStorage.setItem('locale', 'th')
      }, kept)
      await tab.open(address)
    }),
  enter: async ({ visit, sandbox }, use) =>
    use(async (address = '/user/home', { as = 'rich', agreed = true } = {}) => {
      const token = sandbox.control.signIn(members[as].username)
      await visit(address, { token, ...(agreed ? { agreement: hash(token) } : {}) })
    }),
})

export const expect = base.expect
