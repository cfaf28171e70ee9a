import { afterEach, expect, test, vi } from 'vitest'

const push = (path: string) => window.history.pushState(null, '', path)
const step = () => new Promise((done) => addEventListener('popstate', done, { once: true }))
const path = () => window.location.pathname

/** The host's back button in a page that was opened at this address, in a browser without the Navigation API. */
async function openAt(address: string) {
  vi.resetModules()
  push('/')
  window.history.go(1 - window.history.length)
  await step()
  window.history.replaceState(null, '', address)
  return (await import('../../../src/nav/back.ts')).goBack
}

/** Goes two pages ahead and back to the first. @returns what waits until a step back has led nowhere. */
async function stepAheadAndBack() {
  push('/user/bonus')
  push('/user/spin')
  window.history.go(-2)
  await step()
  const listening = vi.spyOn(window, 'removeEventListener')
  return () => vi.waitFor(() => expect(listening).toHaveBeenCalledWith('popstate', expect.anything()), 5_000)
}

afterEach(() => vi.restoreAllMocks())

test('a page opened cold leads home at once', async () => {
  const goBack = await openAt('/user/statement')
  goBack()
  expect(path()).toBe('/user')
})

test('a page opened cold leads home even after a step ahead and back, and to the page before the button if there is one', async () => {
  const goBack = await openAt('/user/statement')
  push('/user/bonus')
  goBack()
  await step()
  expect(path()).toBe('/user/statement')
  goBack()
  await vi.waitFor(() => expect(path()).toBe('/user'), 5_000)
})

test('a step back stays on a page that is blocked while the browser answers', async () => {
  const goBack = await openAt('/user/statement')
  const { block } = await import('../../../src/nav/history.ts')
  const answered = await stepAheadAndBack()
  goBack()
  const release = block()
  await answered()
  expect(path()).toBe('/user/statement')
  release()
})

test('a step back leaves open what the player opens while the browser answers', async () => {
  const goBack = await openAt('/user/statement')
  const answered = await stepAheadAndBack()
  goBack()
  push('/user/statement?dialog=deposit')
  await answered()
  expect(path() + window.location.search).toBe('/user/statement?dialog=deposit')
})

test('a dialog that a link opened is behind the one that it leads to', async () => {
  const goBack = await openAt('/user/home?dialog=deposit')
  const { hasDialogBefore, openDialog } = await import('../../../src/nav/useDialog.ts')
  expect(hasDialogBefore()).toBe(false)
  openDialog({ name: 'slip' })
  expect(hasDialogBefore()).toBe(true)
  goBack()
  await step()
  expect(path() + window.location.search).toBe('/user/home?dialog=deposit')
  goBack()
  expect(path() + window.location.search).toBe('/user/home')
})

test.each(['/', '/login', '/user', '/user/home', '/terminated'])('no step leads back behind %s', async (address) => {
  await openAt(address)
  const { canGoBack } = await import('../../../src/nav/back.ts')
  expect(canGoBack(address, '')).toBe(false)
  expect(canGoBack(address, '?dialog=transfer')).toBe(true)
})

test('while money is under way the button asks, and leads nowhere', async () => {
  const goBack = await openAt('/user/statement')
  const { block } = await import('../../../src/nav/history.ts')
  const onBack = vi.fn()
  const release = block(onBack)
  goBack()
  expect(onBack).toHaveBeenCalledOnce()
  expect(path()).toBe('/user/statement')
  release()
})
