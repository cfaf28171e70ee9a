import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import type { Host } from '../../fakes/hosts/hosts.ts'
import { isRunning, refuseStorages, type Opening, type Visit } from '../../fakes/hosts/visit.ts'
import { cachedBuild } from '../../sandbox/cachedBuild.ts'
import { createSandbox, type Sandbox } from '../../sandbox/sandbox.ts'
import { serveBuild } from '../../sandbox/serveBuild.ts'
import { buildFolder, giftLinkKey } from './buildFolder.ts'
import { settingsForLaos } from './settingsOfTests.ts'

interface Backend {
  sandbox: Sandbox
  url: string
  /** The same build and the same sandbox over https, started on the first call. */
  secureUrl(): Promise<string>
}

/** The build for Laos on the worker's sandbox. */
interface Laos {
  folder: string
  url: string
}

interface Fixtures {
  /** The backend of this worker's pages: reset before each test, audited after it. */
  sandbox: Sandbox
  /** Complaints that the console may have in this test. Tests push those that they provoke. */
  provoked: RegExp[]
  /** Every complaint of every page of this test so far. */
  complaints: string[]
  /** Another browser session on the same device or another one; its console is watched as well. */
  newVisit: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /**
   * Opens the app in a host. `stored: false` refuses it its storages, as some browsers do in a
   * messenger's frame.
   */
  visit: (host: Host, opening?: Partial<Opening>, how?: { stored?: boolean }) => Promise<Visit>
}

/**
 * Browser tests: the built app and a sandbox on one port for each worker. The console stays silent, the ledger true, and each field
 * report fits the schema, which leaves no room for anything of a player.
 */
export const test = base.extend<Fixtures, { backend: Backend; laos: Laos }>({
  backend: [
    // Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const sandbox = createSandbox({ quiet: true, giftLinkKey: process.env[giftLinkKey] ?? '' })
      const folder = process.env[buildFolder] ?? 'dist'
      const { url, close } = await serveBuild({ sandbox, port: 0, folder })
      let secure: ReturnType<typeof serveBuild> | undefined
      const secureUrl = async () => (await (secure ??= serveBuild({ sandbox, port: 0, folder, secure: true }))).url
      await use({ sandbox, url, secureUrl })
      await Promise.all([close(), secure?.then((served) => served.close())])
    },
    { scope: 'worker' },
  ],
  laos: [
    async ({ backend: { sandbox } }, use) => {
      const { folder } = cachedBuild({ ...process.env, ...settingsForLaos })
      const { url, close } = await serveBuild({ sandbox, port: 0, folder })
      await use({ folder, url })
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ backend }, use) => use(backend.url),
  provoked: async ({ browserName: _ }, use) => use([]),
  complaints: async ({ provoked }, use) => {
    const complaints: string[] = []
    await use(complaints)
    const unexpected = complaints.filter((text) => !provoked.some((expected) => expected.test(text)))
    expect(unexpected).toEqual([])
  },
  // Also for tests that do not ask for it: the test before may have closed the service.
  sandbox: [
    async ({ backend }, use) => {
      backend.sandbox.reset()
      await use(backend.sandbox)
      expect(backend.sandbox.audit().problems).toEqual([])
      // A report that the schema refuses is one, too.
      expect(backend.sandbox.violations).toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    listen(context, complaints)
    await use(context)
    // An answer on its way through a route has no page any more.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  newVisit: async ({ browser, complaints }, use) => {
    const visits: BrowserContext[] = []
    await use(async (options) => {
      const visit = await browser.newContext(options)
      listen(visit, complaints)
      visits.push(visit)
      return visit
    })
    await Promise.all(visits.map((visit) => visit.close()))
  },
  visit: async ({ newVisit, backend }, use) =>
    use(async (host, opening, { stored = true } = {}) => {
      const context = await newVisit({ ignoreHTTPSErrors: true, ...host.context })
      if (!stored) await refuseStorages(context)
      const visited = await host.open(context, {
        url: host.framed ? await backend.secureUrl() : backend.url,
        ...opening,
      })
      await base.expect.poll(() => isRunning(visited.app)).toBe(true)
      return visited
    }),
})

function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // Complaints of a fake messenger's own page are not the app's.
    if (message.text().startsWith('An iframe which has both allow-scripts and allow-same-origin')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

export const expect = base.expect
