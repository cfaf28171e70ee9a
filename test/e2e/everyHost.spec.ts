import type { Frame } from '@playwright/test'
import kit from '../../locales/th/affiliateKit.json' with { type: 'json' }
import slip from '../../locales/th/slip.json' with { type: 'json' }
import { hostNamed } from '../fakes/hosts/hosts.ts'
import { expect, test } from './support/fixtures.ts'
import { deposits, dialogOf, openDeposits, payByQr } from './support/payments.ts'
import { act, fillLogin, fillTransfer, refused, sent, total, transferDialog } from './support/player.ts'

/** Counts the locks that keep the screen lit, and lets the test hide the page. */
async function watchScreen(app: Frame) {
  await app.evaluate(() => {
    const lit = { count: 0 }
    const request = () => {
      lit.count += 1
      return Promise.resolve({ release: () => Promise.resolve(void (lit.count -= 1)) })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { lit })
  })
  return {
    lit: () => app.evaluate(() => (Reflect.get(window, 'lit') as { count: number }).count),
    show: (isShown: boolean) =>
      app.evaluate((shown) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: !shown })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isShown),
  }
}

/** Pastes a picture on the dialog, as from the clipboard of a bank's app. */
const pastePicture = (app: Frame, name: string) =>
  dialogOf(app, slip.title).evaluate(async (dialog, called) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 80 })
    canvas.getContext('2d')?.fillText(called, 0, 40)
    const picture = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(picture ? [picture] : [], called, { type: 'image/png' }))
    dialog.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, name)

for (const name of ['a browser on a phone', 'Telegram for Android', 'LINE for iOS'])
  test(`deposits, slips, games, invites and a session’s end hold in ${name}`, async ({ visit, sandbox, provoked }) => {
    const { app, page, pressBack, reopen } = await visit(hostNamed(name), { address: '/login' })
    await fillLogin(app)
    await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()

    await test.step('a deposit as last time is one tap, and its code keeps the screen lit', async () => {
      const { lit, show } = await watchScreen(app)
      await openDeposits(app)
      await payByQr(app, sandbox, 'กสิกรไทย', 'KBANK')
      await expect.poll(lit).toBe(0)
      await deposits(app).getByRole('region', { name: 'ฝากแบบเดิม' }).getByRole('button', { name: /^฿500/ }).click()
      await expect(app.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
      expect(sent(sandbox, '/api/qrcode/KBANK').filter(({ method }) => method === 'POST')).toHaveLength(2)
      await expect.poll(lit).toBe(1)
      await show(false)
      await expect.poll(lit).toBe(0)
      await show(true)
      await expect.poll(lit).toBe(1)
      await pressBack()
      await expect.poll(lit).toBe(0)
    })

    await test.step('a game is found by its name, even with a slip of the finger', async () => {
      await reopen({ address: '/user/home' })
      await app.getByRole('button', { name: 'ค้นหาเกม' }).click()
      await dialogOf(app, 'ค้นหาเกม').getByRole('textbox').fill('neko fortnue')
      await dialogOf(app, 'ค้นหาเกม').getByRole('listitem').getByRole('button').first().click()
      await expect(dialogOf(app, 'Neko Fortune')).toBeVisible()
    })

    await test.step('a pasted slip is sent, and another after it in the same sheet', async () => {
      await reopen({ address: '/user/home?dialog=slip' })
      await expect(app.getByText(slip.intro)).toBeVisible()
      const before = sandbox.state.slips.length
      for (const picture of ['first.png', 'second.png']) {
        await pastePicture(app, picture)
        await expect(app.getByRole('img', { name: slip.preview })).toBeVisible()
        await app.getByRole('button', { name: slip.submit, exact: true }).click()
        await expect(app.getByRole('heading', { name: slip.sentTitle })).toBeVisible()
      }
      expect(sandbox.state.slips).toHaveLength(before + 2)
    })

    await test.step('the totals of invites are summed over all pages', async () => {
      await reopen({ address: '/user/home?dialog=affiliateKit' })
      await app.getByRole('button', { name: kit.start }).click()
      await expect(app.getByText(kit.readAll)).toBeVisible()
      await expect(dialogOf(app, kit.title).getByText('23 คน').first()).toBeVisible()
    })

    await test.step('what was typed is there after the session has ended at the sending of the form', async () => {
      provoked.push(refused)
      await reopen({ address: '/user/home?dialog=transfer' })
      await fillTransfer(app, '123.45')
      await page.route('**/api/wallet/transfer', (route) => {
        sandbox.control.expireTokens()
        return route.continue()
      })
      await act(app, 'โอนเงิน')
      await fillLogin(app)
      await expect(transferDialog(app).getByRole('textbox', { name: 'จำนวนเงิน' })).toHaveValue('123.45')
      expect(sent(sandbox, '/api/wallet/transfer')).toHaveLength(1)
      await pressBack()
      await expect(total(app)).toContainText('฿1,326,116.24')
    })
  })
