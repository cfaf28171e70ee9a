import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Frame, Page } from '@playwright/test'
import th from '../../locales/th/lock.json' with { type: 'json' }
import preferences from '../../locales/th/preferences.json' with { type: 'json' }
import slip from '../../locales/th/slip.json' with { type: 'json' }
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { dataOf } from '../fakes/hosts/visit.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { brokenConnection, fillLogin, total } from './support/player.ts'

const pin = '482913'

/** A phone with a fingerprint reader, whose passkeys give out secrets. */
async function addFingerprint(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const phone = { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasPrf: true } as const
  const options = { ...phone, hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function setLock(app: Page | Frame): Promise<void> {
  await app.getByRole('button', { name: preferences.lock }).click()
  await app.getByLabel(th.choose).fill(pin)
  await app.getByLabel(th.repeat).fill(pin)
  await expect(app.getByLabel(th.after)).toBeVisible()
}

const stored = (app: Page | Frame) =>
  app.evaluate(() => JSON.stringify({ ...window.localStorage, ...window.sessionStorage }))

const leaveFor = (page: Page, minutes: number) =>
  page.evaluate((awayMs) => {
    window.dispatchEvent(new Event('pagehide'))
    const later = Date.now() + awayMs
    Date.now = () => later
    window.dispatchEvent(new Event('pageshow'))
  }, minutes * 60_000)

for (const { name, fingerprint } of [
  { name: 'a browser on a phone', fingerprint: true },
  { name: 'Telegram for Android', fingerprint: true },
  { name: 'LINE for iOS', fingerprint: false },
])
  test(`in ${name} the wallet opens by PIN${fingerprint ? ' and by fingerprint' : ''} alone`, async ({ visit }) => {
    const host = hostNamed(name)
    const visited = await visit(host, { address: '/login' })
    const { page } = visited
    if (fingerprint && host.family === 'browser') await addFingerprint(page)
    await fillLogin(page, 'rich', true)
    await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
    await expect(total(page)).toContainText('฿1,325,616.24')
    const token = await page.evaluate(() => window.localStorage.getItem('token') ?? '')
    expect(token).not.toBe('')
    await visited.reopen({ address: '/user/home?dialog=preferences' })
    await setLock(page)
    expect(await stored(page)).not.toContain(token)

    await page.reload()
    await expect(page.getByRole('heading', { name: th.locked })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('1,325,616')
    await page.getByLabel(th.enter).fill('000000')
    await expect(page.getByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 4 ครั้ง')).toBeVisible()
    await page.getByLabel(th.enter).fill(pin)
    await expect(total(page)).toContainText('฿1,325,616.24')

    const row = page.getByLabel(th.biometric)
    await expect(page.getByLabel(th.after)).toBeVisible()
    if (!fingerprint) return expect(row).toHaveCount(0)
    await row.click()
    await expect(row).toBeChecked()
    await visited.reopen({ address: '/user/home' })
    await expect(total(page)).toContainText('฿1,325,616.24')
    expect(await stored(page)).not.toContain(token)
    if (host.family === 'telegram') expect(dataOf(visited.received, 'web_app_biometry_request_auth')).toHaveLength(1)
  })

test('a code that is paid while the wallet is locked is confirmed after the PIN', async ({ page, sandbox }) => {
  await page.goto('/login')
  await fillLogin(page, 'rich', true)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.goto('/user/home?dialog=preferences')
  await setLock(page)
  await page.goto('/user/home?dialog=qr&code=KBANK')
  await page.getByLabel(th.enter).fill(pin)
  await page.getByRole('button', { name: '฿500', exact: true }).click()
  await page.getByRole('button', { name: 'สร้าง QR' }).click()
  await expect(page.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
  await page.goto('about:blank')
  sandbox.control.payQr(members.rich.username, 'KBANK')
  await page.goBack()
  await page.getByLabel(th.enter).fill(pin)
  await expect(page.getByText(/^เงินเข้าแล้ว ฿500\.00/).first()).toBeVisible()
})

test('a slip that is chosen waits behind the lock, and is sent as it was', async ({ page, sandbox }) => {
  await page.goto('/login')
  await fillLogin(page, 'rich', true)
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.goto('/user/home?dialog=preferences')
  await setLock(page)
  await page.goto('/user/home?dialog=slip')
  await page.getByLabel(th.enter).fill(pin)
  // A phone's screenshot is as large.
  const buffer = Buffer.concat([readFileSync('public/icon-192.png'), randomBytes(1_400_000)])
  await page.getByLabel('เลือกรูป').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: slip.preview })).toBeVisible()
  await leaveFor(page, 6)
  await expect(page.getByRole('heading', { name: th.locked })).toBeVisible()
  expect(await stored(page)).not.toContain(buffer.toString('base64', 0, 300))
  await page.getByLabel(th.enter).fill(pin)
  await expect(page.getByRole('img', { name: slip.preview })).toBeVisible()
  await page.getByRole('button', { name: 'ส่งสลิป', exact: true }).click()
  await expect(page.getByText('ได้รับสลิปแล้ว')).toBeVisible()
  expect(Buffer.from(sandbox.slipFile(sandbox.state.slips.at(-1)?.id ?? 0)?.bytes ?? []).equals(buffer)).toBe(true)
})

test('a page that is left shows the mark alone', async ({ page, sandbox, provoked }) => {
  provoked.push(brokenConnection)
  await page.goto('/login')
  await fillLogin(page, 'rich', true)
  await expect(total(page)).toContainText('฿1,325,616.24')
  expect(sandbox.violations).toEqual([])
  await page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await page.goto('/user/home?dialog=preferences')
  await setLock(page)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  for (const part of [page.locator('body'), page.getByRole('dialog')]) await expect(part).toHaveCSS('opacity', '0')
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')))
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  // Offline it stays, and nothing is read aloud.
  await page.context().setOffline(true)
  await leaveFor(page, 6)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: th.locked })).toBeVisible()
})
