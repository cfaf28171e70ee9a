import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostNamed } from '../fakes/hosts/hosts.ts'
import type { Visit } from '../fakes/hosts/visit.ts'
import { expect, test } from './support/fixtures.ts'
import { differencesOf, features, fileSeen } from './support/matrixTable.ts'

/** From the first question to the report. What the client or the page sees by itself is done, all else is answered with yes, or as told. */
async function walk({ app, pressBack }: Visit, told: Record<string, string>): Promise<void> {
  const tap = (name: string) => app.getByRole('button', { name, exact: true }).click()
  const press = (what: 'main' | 'settings') => app.evaluate((button) => window.telegram?.press(button), what)
  const choose = () => app.locator('input[type=file]').setInputFiles('public/icon-192.png')
  const acts: Record<string, () => Promise<unknown>> = {
    back: pressBack,
    mainAction: () => press('main'),
    settings: () => press('settings'),
    contact: async () => undefined,
    copy: () => app.getByRole('textbox').fill('wallet 1234'),
    accept: choose,
    photograph: choose,
    minimised: () =>
      app.evaluate(() => {
        for (const hidden of [true, false]) {
          Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }
      }),
  }
  const id = () => app.locator('h1').getAttribute('id')
  await tap('เริ่ม')
  for (let at = await id(); at !== ''; at = await id()) {
    if (await app.getByRole('button', { name: 'ลองเลย' }).isVisible()) await tap('ลองเลย')
    if (await app.getByRole('dialog').isVisible()) await tap('ปิด')
    await (acts[at ?? ''] ?? (() => tap(told[at ?? ''] ?? 'ใช่')))()
    await expect.poll(id).not.toBe(at)
  }
}

/** Rows that a phone's report has in no client but Telegram. */
const onlyTelegram = new Set(['mainAction', 'settings', 'contact', 'token'])

for (const name of ['Telegram for Android', 'LINE for iOS', 'a browser on a phone'])
  test(`the check of a phone ends in a report that can be filed, in ${name}`, async ({ newVisit, baseURL }) => {
    const { family, context: options, open } = hostNamed(name)
    const context = await newVisit({ ...options, viewport: { width: 320, height: 640 } })
    await context.route('**/icon-192.png?*', (route) => route.fulfill({ body: '' }))
    const visited = await open(context, { url: baseURL ?? '', address: family === 'line' ? '/' : '/check' })
    const { app, page } = visited
    // LIFF opens the app, whose strip leads to the check.
    if (family === 'line') await page.goto('/check')
    const differs: Record<string, string> = family === 'telegram' ? {} : { haptics: 'ไม่' }
    await walk(visited, {
      ...differs,
      ...(family === 'line' && { homeScreen: 'ไม่' }),
      keyboard: 'ไม่',
      momentum: 'ไม่แน่ใจ',
    })

    await page.reload()
    const text = app.getByRole('textbox')
    await expect(text).toHaveValue(/^wallet-check 1\n/)
    expect(await app.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const report = fileSeen(await text.inputValue(), mkdtempSync(join(tmpdir(), 'seen-')))
    const { answers, read, client } = report
    expect({ client, ...answers }).toMatchObject({ client: name, keyboard: 'no', momentum: 'not sure', accept: 'yes' })
    // From before the reload.
    expect(read['events']).toContain('came back')
    expect(read['safe areas']).toContain(family === 'telegram' ? '"bottom":0' : 'client silent')
    const rows = Object.keys(features).filter((row) => family === 'telegram' || !onlyTelegram.has(row))
    // Headless Chromium has no share sheet.
    const asked = rows.filter((row) => family !== 'browser' || row !== 'share')
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(asked))
    const haptics = `${features.haptics} differs: fails, emulated as fallback`
    expect(differencesOf(report)).toEqual(family === 'telegram' ? [] : [haptics])

    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.getByRole('button', { name: 'คัดลอก' }).click()
    await expect(app.getByRole('status')).toHaveText('คัดลอกแล้ว')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue())
    await app.getByRole('button', { name: 'EN' }).click()
    await app.getByRole('button', { name: 'Start again' }).click()
    await expect(app.getByRole('button', { name: 'เริ่ม', exact: true })).toBeVisible()
  })
