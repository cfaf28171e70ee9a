import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Frame, Page } from '@playwright/test'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { buildFolder } from './support/buildFolder.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, enter, fillTransfer, sendButton, unknownPanel } from './support/player.ts'

/** True once a page would report: the code for it comes last of all, and has run. */
const isReporting = (app: Page | Frame): Promise<boolean> =>
  app.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const own = files.find((name) => /\/startReports-[\da-f]{8}\.js$/.test(name))
    if (own !== undefined) await import(own)
    return own !== undefined
  })

test('a page that is left reports the visit, and nothing about the player', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection)
  await enter(page, { sandbox, at: '/user/home?dialog=transfer&to=neko' })
  await fillTransfer(page, '1234.56')
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropBefore' })
  await sendButton(page).click()
  await expect(unknownPanel(page)).toBeVisible()
  await expect.poll(() => isReporting(page)).toBe(true)
  await page.goto('about:blank')
  await expect.poll(() => sandbox.reports).toHaveLength(1)
  const [{ report, text } = { report: null, text: '' }] = sandbox.reports
  expect(report).toMatchObject({
    form: 1,
    host: 'browser',
    client: 'chrome',
    page: '/user/home',
    dialog: 'transfer',
    unknown: { transfer: 1 },
    codes: { NO_ANSWER: 1 },
    build: expect.stringMatching(/^[\da-f]{8}$/),
    vitals: { lcp: expect.any(Number), cls: expect.any(Number) },
  })
  expect(text).not.toMatch(/1234|neko/i)
})

for (const [name, told] of [
  ['Telegram for Android', { host: 'telegram', client: 'android' }],
  ['LINE for Android', { host: 'line', client: 'android' }],
] as const)
  test(`${name} is reported by its name and version`, async ({ visit, sandbox }) => {
    const { app } = await visit(hostNamed(name))
    await expect.poll(() => isReporting(app)).toBe(true)
    await app.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
    await expect.poll(() => sandbox.reports).toHaveLength(1)
    expect(sandbox.reports[0]?.report).toMatchObject({
      ...told,
      clientVersion: expect.stringMatching(/^\d+\.\d+/),
    })
  })

test('the operator reads the reports on a page of the sandbox', async ({ page, sandbox }) => {
  await enter(page, { sandbox })
  await expect.poll(() => isReporting(page)).toBe(true)
  await page.goto('/sandbox/reports')
  // It left as the app's page was left, and may come after this page was asked for.
  await expect.poll(() => sandbox.reports).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Field reports' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'browser chrome' })).toContainText('1')
  await expect(page.getByText('"page":"/user/home"')).toBeVisible()
})

test('the code for reports is one small file', () => {
  const folder = join(process.env[buildFolder] ?? '', 'assets')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sending = files
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((code) => code.includes('sendBeacon'))
  expect(sending).toHaveLength(1)
  expect(sending.reduce((sum, code) => sum + brotliCompressSync(code).length, 0)).toBeLessThan(6_000)
})
