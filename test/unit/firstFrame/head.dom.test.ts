import { afterEach, expect, test, vi } from 'vitest'
import { completePage } from '../../fakes/page.ts'

const reload = '.load-again'

/** Runs the page's head script at an address. @returns the addresses of the reads that it begins. */
async function runHead(address: string): Promise<string[]> {
  const reads = vi.fn((_: string) => Promise.resolve(new Response('{}')))
  vi.stubGlobal('fetch', reads)
  vi.stubGlobal('__API_BASE__', '')
  vi.stubGlobal('__FIRST_FILES__', { adapters: {}, pages: {}, languages: {}, behind: [] })
  completePage()
  document.body.innerHTML = '<div id="root"><p>page</p></div>'
  window.history.replaceState(null, '', address)
  vi.resetModules()
  await import('../../../src/firstFrame/head.ts')
  return reads.mock.calls.map(([path]) => path)
}

/** A script of this address does not load. */
function failToLoad(address: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: address })
  // jsdom would load it, so it stands in no page.
  const event = new Event('error')
  Object.defineProperty(event, 'target', { value: script })
  window.dispatchEvent(event)
}

afterEach(() => vi.unstubAllGlobals())

test('the reads of the first page start with the page, but not on the page that LIFF is about to leave', async () => {
  expect(await runHead('/login')).toContain('/api/lookup/info')
  expect(await runHead('/login?liff.state=%2Flogin')).toEqual([])
})

test('a file of the app that does not load offers a reload; a script that an extension added changes nothing', async () => {
  await runHead('/login')
  failToLoad('https://extension.example/script.js')
  expect(document.querySelector(reload)).toBeNull()
  expect(document.body).toHaveTextContent('page')
  failToLoad(`${window.location.origin}/assets/app.js`)
  expect(document.querySelector(reload)).not.toBeNull()
})

test.each(['__proto__', 'constructor', 'xx', ''])(
  '%j in place of a stored language leaves the page in its own',
  async (locale) => {
    document.documentElement.lang = 'th'
    localStorage.setItem('locale', locale)
    expect(await runHead('/login')).toContain('/api/lookup/info')
    expect(document.documentElement.lang).toBe('th')
    localStorage.setItem('locale', 'lo')
    await runHead('/login')
    expect(document.documentElement.lang).toBe('lo')
    localStorage.clear()
  },
)
