import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attempt } from '../../../src/api/client/call.ts'
import { send } from '../../../src/api/client/client.ts'
import { followUpdates } from '../../../src/app/updates.ts'
import { block } from '../../../src/nav/history.ts'
import { trackDraft } from '../../../src/session/drafts.ts'

const reload = vi.fn()
let deployed = '/assets/app-2.js'
let page = ''
const ends: (() => void)[] = []

/** What the page of the server names; a page without an app is a portal's. */
const serve = (text: string) => (page = text)

beforeEach(() => {
  vi.useFakeTimers()
  window.sessionStorage.clear()
  window.history.replaceState(null, '')
  document.body.innerHTML = '<script src="/assets/app-1.js" type="text/plain"></script>'
  deployed = '/assets/app-2.js'
  serve(`<link href="${deployed}">`)
  vi.stubGlobal('location', { ...window.location, reload })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)))
  reload.mockReset()
  ends.push(followUpdates())
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A file of a feature is gone, and the player sees so. */
async function lose(): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', '<p role="alert" data-feature-failed="true"></p>')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(2_000)
}

const typeInto = (field: string, value: string) => {
  document.body.insertAdjacentHTML('beforeend', field)
  const input = document.querySelector('input')
  if (input) input.value = value
}

test('a page reloads once per newer build when a chunk is missing', async () => {
  await lose()
  expect(reload).toHaveBeenCalledTimes(1)
  for (const end of ends.splice(0)) end()
  // The same page again, as from a server that is late.
  ends.push(followUpdates())
  await lose()
  expect(reload).toHaveBeenCalledTimes(1)
})

for (const [server, text] of [
  ['has the same build', '<link href="/assets/app-1.js">'],
  ['answers a page that is none of the app’s', '<h1>Welcome to the hotel</h1>'],
])
  test(`a page with a missing chunk does not reload if the server ${server}`, async () => {
    serve(text ?? '')
    await lose()
    expect(reload).not.toHaveBeenCalled()
  })

/** Shows something until the returned function takes it away. */
function show(html: string): () => void {
  document.body.insertAdjacentHTML('beforeend', html)
  const shown = document.body.lastElementChild
  return () => shown?.remove()
}

for (const [what, begin] of [
  ['a command is under way or a message is open', () => block()],
  ['a dialog lies over the lost page', () => show('<dialog open></dialog>')],
  ['something is being sent or loaded', () => show('<button aria-busy="true"></button>')],
  ['a toast, which may tell of an outcome, is shown', () => show('<div data-toasts><p>Done</p></div>')],
  ['an outcome is shown, or a password is only in memory', () => show('<span data-unsaved=""></span>')],
] as const)
  test(`a page with a missing chunk waits while ${what}`, async () => {
    const release = begin()
    await lose()
    expect(reload).not.toHaveBeenCalled()
    release()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

test('a page with a missing chunk waits for the answer of an attempt', async () => {
  let answer = (): void => undefined
  vi.stubGlobal('fetch', (address: string) =>
    address === '/'
      ? Promise.resolve(new Response(page))
      : new Promise<Response>((resolve) => (answer = () => resolve(new Response('{}')))),
  )
  const sent = send(attempt('GET', '/api/clear', v.unknown()))
  await lose()
  expect(reload).not.toHaveBeenCalled()
  answer()
  await sent
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a dialog whose own chunk is missing delays no reload', async () => {
  show('<dialog open><p role="alert" data-feature-failed="true"></p></dialog>')
  await lose()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page does not reload if the player leaves the lost feature before', async () => {
  const release = block()
  await lose()
  document.querySelector('[data-feature-failed]')?.remove()
  release()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
})

for (const [what, field] of [
  ['a password', '<input type="password">'],
  ['a password that is shown', '<input autocomplete="current-password">'],
  ['a one-time code', '<input autocomplete="one-time-code">'],
  ['a link that nothing keeps', '<input>'],
] as const)
  test(`a page with a missing chunk waits while ${what} is typed`, async () => {
    typeInto(field, '123456')
    ends.push(trackDraft('other', { now: () => '99', first: '' }))
    await lose()
    expect(reload).not.toHaveBeenCalled()
    document.querySelector('input')?.remove()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(window.history.state)).not.toContain('123456')
  })

test('an amount kept by the form is on the history entry when the page reloads', async () => {
  typeInto('<input>', '123.45')
  ends.push(trackDraft('transfer', { now: () => ({ amountText: '123.45' }), first: { amountText: '' } }))
  await lose()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(window.history.state).toEqual({ typed: { transfer: { amountText: '123.45' } } })
})

test('a page with a missing chunk waits while a field has the focus', async () => {
  typeInto('<input>', '')
  document.querySelector('input')?.focus()
  await lose()
  expect(reload).not.toHaveBeenCalled()
  document.querySelector('input')?.blur()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a missing chunk that nobody sees causes no reload', async () => {
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(reload).not.toHaveBeenCalled()
})

test('a page does not reload if a storage is refused, as the session would end', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  await lose()
  expect(reload).not.toHaveBeenCalled()
})

test('an ended watch ignores missing chunks', async () => {
  for (const end of ends.splice(0)) end()
  await lose()
  expect(reload).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})
