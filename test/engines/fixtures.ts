import { test as base } from '@playwright/test'
import { hash } from '../../src/lib/hash.ts'
import { buildFolder, giftLinkKey } from '../e2e/support/buildFolder.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { engineOf, type EngineName } from './engines.ts'
import type { Engine, Tab } from './tab.ts'

interface Fixtures {
  /** The backend of this worker's tabs: reset before each test, audited after it. */
  sandbox: Sandbox
  /** Complaints that may come in this test. Tests push those that they provoke. */
  provoked: RegExp[]
  /** A tab of the engine, as large as a phone. */
  tab: Tab
  /** Opens the app in Thai, with these values in the session's storage. */
  visit: (address: string, kept?: Record<string, string>) => Promise<void>
  /** Opens the app, by default at home, as a member who logged in a moment ago. */
  enter: (address?: string, as?: keyof typeof members) => Promise<void>
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

/** Journeys: the built app and a sandbox on one port for each worker, in the engine of the project. */
export const test = base.extend<
  Fixtures,
  EngineOptions & { backend: { sandbox: Sandbox; url: string }; engine: Engine }
>({
  engineName: ['chromium109', { option: true, scope: 'worker' }],
  backend: [
    // Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const sandbox = createSandbox({ quiet: true, giftLinkKey: process.env[giftLinkKey] ?? '' })
      const folder = process.env[buildFolder] ?? 'dist'
      const { url, close } = await serveBuild({ sandbox, port: 0, folder })
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
  provoked: async ({ browserName: _ }, use) => use([]),
  tab: async ({ engine, backend, provoked }, use, info) => {
    const tab = await engine.newTab(backend.url)
    await use(tab)
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: await tab.evaluate(() => document.body.innerText), contentType: 'text/plain' })
    const known = [...harmless, ...provoked]
    const complaints = (await tab.complaints()).filter((said) => !known.some((one) => one.test(said)))
    await tab.close()
    expect(complaints).toEqual([])
  },
  visit: async ({ tab }, use) =>
    use(async (address, kept = {}) => {
      // A picture has the app's storages, and none of its code.
      await tab.open('/icon-180.png')
      await tab.evaluate((values: Record<string, string>) => {
        for (const [key, value] of Object.entries(values)) window.sessionStorage.setItem(key, value)
        window.localStorage.setItem('locale', 'th')
      }, kept)
      await tab.open(address)
    }),
  enter: async ({ visit, sandbox }, use) =>
    use(async (address = '/user/home', as = 'rich') => {
      const token = sandbox.control.logIn(members[as].username)
      await visit(address, { token, agreement: hash(token) })
    }),
})

export const expect = base.expect
