import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { buildFolder } from './buildFolder.ts'
import { expect, test as base } from './fixtures.ts'
import { writeOlderBuild } from './olderBuild.ts'
import { withTomorrow } from './tomorrow.ts'

/** An origin on which builds are put one over the other. It begins with the older one. */
export interface Deployment {
  readonly url: string
  /** Deploys the newer or the older build. `keep` leaves the files of the one before, as the operator's guide has it. */
  deploy(which: 'newer' | 'older', how?: { keep: boolean }): Promise<void>
  /** From now on the backend is a newer one, which says more than the build knows. */
  meetTomorrow(): void
  /** Removes the files whose names begin so, as a deployment that is not complete. */
  lose(start: string): void
}

/** The files of a build in a folder, by their paths. */
const assetsOf = async (folder: string) => (await readdir(join(folder, 'assets'))).map((name) => `/assets/${name}`)

/**
 * Serves a folder with the files of both builds, of which those of `live` are there: a server that reads a file while it is deleted would
 * fail otherwise.
 */
async function begin(sandbox: Sandbox, folders: { newer: string; older: string; live: string }) {
  const { newer, older, live } = folders
  await writeOlderBuild(newer, older)
  await cp(newer, live, { recursive: true })
  await cp(older, live, { recursive: true })
  const files = new Set(await assetsOf(older))
  const tomorrow = withTomorrow(sandbox)
  const { url, close } = await serveBuild({
    sandbox: tomorrow.sandbox,
    port: 0,
    folder: live,
    hasAsset: (path) => files.has(path),
  })
  const deployment: Deployment = {
    url,
    meetTomorrow: tomorrow.begin,
    async deploy(which, { keep } = { keep: false }) {
      if (!keep) files.clear()
      for (const path of await assetsOf(folders[which])) files.add(path)
      // In one step, so that nobody reads half a page.
      await cp(join(folders[which], 'index.html'), join(live, 'next.html'))
      await rename(join(live, 'next.html'), join(live, 'index.html'))
    },
    lose(start) {
      const lost = [...files].filter((path) => path.startsWith(`/assets/${start}`))
      expect(lost).not.toEqual([])
      for (const path of lost) files.delete(path)
    },
  }
  return { deployment, close }
}

/** Browser tests on an origin of their own, whose build changes while pages are open. */
export const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ sandbox }, use) => {
    const [older = '', live = ''] = await Promise.all(
      ['older-', 'live-'].map((name) => mkdtemp(join(tmpdir(), `member-wallet-${name}`))),
    )
    const { deployment, close } = await begin(sandbox, { newer: process.env[buildFolder] ?? 'dist', older, live })
    await use(deployment)
    await close()
    await Promise.all([older, live].map((one) => rm(one, { recursive: true })))
  },
  baseURL: async ({ deployment }, use) => use(deployment.url),
})

/** The first file of the build that a page is of. */
export const buildOf = (page: Page | Frame): Promise<string> =>
  page.evaluate(() => document.querySelector('script[src*="/assets/app-"]')?.getAttribute('src') ?? '').catch(() => '')

/** Counts how often a page is loaded from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

/** Waits until the page is of another build, and has been loaded once for it. */
export async function expectUpdate(page: Page, before: string, loads: () => number): Promise<void> {
  await expect.poll(async () => ['', before].includes(await buildOf(page))).toBe(false)
  // A step back before would meet a page that is still being loaded.
  await page.waitForLoadState()
  expect(loads()).toBe(1)
}
