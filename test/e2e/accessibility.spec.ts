import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  brokenConnection,
  enter,
  fillTransfer,
  message,
  sent,
  sendButton,
  total,
  transferAction,
  transferDialog,
  transfersSent,
  unknownPanel,
} from './player.ts'
import { members } from '../sandbox/seed/seed.ts'

/** How each page is looked at: in every language, and in Thai, as the test reads it, in dark colours as well. */
const looks = [
  { language: 'lo', colorScheme: 'light' },
  { language: 'en', colorScheme: 'light' },
  { language: 'th', colorScheme: 'light' },
  { language: 'th', colorScheme: 'dark' },
] as const

/** Has the page speak another language in place. A dialog may stand over the select. */
async function speak(page: Page, language: string): Promise<void> {
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === language) return
  await page.locator('header select').selectOption(language, { force: true })
  await expect(html).toHaveAttribute('lang', language)
}

/** Checks the page in each look, without motion, which would change the colours that are measured. */
async function expectNoViolations(page: Page, shown: readonly (typeof looks)[number][] = looks): Promise<void> {
  for (const { language, colorScheme } of shown) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await speak(page, language)
    await page.evaluate(() => {
      // What follows the scroll position never ends.
      const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
      return Promise.allSettled(moving.map((animation) => animation.finished))
    })
    const axe = new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // No page has frames of another origin; to look into those, axe opens a page each time.
      .setLegacyMode()
    const { violations } = await axe.analyze()
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => [id, target, failureSummary])),
      `${language}, ${colorScheme}`,
    ).toEqual([])
  }
}

test.describe('in every language, in the light and in the dark', () => {
  test('login and its errors have no barriers', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await expect(page.getByText('กรอกรหัสผ่าน')).toBeVisible()
    await expectNoViolations(page)
  })

  test('home has no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    await expect(page.getByRole('region', { name: 'ประกาศ' }).getByRole('link')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(14)
    await expect(page.getByRole('button', { name: /^ถอนเงิน ฿/ })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'ซ่อนยอดเงิน' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('the transfer dialog, its errors and its unknown outcome have no barriers', async ({
    page,
    sandbox,
    expectedComplaints,
  }) => {
    expectedComplaints.push(brokenConnection)
    await enter(page, { sandbox, at: '/user/home?dialog=transfer' })
    await fillTransfer(page, 'x')
    await sendButton(page).click()
    await expect(transferDialog(page).getByRole('alert')).toBeVisible()
    await expectNoViolations(page)
    await fillTransfer(page, '100')
    sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropBefore' })
    await sendButton(page).click()
    await expect(unknownPanel(page)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'ตรวจแล้ว ทำรายการใหม่' }).click()
    await fillTransfer(page, '101')
    await sendButton(page).click()
    await expect(message(page)).toBeVisible()
    await expectNoViolations(page)
  })

  test('the agreement has no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/home?dialog=agreement' })
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    await expectNoViolations(page)
  })

  test('the statement has no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/statement' })
    await expect(page.getByRole('listitem')).toHaveCount(10)
    await expectNoViolations(page)
  })

  test('registration, how-to, contact and the settings have no barriers', async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ otp: false })
    const next = page.getByRole('button', { name: 'ถัดไป' })
    await page.goto('/register?code=PR64f0c1')
    await next.click()
    await expect(page.getByText('เบอร์โทรศัพท์ต้องมี 10 หลัก')).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('เบอร์โทรศัพท์').fill('0899999999')
    await next.click()
    await page.getByLabel('ชื่อที่ใช้แสดง').fill('สมชาย')
    for (const label of ['รหัสผ่าน', 'ยืนยันรหัสผ่าน']) await page.getByLabel(label, { exact: true }).fill('secret-1')
    await expectNoViolations(page)
    await next.click()
    await page.getByRole('button', { name: 'สมัครสมาชิก' }).click()
    await expect(page.getByText('เลือกธนาคารก่อน')).toBeVisible()
    await expectNoViolations(page)
    for (const [at, heading] of [
      ['/howto', 'วิดีโอแนะนำการใช้งาน'],
      ['/contact', 'ติดต่อเรา'],
      ['/contact?dialog=preferences', 'การตั้งค่า'],
    ] as const) {
      await page.goto(at)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    }
  })

  test('profile, its dialogs and the withdrawal have no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox, as: 'ktb', at: '/user/profile' })
    await expect(page.getByText('เลขที่บัญชี')).toBeVisible()
    await expectNoViolations(page)
    for (const name of ['password', 'profile', 'bankName', 'conditions', 'withdraw']) {
      await page.goto(`/user/profile?dialog=${name}`)
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    }
  })

  test('the pages without a shell have no barriers', async ({ page, sandbox }) => {
    for (const at of ['/terminated', '/nowhere'])
      for (const look of looks) {
        await enter(page, { sandbox, at, language: look.language })
        await expect(page.getByRole('heading')).toBeVisible()
        await expectNoViolations(page, [look])
      }
  })

  test('paying in and the games have no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox, as: 'ktb' })
    for (const query of [
      'dialog=deposit',
      'dialog=deposit&code=0031234567',
      'dialog=slip',
      'dialog=slips',
      'dialog=gift&code=SANDBOX GIFT',
      'dialog=game&code=koi',
      'dialog=game&code=magma',
      'dialog=qr&code=WW',
    ]) {
      await page.goto(`/user/statement?${query}`)
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    }
    await page.getByRole('button', { name: '฿100', exact: true }).click()
    await page.getByRole('button', { name: 'สร้าง QR' }).click()
    await expect(page.getByRole('timer')).toBeVisible()
    await expectNoViolations(page)
  })

  test('search and totals have no barriers', async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: '/user/statement?dialog=report' })
    const sheet = page.getByRole('dialog', { name: 'ค้นหาและสรุปยอด' })
    await expect(sheet.getByText('ครบ 262 รายการ')).toBeVisible()
    await expect(sheet.getByRole('table')).toBeVisible()
    await expectNoViolations(page)
    await sheet.getByRole('searchbox').fill('nothing of the kind')
    await expect(sheet.getByText('ไม่พบรายการ')).toBeVisible()
    await expectNoViolations(page)
  })

  test('bonuses, invites, refunds and the wheel have no barriers', async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true, bonusNotice: true })
    sandbox.control.setBanners({ refund: false })
    await enter(page, { sandbox, as: 'longName' })
    for (const at of [
      'bonus',
      'bonus?dialog=bonus&code=WELCOME50',
      'bonus?dialog=promotion&code=SONGKRAN',
      'home?dialog=invite',
      'home?dialog=inviteBonus',
      'home?dialog=refund',
      'spin',
    ]) {
      await page.goto(`/user/${at}`)
      await expect(
        page
          .getByRole(at.includes('?') ? 'dialog' : 'main')
          .getByRole('heading')
          .first(),
      ).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoViolations(page)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: /^หมุน \d/ }).click()
    await expect(page.getByRole('dialog', { name: 'ยินดีด้วย!' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('the chat has no barriers', async ({ page, sandbox }) => {
    sandbox.control.chat.desk({ delayMs: 0 })
    await enter(page, { sandbox, at: '/user/home?dialog=chat' })
    const chat = page.getByRole('dialog', { name: 'แชทกับทีมงาน' })
    await expect(chat.getByRole('textbox')).toBeVisible()
    await expectNoViolations(page)
    for (const word of ['ปุ่ม', 'การ์ด', 'รูปภาพ']) {
      await chat.getByRole('textbox').fill(word)
      await chat.getByRole('button', { name: 'ส่ง', exact: true }).click()
    }
    await expect(chat.getByRole('button', { name: /^ดูรูปใหญ่/ })).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/user/profile')
    await expect(page.getByRole('button', { name: /^แชทกับทีมงาน/ })).toBeVisible()
    await expectNoViolations(page)
  })
})

test.describe('without a mouse or a finger', () => {
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

  test('a member signs in, transfers and signs out', async ({ page, sandbox }) => {
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
    const [from, to] = ['จาก', 'ไปที่'].map((name) => transferDialog(page).getByRole('group', { name }))
    if (!from || !to) throw new Error('There are no accounts to choose')
    await tabTo(page, from.getByRole('radio', { name: 'กระเป๋าหลัก' }))
    await expect(from.getByRole('radio', { name: 'กระเป๋าหลัก' })).toBeChecked()
    await tabTo(page, to.getByRole('radio', { name: 'Neko Fortune' }))
    await page.keyboard.press('ArrowDown')
    await expect(to.getByRole('radio', { name: 'Orchid Spins' })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(to.getByRole('radio', { name: 'Neko Fortune' })).toBeChecked()
    await tabTo(page, transferDialog(page).getByLabel('จำนวนเงิน'))
    await page.keyboard.type('100')
    await page.keyboard.press('Enter')
    await expect(message(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
    await expect(message(page).getByRole('button', { name: 'ตกลง' })).toBeFocused()
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

  test('a member withdraws, and closes the receipt', async ({ page, sandbox }) => {
    await enter(page, { sandbox })
    const action = page.getByRole('main').getByRole('button', { name: 'ถอนเงิน', exact: true })
    await tabTo(page, action)
    await page.keyboard.press('Enter')
    const amount = page.getByRole('dialog', { name: 'ถอนเงิน' }).getByRole('textbox', { name: 'จำนวนเงิน' })
    await expect(amount).toBeVisible()
    await seesFocus(page)
    await tabTo(page, amount)
    await page.keyboard.type('1234.50')
    await page.keyboard.press('Enter')
    await expect(message(page)).toHaveAccessibleName('รับคำขอถอนแล้ว')
    await expect(message(page)).toHaveAccessibleDescription(/รับคำขอถอน ฿1,234\.50 แล้ว/)
    await expect(message(page).getByRole('button', { name: 'ตกลง' })).toBeFocused()
    await seesFocus(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(action).toBeFocused()
    await seesFocus(page)
    expect(sent(sandbox, '/api/wallet/withdrawAll')).toHaveLength(1)
  })

  test('a member makes a code to pay in, and cancels it', async ({ page, sandbox }) => {
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

  test('a member skips the bars, and comes to the content where a dialog closes that nobody opened', async ({
    page,
    sandbox,
  }) => {
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

  test('a member writes in the page while the chat stands beside it', async ({ page, sandbox }) => {
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

  test('a member finds the column at the same place on every page', async ({ page, sandbox }) => {
    sandbox.control.setSwitches({ wheel: true })
    await enter(page, { sandbox })
    const lefts: (number | undefined)[] = []
    for (const address of [
      '/user/home',
      '/user/statement',
      '/user/bonus',
      '/user/profile',
      '/user/spin',
      '/user/contact',
    ]) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      lefts.push((await page.getByRole('main').boundingBox())?.x)
    }
    expect(new Set(lefts).size).toBe(1)
  })

  test('a visitor finds a page that stands alone in the middle of the window', async ({ page, sandbox }) => {
    void sandbox
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible()
    const { x = 0, width = 0 } = (await page.getByRole('main').boundingBox()) ?? {}
    // As much room at the left of the column as at its right.
    expect(Math.abs(x - (1280 - x - width))).toBeLessThan(20)
  })

  test('a member finds home first in the menu at the side, and the balance beside the statement', async ({
    page,
    sandbox,
  }) => {
    await enter(page, { sandbox, at: '/user/statement' })
    await expect(page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link').first()).toHaveText('หน้าหลัก')
    await expect(page.getByRole('complementary').getByRole('region', { name: 'ยอดเงินทั้งหมด' })).toBeVisible()
  })
})
