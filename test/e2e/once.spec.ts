import type { Page } from '@playwright/test'
import { createSandbox } from '../sandbox/sandbox.ts'
import { members } from '../sandbox/seed/seed.ts'
import { serveBuild } from '../sandbox/serveBuild.ts'
import { buildFolder } from './buildFolder.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './player.ts'

/** Waits for an answer over a new connection: what is asked over the broken one dies with it, a page, too, and then `goto` is aborted. */
const isReachedAgain = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        fetch('/api/lookup/info').then(
          () => true,
          () => false,
        ),
      ),
    )
    .toBe(true)

// Chromium repeats a POST by itself if a reused connection breaks before the answer. These tests count what the server received.
for (const secure of [false, true]) {
  test(
    `transfers, slips, codes and spins whose connection breaks arrive once, over HTTP/${secure ? 2 : 1.1}`,
    { tag: '@smoke' },
    async ({ browser }) => {
      const sandbox = createSandbox({ quiet: true })
      const folder = process.env[buildFolder] ?? 'dist'
      const { url, close } = await serveBuild({ sandbox, port: 0, folder, secure })
      const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true })
      const page = await context.newPage()
      await signIn(page)
      for (const sent of [1, 2]) {
        sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
        await page.goto('/user/statement?dialog=transfer')
        await page.getByRole('group', { name: 'จาก' }).getByText('กระเป๋าหลัก').click()
        await page.getByRole('group', { name: 'ไปที่' }).getByText('Neko Fortune').click()
        await page.getByLabel('จำนวนเงิน').fill('100')
        await page.getByRole('dialog').getByRole('button', { name: 'โอนเงิน' }).click()
        // The statement tells what the answer did not.
        await page.getByRole('alertdialog', { name: 'สำเร็จแล้ว' }).getByRole('button', { name: 'ตกลง' }).click()
        // A closed alert steps back, which would abort the load of the next page.
        await page.waitForFunction(() => !Reflect.has(Object(window.history.state), 'covered'))
        expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/transfer')).toHaveLength(sent)
      }
      const member = sandbox.state.members.find(({ username }) => username === members.rich.username)
      expect(
        sandbox.state.statements.filter(
          ({ memberId, createdAt }) => memberId === member?.id && createdAt > Date.now() - 60_000,
        ),
      ).toHaveLength(2)
      sandbox.control.addFault({ method: 'POST', path: '/api/wallet/slip', kind: 'dropAfter' })
      await page.goto('/user/statement?dialog=slip')
      const chooser = page.locator('dialog input[type=file]').first()
      await chooser.setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() })
      await page.getByRole('button', { name: 'ส่งสลิป' }).click()
      await expect(page.getByText('กำลังรอผล ยังไม่ต้องทำซ้ำ')).toBeVisible()
      expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/slip')).toHaveLength(1)
      await isReachedAgain(page)
      sandbox.control.addFault({ method: 'POST', path: '/api/qrcode/KBANK', kind: 'dropAfter' })
      await page.goto('/user/statement?dialog=qr&code=KBANK')
      await page.getByRole('button', { name: '฿500', exact: true }).click()
      await page.getByRole('button', { name: 'สร้าง QR' }).click()
      await expect(page.getByText('นี่คือสถานะล่าสุดของ QR คำสั่งก่อนหน้ายังไม่ได้รับการยืนยัน')).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      const made = sandbox.requests.filter(({ path, method }) => path === '/api/qrcode/KBANK' && method === 'POST')
      expect(made).toHaveLength(1)
      sandbox.control.setSwitches({ wheel: true })
      sandbox.control.addFault({ method: 'POST', path: '/api/spinwheel/spin', kind: 'dropAfter' })
      await page.goto('/user/spin')
      await page.getByRole('button', { name: /^หมุน \d/ }).click()
      await expect(page.getByText('กำลังรอผล ยังไม่ต้องทำซ้ำ')).toBeVisible()
      expect(sandbox.requests.filter(({ path }) => path === '/api/spinwheel/spin')).toHaveLength(1)
      // Over a new connection: a page that is requested over the broken one would not load.
      await expect(page.getByText(/เหรียญก่อนหมุน 12 ตอนนี้ 11/)).toBeVisible()
      // A GET that changes state has no body that could be a stream.
      const received = () => sandbox.requests.filter(({ path }) => path === '/api/refund/receive')
      sandbox.control.setBanners({ refund: false })
      sandbox.control.addFault({ method: 'GET', path: '/api/refund/receive', kind: 'dropAfter' })
      await page.goto('/user/statement?dialog=refund')
      // The sheet grows with its rows, and the button with it.
      await expect(page.getByRole('table', { name: 'เงินคืนที่ได้รับ' })).toBeVisible()
      await page.getByRole('button', { name: 'รับเงินคืน' }).click()
      if (secure) await expect.poll(() => received().length).toBeGreaterThan(0)
      else {
        await expect(page.getByText('กำลังรอผล ยังไม่ต้องทำซ้ำ')).toBeVisible()
        expect(received()).toHaveLength(1)
      }
      expect(sandbox.audit().problems).toEqual([])
      await context.close()
      await close()
    },
  )
}
