import { afterEach, expect, test, vi } from 'vitest'
import { offerReload } from '../../../src/firstFrame/offerReload.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  { visit: 'is no reload', entries: [{ type: 'navigate' }], reloads: 1 },
  { visit: 'is a reload', entries: [{ type: 'reload' }], reloads: 0 },
  { visit: 'is of no kind that the browser tells', entries: [], reloads: 0 },
])('a page whose file is gone reloads $reloads times if the visit $visit, and offers a button', async (row) => {
  const reload = vi.fn()
  const asked = vi.fn(() => Promise.resolve(new Response()))
  vi.stubGlobal('performance', { getEntriesByType: () => row.entries })
  vi.stubGlobal('location', { href: window.location.href, reload })
  vi.stubGlobal('fetch', asked)
  document.body.innerHTML = '<div id="root"></div>'
  offerReload()
  await Promise.allSettled(asked.mock.results.map(({ value }) => value as unknown))
  expect(reload).toHaveBeenCalledTimes(row.reloads)
  document.querySelector<HTMLButtonElement>('#root .load-again')?.click()
  expect(reload).toHaveBeenCalledTimes(row.reloads + 1)
})
