import { hash } from '../../src/lib/hash.ts'
import { expect, test as base } from '../e2e/support/fixtures.ts'
import { store } from '../e2e/support/player.ts'
import { deferred } from '../fakes/deferred.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { vectorsAgainst } from './vectors.ts'
import { clobberable } from './vectors/shapes.ts'
import { faultsInPage, pokeTexts, startWatch } from './watch.ts'

/** An origin that nothing may be asked of. */
export const elsewhere = 'http://elsewhere.example'
export const vectors = vectorsAgainst(elsewhere)

interface Visit {
  address: string
  as?: keyof typeof members | undefined
  /** Sets the backend up before the page opens. */
  prepare?: ((sandbox: Sandbox) => void) | undefined
  /** What the backend says in place of its own answer to a path. */
  says?: (answer: unknown, path: string, asked: unknown) => unknown
}

interface Fixtures {
  /** Opens an address, watched from before the first answer on, and waits until it rests. */
  watch: (visit: Visit) => Promise<void>
  /** Waits until the page neither asks for anything nor changes. */
  rest: () => Promise<void>
  /** Everything that went wrong in the page as it stands and after its texts were poked, in words. */
  faults: () => Promise<string[]>
}

/** Browser tests whose backend says hostile things, and whose page is watched. */
export const test = base.extend<Fixtures>({
  rest: async ({ page }, use) =>
    use(async () => {
      let last = ''
      const hasChanged = async () => {
        const before = last
        last = await page.evaluate(
          () => `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length}`,
        )
        return last !== before
      }
      await expect.poll(hasChanged, { intervals: [500], timeout: 120_000 }).toBe(false)
    }),
  watch: async ({ page, sandbox, rest, provoked }, use) => {
    // Pictures whose addresses lead nowhere.
    provoked.push(/Failed to load resource/)
    await use(async ({ address, as, prepare, says = (answer) => answer }) => {
      await page.unrouteAll({ behavior: 'wait' })
      sandbox.reset()
      prepare?.(sandbox)
      const token = as && sandbox.control.logIn(members[as].username)
      await store(page, { temporary: token ? { token, agreement: hash(token) } : {}, persistent: { locale: 'th' } })
      const isWatched = deferred<null>()
      await page.route('**/api/**', async (route) => {
        await isWatched.promise
        const response = await route.fetch()
        if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
        const { pathname } = new URL(route.request().url())
        const json = says(await response.json(), pathname, route.request().postDataJSON())
        return route.fulfill({ response, json })
      })
      await page.goto(address)
      await page.evaluate(startWatch, [...clobberable])
      isWatched.resolve(null)
      await rest()
    })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  faults: async ({ page, baseURL, rest }, use) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const isOwn = new URL(request.url()).origin === baseURL || /^(data|blob):/.test(request.url())
      if (!isOwn) asked.push(`asked elsewhere: ${request.url().slice(0, 200)}`)
    })
    await use(async () => {
      const before = page.url()
      await page.evaluate(pokeTexts)
      await rest()
      const found = await page.evaluate(faultsInPage)
      const text = await page.evaluate(() => document.body.innerText)
      if (text.includes('โหลดหน้านี้ไม่สำเร็จ')) found.push('a part says that it failed')
      if (text.trim() === '') found.push('the page is blank')
      if (page.url() !== before) found.push(`the page went from ${before} to ${page.url()}`)
      return [...new Set([...found, ...asked.splice(0)])]
    })
  },
})

export { expect } from '@playwright/test'
