import type { Locator, Page } from '@playwright/test'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './support/fixtures.ts'
import { sideways } from './support/measures.ts'
import { enter, alert, total, transferAction, transferDialog, transfersSent } from './support/player.ts'

test.describe('with the keyboard alone', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  /** Presses Tab, or goes back with Shift, until the focus is on the place. */
  async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
    await expect(place).toBeVisible()
    for (let step = 0; step < 60; step += 1) {
      if (await place.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press(key)
    }
    await expect(place).toBeFocused()
  }

  test('a member logs in, transfers and logs out', async ({ page, sandbox }) => {
    await page.goto('/login')
    await tabTo(page, page.getByLabel('เบอร์โทรศัพท์'))
    await page.keyboard.type(members.rich.username)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('รหัสผ่าน', { exact: true })).toBeFocused()
    await page.keyboard.type(members.rich.password)
    await page.keyboard.press('Enter')
    await expect(total(page)).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await tabTo(page, transferAction(page))
    await page.keyboard.press('Enter')
    const row = (name: string) => transferDialog(page).getByRole('button', { name })
    const option = (name: string) => transferDialog(page).getByRole('option', { name })
    await tabTo(page, row('จาก กระเป๋าหลัก ฿1,250,000.00'))
    await tabTo(page, row('ไปยัง Neko Fortune ฿8,420.50'))
    await page.keyboard.press('Space')
    await expect(row('ไปยัง')).toHaveAttribute('aria-expanded', 'true')
    await expect(option('Neko Fortune')).toBeFocused()
    await expect(option('Neko Fortune')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(option('Orchid Spins')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(row('ไปยัง Orchid Spins')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await expect(row('ไปยัง Neko Fortune')).toBeFocused()
    await page.keyboard.press('Enter')
    // It closes the list alone.
    await page.keyboard.press('Escape')
    await expect(row('ไปยัง Neko Fortune')).toBeFocused()
    await expect(option('Neko Fortune')).toHaveCount(0)
    await tabTo(page, transferDialog(page).getByRole('textbox', { name: 'จำนวนเงิน' }))
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await expect(alert(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
    await expect(alert(page).getByRole('button', { name: 'ตกลง' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(transferAction(page)).toBeFocused()
    expect(transfersSent(sandbox)).toHaveLength(1)

    await tabTo(page, page.getByRole('link', { name: 'รายการ' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').first()).toContainText('−฿100.00')
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'ออกจากระบบ' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'ออกจากระบบ' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login$/)
  })

  /** The focus is on something of some size on the screen, and was not lost to the page's body. */
  const seesFocus = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(() => {
          const { activeElement: focused, body } = document
          if (!focused || focused === body || !focused.checkVisibility()) return false
          const { top, bottom, width } = focused.getBoundingClientRect()
          return width > 1 && top < window.innerHeight && bottom > Math.max(top, 0)
        }),
      )
      .toBe(true)

  test('a member creates a payment code and cancels it', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    const action = page.getByRole('main').getByRole('button', { name: 'ฝากเงิน', exact: true })
    await tabTo(page, action)
    await page.keyboard.press('Enter')
    const ways = page.getByRole('dialog', { name: 'ฝากเงิน' })
    const others = ways.locator('summary', { hasText: 'QR อื่น 4 ช่องทาง' })
    await expect(others).toBeVisible()
    await seesFocus(page)
    await tabTo(page, others)
    await page.keyboard.press('Enter')
    const channel = ways.getByRole('button', { name: /WW Pay/ })
    await tabTo(page, channel)
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'ฝากด้วย QR' })
    const create = sheet.getByRole('button', { name: 'สร้าง QR' })
    await expect(create).toBeVisible()
    await seesFocus(page)
    await tabTo(page, sheet.getByRole('button', { name: '฿100', exact: true }))
    await page.keyboard.press('Enter')
    await tabTo(page, create)
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('img', { name: 'QR สำหรับจ่าย ฿100.00' })).toBeVisible()
    await expect(sheet.getByRole('status').filter({ hasText: 'กำลังรอเงินเข้า' })).toBeVisible()
    await seesFocus(page)
    await tabTo(page, sheet.getByRole('button', { name: 'ยกเลิก QR' }))
    await page.keyboard.press('Enter')
    await expect(sheet.getByRole('button', { name: 'เก็บ QR ไว้' })).toBeFocused()
    await seesFocus(page)
    await tabTo(page, sheet.getByRole('button', { name: 'ยืนยันยกเลิก' }))
    await page.keyboard.press('Enter')
    await expect(page.locator('[aria-live]').getByText('ยกเลิก QR แล้ว')).toBeVisible()
    await expect(create).toBeVisible()
    await seesFocus(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(action).toBeFocused()
    await seesFocus(page)
  })

  test('a member at the close button stays there when the money arrives', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/home?dialog=qr&code=KBANK' })
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: '฿100', exact: true }).click()
    await sheet.getByRole('button', { name: 'สร้าง QR' }).click()
    await expect(sheet.getByRole('img', { name: 'QR สำหรับจ่าย ฿100.00' })).toBeVisible()
    const close = sheet.getByRole('button', { name: 'ปิด', exact: true })
    await tabTo(page, close, 'Shift+Tab')
    sandbox.control.payQr(members.rich.username, 'KBANK')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(sheet.getByText(/เงินเข้าแล้ว ฿100\.00 ใน/).first()).toBeVisible()
    await expect(close).toBeFocused()
    await seesFocus(page)
    await tabTo(page, sheet.getByRole('button', { name: 'ตกลง' }))
    await expect(close).toBeHidden()
    await seesFocus(page)
  })

  test('a member whose pressed button is gone stays in the page or sheet', async ({ page, sandbox }) => {
    sandbox.control.setBanners({ refund: false })
    await enter(page, { sandbox })
    await tabTo(page, page.getByRole('main').getByRole('button', { name: 'โบนัส', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/user\/bonus$/)
    await expect(page.getByRole('main')).toBeFocused()

    await page.goto('/user/home?dialog=refund')
    const sheet = page.getByRole('dialog', { name: 'คืนยอดเสีย' })
    await tabTo(page, sheet.getByRole('button', { name: 'รับคืนยอดเสีย' }))
    await page.keyboard.press('Enter')
    await expect(alert(page).getByRole('button', { name: 'ตกลง' })).toBeFocused()
    await page.keyboard.press('Enter')
    // The card, if the button goes only once the receipt is closed.
    await expect(sheet.locator('[tabindex="-1"]:focus')).toBeVisible()
  })

  test('a member skips the bars, also after a dialog opened by its address', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/profile' })
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'ข้ามไปเนื้อหาหลัก' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(/\/user\/profile$/)

    await page.goto('/user/home?dialog=transfer')
    await expect(transferDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(transferDialog(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a member writes in the page while the chat is open beside it', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/bonus' })
    await page.getByRole('button', { name: /^แชทกับทีมงาน/ }).click()
    const chat = page.getByRole('dialog', { name: 'แชทกับทีมงาน' })
    await expect(chat.getByRole('textbox')).toBeVisible()
    const code = page.getByRole('main').getByRole('textbox')
    await code.fill('SONGKRAN')
    const [beside, field] = await Promise.all([chat.boundingBox(), code.boundingBox()])
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThan(beside?.x ?? 0)
    await expect(chat).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chat).toHaveCount(0)
    await expect(code).toBeFocused()
    await expect(code).toHaveValue('SONGKRAN')
  })

  test('a member finds the side column alike on every page, with menu and balance', async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true })
    await enter(page, { sandbox, as: 'longName' })
    const lefts = new Set<number | undefined>()
    for (const name of ['home', 'bonus', 'profile', 'spin', 'contact', 'statement']) {
      await page.goto(`/user/${name}`)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const column = await page.getByRole('main').boundingBox()
      lefts.add(column?.x)
      expect(column?.width).toBeLessThanOrEqual(600)
      expect(await sideways(page)).toBeLessThanOrEqual(0)
    }
    expect(lefts.size).toBe(1)
    await expect(page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link').first()).toHaveText('หน้าหลัก')
    await expect(page.getByRole('complementary').getByRole('region', { name: 'ยอดเงินทั้งหมด' })).toBeVisible()
  })

  test('a visitor finds the login in the middle beside the brand’s plate', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible()
    const { x = 0, width = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
    expect(Math.abs(x + width / 2 - 851)).toBeLessThan(20)
    const plate = await page.getByRole('banner').boundingBox()
    expect(Math.abs((plate?.width ?? 0) - 422)).toBeLessThan(20)
  })
})
