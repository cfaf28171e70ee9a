import { hash } from '../../src/web/hash.ts'
import { giftLinkKey, buildFolder } from '../e2e/buildFolder.ts'
import { emptyPage, test as base, withEmptyPage, type Backend } from '../engines/fixtures.ts'
import type { Tab } from '../engines/tab.ts'
import { createSandbox, type Sandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { listenElsewhere, type Elsewhere } from './elsewhere.ts'
import { hostileSandbox, type HostileSandbox } from './hostileSandbox.ts'
import { clobberable } from './vectors/shapes.ts'
import { vectorsAgainst, type Vectors } from './vectors.ts'
import { startWatch } from './watch.ts'

interface Enemy {
  sandbox: Sandbox
  hostile: HostileSandbox
  elsewhere: Elsewhere
  vectors: Vectors
}

interface Visit {
  as?: keyof typeof members | undefined
  /** Sets the backend up before the page opens. */
  prepare?: ((sandbox: Sandbox) => void) | undefined
}

interface Fixtures {
  /** Opens an address, watched from before the first answer on, and waits until it rests. */
  watch: (address: string, visit?: Visit) => Promise<void>
}

/** Each twelfth text only, as `npm test` and `.ci/run` do; `HOSTILE=whole` takes all. */
export const isSlice = process.env['HOSTILE'] !== 'whole'
export const slice = 12

/** The engines' tests, with a backend that says nothing but hostile texts. */
export const test = base.extend<Fixtures, { enemy: Enemy; backend: Backend }>({
  enemy: [
    // Playwright reads the parameter's shape.
    async ({ browserName: _ }, use) => {
      const elsewhere = await listenElsewhere()
      const vectors = vectorsAgainst(elsewhere.origin, isSlice ? slice : 1)
      const sandbox = createSandbox({ quiet: true, giftLinkKey: process.env[giftLinkKey] ?? '' })
      await use({ sandbox, hostile: hostileSandbox(sandbox, vectors), elsewhere, vectors })
      await elsewhere.close()
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ enemy: { sandbox, hostile } }, use) => {
      const folder = process.env[buildFolder] ?? 'dist'
      const { url, close } = await serveBuild({ sandbox: withEmptyPage(hostile.sandbox), port: 0, folder })
      await use({ sandbox, url })
      await close()
    },
    { scope: 'worker' },
  ],
  watch: async ({ tab, enemy: { hostile, sandbox } }, use) => {
    await use(async (address, { as, prepare } = {}) => {
      sandbox.reset()
      prepare?.(sandbox)
      const token = as && sandbox.control.signIn(members[as].username)
      await tab.open(emptyPage)
      await tab.evaluate(keepInSession, token ? { token, agreement: hash(token) } : {})
      hostile.hold()
      await tab.open(address)
      await tab.evaluate(startWatch, [...clobberable])
      hostile.release()
      await rest(tab)
    })
    hostile.release()
  },
})

function keepInSession(values: Record<string, string>): void {
  window.sessionStorage.clear()
  window.localStorage.clear()
  for (const [name, value] of Object.entries(values)) window.sessionStorage.setItem(name, value)
  window.localStorage.setItem('locale', 'th')
}

/** A page that has neither asked for anything nor changed for this time has come to rest. */
const restMs = 500

/** Waits until a page rests. */
export async function rest(tab: Tab): Promise<void> {
  let last = ''
  let since = Date.now()
  await tab.until(
    'should rest',
    () => tab.evaluate(stateOfPage),
    (state) => {
      if (state !== last) since = Date.now()
      last = state
      return Date.now() - since >= restMs
    },
  )
}

const stateOfPage = () =>
  `${performance.getEntriesByType('resource').length} ${document.querySelectorAll('*').length} ${document.querySelectorAll('.Sanitised-text').length}`

export { expect } from '@playwright/test'
