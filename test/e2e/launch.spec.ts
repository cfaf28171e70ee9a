import type { Page } from '@playwright/test'
import { deferred } from '../fakes/deferred.ts'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { lineAgent, openLine } from '../fakes/hosts/line.ts'
import { fullScreen, openTelegramApp } from '../fakes/hosts/telegramMobile.ts'
import { dataOf, isRunning, type Visit } from '../fakes/hosts/visit.ts'
import { expect, test } from './support/fixtures.ts'
import { firstJourney, logsIn } from './support/journeys.ts'
import {
  act,
  brokenConnection,
  enter,
  fillLogin,
  fillTransfer,
  keepWaiting,
  transferAction,
  transferDialog,
} from './support/player.ts'

async function loginShown({ app }: Visit): Promise<void> {
  await expect(app.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await expect.poll(() => isRunning(app)).toBe(true)
}

/** The adapters' files that a page requested. */
function adaptersAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = /\/assets\/(telegram|line)-/.exec(request.url())?.[1]
    if (name !== undefined) asked.push(name)
  })
  return asked
}

const role = (visit: Visit, name: string) =>
  visit.app.evaluate((wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted).trim(), name)

test.describe('Telegram', () => {
  test('an adapter that does not load leaves a working app', async ({ newVisit, baseURL, provoked }) => {
    provoked.push(/^telegram did not start/, brokenConnection)
    const context = await newVisit()
    await context.route('**/assets/telegram-*.js', (route) => route.abort())
    const visited = await openTelegramApp(context, 'android', { url: baseURL ?? '' })
    await logsIn(visited.app)
  })

  test('the first frame has the launch’s colours before the app’s code has loaded', async ({ newVisit, baseURL }) => {
    const context = await newVisit()
    await context.route('**/assets/*.js', () => new Promise(() => undefined))
    const visited = openTelegramApp(context, 'ios', { url: baseURL ?? '', scheme: 'dark' })
    await expect.poll(() => context.pages().length).toBe(1)
    const page = context.pages()[0] as Page
    await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 20, 21)')
    await page.close()
    await visited.catch(() => undefined)
  })

  test('Telegram’s adapter is fetched with the app’s first file, and LINE’s is not', async ({ newVisit, baseURL }) => {
    const context = await newVisit()
    const released = deferred<null>()
    await context.route('**/assets/app-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    const visited = openTelegramApp(context, 'ios', { url: baseURL ?? '' })
    await expect.poll(() => asked.filter((url) => /\/assets\/telegram-/.test(url))).toHaveLength(1)
    released.resolve(null)
    await loginShown(await visited)
    expect(asked.filter((url) => /\/assets\/line-/.test(url))).toEqual([])
  })

  test('the page respects the insets of the device and of the client', async ({ newVisit, baseURL, sandbox }) => {
    const visited = await openTelegramApp(await newVisit(), 'ios', { url: baseURL ?? '', insets: fullScreen })
    await loginShown(visited)
    expect(await role(visited, '--safe-top')).toBe('66px')
    expect(await role(visited, '--safe-bottom')).toBe('34px')
    await expect(visited.app.getByRole('link', { name: 'ข้ามไปเนื้อหาหลัก' })).not.toBeInViewport()
    await enter(visited.page, { sandbox })
    const bar = visited.app.getByRole('navigation')
    await expect(bar).toHaveCSS('padding-bottom', '34px')
    await expect(visited.app.getByRole('banner')).toHaveCSS('padding-top', '66px')
  })

  test('a sheet stays above the client’s keyboard; changes below 100 px are ignored', async ({ visit, sandbox }) => {
    const visited = await visit(hostNamed('Telegram for iOS'))
    await enter(visited.page, { sandbox, at: '/user/home?dialog=transfer' })
    const sheet = transferDialog(visited.app)
    await expect(sheet).toBeVisible()
    const tell = (height: number) =>
      visited.page.evaluate((told) => (Reflect.get(window, 'resizeView') as (height: number) => void)(told), height)
    const lowest = async () => {
      const box = await sheet.boundingBox()
      return Math.round((box?.y ?? 0) + (box?.height ?? 0))
    }
    await tell(380)
    await expect.poll(lowest).toBe(380)
    expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await tell(60)
    await expect.poll(lowest).toBe(380)
    await tell(640)
    await expect.poll(lowest).toBe(640)
    // The client has the form's action, so the field itself is scrolled into sight.
    await sheet.getByRole('textbox', { name: 'จำนวนเงิน' }).focus()
    await visited.page.evaluate(() => {
      const viewport = window.visualViewport as VisualViewport
      Object.defineProperty(viewport, 'height', { value: 300, configurable: true })
      viewport.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(async () => {
        const box = await sheet.getByRole('textbox', { name: 'จำนวนเงิน' }).boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(300)
  })

  test('the half-height sheet that Android opens is expanded', async ({ visit }) => {
    const visited = await visit(hostNamed('Telegram for Android'))
    await loginShown(visited)
    expect(dataOf(visited.received, 'web_app_expand')).toHaveLength(1)
    expect(await role(visited, '--view-bottom')).toBe('0px')
  })

  test('swiping the app away is off only while a sheet is pulled', async ({ visit, sandbox }) => {
    const visited = await visit(hostNamed('Telegram for iOS'))
    const { page, received } = visited
    await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
    const swipes = () => dataOf(received, 'web_app_setup_swipe_behavior')
    const handle = await transferDialog(page).getByRole('heading', { name: 'โอนเงินเข้าออกเกม' }).boundingBox()
    const at = { x: (handle?.x ?? 0) + 8, y: (handle?.y ?? 0) + 8 }
    expect(swipes()).toEqual([])
    const finger = await page.context().newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect.poll(swipes).toEqual([{ allow_vertical_swipe: false }])
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(swipes).toEqual([{ allow_vertical_swipe: false }, { allow_vertical_swipe: true }])
  })

  test('an entry that the client adds to the shared history does not keep a dialog open', async ({ visit }) => {
    const visited = await visit(hostNamed('Telegram Web A'))
    await fillLogin(visited.app)
    await visited.app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await transferAction(visited.app).click()
    await expect(transferDialog(visited.app)).toBeVisible()
    await visited.page.evaluate(() => window.history.pushState(null, '', '#chat'))
    await transferDialog(visited.app).getByRole('button', { name: 'ปิด' }).click()
    await expect(transferDialog(visited.app)).toBeHidden()
    await transferAction(visited.app).click()
    await expect(transferDialog(visited.app)).toBeVisible()
  })

  test('a reload withdraws what the page had asked of the client for money under way', async ({ visit, sandbox }) => {
    const visited = await visit(hostNamed('Telegram for iOS'))
    await enter(visited.page, { sandbox, at: '/user/home?dialog=transfer' })
    await keepWaiting(visited.page, '/api/wallet/transfer')
    await fillTransfer(visited.app, '100')
    await act(visited.app, 'โอนเงิน')
    const closing = () => dataOf(visited.received, 'web_app_setup_closing_behavior').at(-1)
    await expect.poll(closing).toEqual({ need_confirmation: true })
    visited.page.once('dialog', (dialog) => void dialog.accept())
    await visited.page.reload()
    await expect.poll(closing).toEqual({ need_confirmation: false })
  })

  test('the back button of a page opened cold leads home, and does nothing there', async ({ visit, sandbox }) => {
    const visited = await visit(hostNamed('Telegram for Android'), { address: '/login' })
    await enter(visited.page, { sandbox, at: '/user/statement' })
    await expect(visited.app.getByRole('listitem').first()).toBeVisible()
    // As after a link from a chat: no history entry of the app precedes.
    await visited.page.evaluate(() => Object.defineProperty(window, 'navigation', { value: { canGoBack: false } }))
    await visited.pressBack()
    await expect.poll(() => new URL(visited.app.url()).pathname).toBe('/user/home')
    await expect.poll(() => dataOf(visited.received, 'web_app_setup_back_button').at(-1)).toEqual({ is_visible: false })
  })

  test('a reload without the launch in the address is still in Telegram', async ({ visit }) => {
    const visited = await visit(hostNamed('Telegram for Android'), { scheme: 'dark' })
    await loginShown(visited)
    await expect.poll(() => dataOf(visited.received, 'web_app_ready')).toHaveLength(1)
    expect(visited.page.url()).not.toContain('#')
    await visited.page.reload()
    await loginShown(visited)
    await expect.poll(() => dataOf(visited.received, 'web_app_ready')).toHaveLength(2)
    await expect(visited.app.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('LINE', () => {
  for (const phone of ['android', 'ios'] as const)
    test(`a deep link (${phone}) opens its page after LIFF’s own reload`, async ({ newVisit, baseURL, sandbox }) => {
      const context = await newVisit(lineAgent(phone))
      const reads = () => sandbox.requests.filter(({ path }) => path === '/api/wallet')
      const visited = await openLine(context, phone, { url: baseURL ?? '', address: '/user/statement?from=chat#top' })
      await loginShown(visited)
      const { pathname, search } = new URL(visited.page.url())
      expect(pathname + search).toBe(`/login?${new URLSearchParams({ next: '/user/statement?from=chat' })}`)
      expect(visited.page.url()).not.toContain('token')
      expect(new Set(dataOf(visited.received, 'LINE server'))).toEqual(new Set(['/oauth2/v2.1/verify']))
      expect(reads()).toEqual([])
      expect(await visited.page.evaluate(() => document.documentElement.style.colorScheme)).toBe('')
    })

  for (const servers of ['down', 'hanging'] as const)
    test(`with LINE’s servers ${servers} the deep link and the whole journey still work`, async ({
      newVisit,
      baseURL,
      sandbox,
      provoked,
    }) => {
      provoked.push(/^LIFF did not/, brokenConnection)
      const context = await newVisit(lineAgent('android'))
      const visited = await openLine(context, 'android', { url: baseURL ?? '', address: '/user/home', servers })
      await (servers === 'hanging' ? firstJourney(visited.app, sandbox) : logsIn(visited.app))
      expect(visited.page.url()).not.toMatch(/token|liff\.state/)
    })

  test('a reload after LIFF failed to start stays in the app', async ({ newVisit, baseURL, provoked }) => {
    provoked.push(/^LIFF did not/, brokenConnection)
    const context = await newVisit(lineAgent('android'))
    const visited = await openLine(context, 'android', { url: baseURL ?? '', address: '/user/home', servers: 'down' })
    await loginShown(visited)
    await visited.page.reload()
    await logsIn(visited.app)
    expect(new URL(visited.page.url()).origin).toBe(baseURL)
  })

  test('a client that never answers keeps nobody waiting, and a late answer moves nobody away', async ({
    newVisit,
    baseURL,
    provoked,
    sandbox,
  }) => {
    provoked.push(/^LIFF did not answer in time/)
    const context = await newVisit(lineAgent('android'))
    const visited = await openLine(context, 'android', { url: baseURL ?? '', address: '/user/statement', late: true })
    await expect(visited.app.getByLabel('เบอร์โทรศัพท์')).toBeVisible({ timeout: 12_000 })
    await visited.page.evaluate(() => {
      Object.assign(window, { stillHere: true })
      window.dispatchEvent(new CustomEvent('liffEvent', { detail: { type: 'ready' } }))
    })
    await firstJourney(visited.app, sandbox, '/user/statement')
    expect(await visited.page.evaluate(() => 'stillHere' in window)).toBe(true)
  })

  test('a LIFF link opened outside LINE opens its page in a plain browser', async ({ newVisit, baseURL }) => {
    const visited = await openLine(await newVisit(), 'android', {
      url: baseURL ?? '',
      address: '/user/statement',
      outside: true,
    })
    await loginShown(visited)
    expect(new URL(visited.page.url()).searchParams.get('next')).toBe('/user/statement')
    await expect(visited.app.getByLabel('จดจำการเข้าสู่ระบบ')).not.toBeChecked()
    expect(await role(visited, '--safe-bottom')).toBe('0px')
  })

  test('in LINE the bottom is kept clear, remember-me is ticked, and close works', async ({ newVisit, baseURL }) => {
    const context = await newVisit(lineAgent('android'))
    const visited = await openLine(context, 'android', { url: baseURL ?? '', address: '/login' })
    await expect(visited.app.getByLabel('จดจำการเข้าสู่ระบบ')).toBeChecked()
    const clearance = () =>
      visited.app.locator('main').evaluate(() => {
        const probe = document.createElement('div')
        probe.style.height = 'var(--safe-bottom)'
        document.body.append(probe)
        return probe.offsetHeight
      })
    await expect.poll(clearance).toBe(34)
    await visited.page.goto('/terminated')
    await visited.app.getByRole('button', { name: 'ปิด' }).click()
    await expect.poll(() => dataOf(visited.received, 'liff address').at(-1)).toBe('liff://close')
  })
})

test('a plain browser loads no messenger’s code', async ({ page, sandbox }) => {
  const asked = adaptersAsked(page)
  await enter(page, { sandbox })
  await expect(transferAction(page)).toBeVisible()
  expect(asked).toEqual([])
})

test('the shortcuts of the installed app lead through the login to their places', async ({ page, sandbox: _ }) => {
  const { shortcuts } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    shortcuts: { name: string; url: string }[]
  }
  expect(shortcuts.map(({ name }) => name)).toEqual(['ฝากเงิน', 'ถอนเงิน', 'รายการ'])
  for (const [at, { url }] of shortcuts.entries()) {
    await page.goto(url)
    // The first asks who it is, the others find the session.
    if (at === 0) await fillLogin(page)
    await page.waitForURL(`**${url}`)
    if (url.includes('dialog')) await expect(page.getByRole('dialog')).toBeVisible()
    else await expect(page.getByRole('listitem').first()).toBeVisible()
  }
})
