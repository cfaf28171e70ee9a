import { expect, type BrowserContext, type Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages.ts'
import { hash } from '../../../src/lib/hash.ts'
import { isRunning } from '../../fakes/hosts/visit.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import type { Scene } from './scene.ts'

/** The longest start of the app on a busy machine. */
const startTimeoutMs = 15_000

interface Stage {
  sandbox: Sandbox
  language: Language
  /** Opens the app in the scene's host. */
  open(address: string): Promise<Page>
}

/** Reaches a scene in a context or a page of its own, on a reset backend. @returns the page once it is at rest. */
export async function reachScene(
  place: Pick<BrowserContext | Page, 'addInitScript'>,
  scene: Scene,
  { sandbox, language, open }: Stage,
): Promise<Page> {
  sandbox.reset()
  scene.prepare(sandbox)
  await place.addInitScript(stored(sandbox, scene, language))
  // Functions that are sent to the page were compiled for Node, which names them with a helper.
  await place.addInitScript('globalThis.__name = (named) => named')
  const page = await open(scene.address)
  await expect.poll(() => isRunning(page), { timeout: startTimeoutMs }).toBe(true)
  if (scene.address.includes('dialog=')) await page.locator('dialog[open]').first().waitFor({ timeout: startTimeoutMs })
  await atRest(page)
  for (const step of scene.steps) await step(page)
  await atRest(page)
  return page
}

/** The device's storage before the page opens: language, session, and a confirmed agreement. */
function stored({ control }: Sandbox, { as }: Scene, locale: string): string {
  const token = as && control.logIn(members[as].username)
  const held = { locale, ...(token ? { token, agreement: hash(token) } : {}) }
  return `Object.assign(localStorage, ${JSON.stringify(held)})`
}

/** Waits until every request and every animation has ended. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1_500 }).catch(() => undefined)
  await page.evaluate(async () => {
    const limit = performance.now() + 2_000
    // The end of one may begin another. The loop names no function: the tool that runs the pictures adds a helper to named ones.
    while (performance.now() < limit) {
      const movements = document
        .getAnimations()
        .filter((one) => one.timeline instanceof DocumentTimeline && one.playState !== 'finished')
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
      if (movements.length === 0) return
      await Promise.race([
        Promise.allSettled(movements.map((one) => one.finished)),
        new Promise((resolve) => setTimeout(resolve, 1_000)),
      ])
    }
  })
}
