import type { DialogName } from '../../src/nav/dialogNames.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter, sent, store, total } from './support/player.ts'

const games = '/api/wallet/refresh/slot'
const wallet = '/api/wallet'
/** Reads that every page has. */
const isAside = (path: string) => /^\/api\/(lookup\/.*|chat\/(config|history))$/.test(path)

for (const address of ['/', '/user/home'])
  test(`a cold visit of ${address} refreshes the games, then reads the wallet, once each`, async ({
    page,
    sandbox,
  }) => {
    const token = sandbox.control.logIn(members.rich.username)
    await store(page, { persistent: { token } })
    sandbox.control.addFault({ method: 'GET', path: games, kind: 'delay', ms: 300 })
    await page.goto(address)
    await expect(total(page)).toContainText('฿1,325,616.24')
    await expect.poll(() => sent(sandbox, '/api/spinwheel/active')).toHaveLength(1)
    // Withdrawals are read once home is shown.
    const ofHome = (path: string) => !isAside(path) && path !== '/api/statement'
    const order = sandbox.requests.map(({ path }) => path).filter(ofHome)
    expect(order).toEqual([games, wallet, '/api/spinwheel/active'])
    const [refreshed] = sent(sandbox, games)
    const [read] = sent(sandbox, wallet)
    expect((read?.at ?? 0) - (refreshed?.at ?? 0)).toBeGreaterThanOrEqual(290)
  })

test('a cold visit of the statement reads no more than it shows', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: '/user/statement' })
  await expect(page.getByRole('listitem').first()).toContainText('฿')
  expect(sent(sandbox, games)).toEqual([])
  expect(sent(sandbox, wallet)).toHaveLength(1)
  expect(sent(sandbox, '/api/statement')).toHaveLength(1)
})

/** Features that few players open, each with its own files and calls. */
const rareFeatures: Partial<Record<DialogName, RegExp>> = {
  depositLimits:
    /\/(depositLimits|sessionResult|LimitedDeposit|DepositLimitsDialog|ResultDialog|WeekSum)[^/]*\.(js|css)$/,
  statementReport: /\/(ReportDialog|statementReport)-\w+\.(js|css)$/,
  affiliateKit: /KitDialog|kit-|\/api\/invite$/i,
}

test('features that few players open load nothing before they are opened', async ({ page, sandbox }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loaded = () =>
    Object.entries(rareFeatures).flatMap(([name, own]) => (asked.some((it) => own.test(it)) ? name : []))
  await enter(page, { sandbox })
  await expect(total(page)).toContainText('฿1,325,616.24')
  // The features that are likely to be opened next are fetched by then.
  await expect.poll(() => asked.some((file) => /\/statement-\w+\.js$/.test(file)), { timeout: 10_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  for (const address of ['/user/home?dialog=deposit', '/user/statement']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  expect(loaded()).toEqual([])
  for (const name of Object.keys(rareFeatures)) {
    await page.goto(`/user/statement?dialog=${name}`)
    await expect.poll(loaded).toContain(name)
  }
})

test('returning reads the balance and sends no command', async ({ page, sandbox, context, provoked }) => {
  // A read may be in flight when the connection breaks.
  provoked.push(brokenConnection)
  await page.clock.install()
  await enter(page, { sandbox })
  await expect.poll(() => sent(sandbox, '/api/spinwheel/active')).toHaveLength(1)
  sandbox.control.creditDeposit(members.rich.username, 100_00)
  for (const path of ['/user/home', '/user/statement']) {
    if (path.endsWith('statement')) await page.getByRole('link', { name: 'รายการ' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(path.endsWith('statement') ? page.getByRole('listitem').first() : total(page)).toBeVisible()
    await page.clock.runFor(5_000)
    const before = sent(sandbox, wallet).length
    // A read that is still in flight replaces the one that the return would start.
    await expect
      .poll(async () => {
        await page.clock.runFor(15_000)
        await page.evaluate(() => {
          document.dispatchEvent(new Event('visibilitychange'))
          window.dispatchEvent(new Event('focus'))
        })
        return sent(sandbox, wallet).length
      })
      .toBeGreaterThan(before)
  }
  await context.setOffline(true)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await expect(total(page)).toContainText('฿1,325,716.24')

  const reads = new Set([games, wallet, '/api/spinwheel/active', '/api/statement'])
  const others = sandbox.requests.filter(({ path }) => !reads.has(path) && !isAside(path))
  expect(others).toEqual([])
})
