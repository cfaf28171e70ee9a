import { serveDemo } from '../e2e/support/serveDemo.ts'
import { members } from '../sandbox/seed/seed.ts'
import { test as base } from './fixtures.ts'
import { confirm, dialog, inDialog, onPage, richTotal, total } from './player.ts'
import type { Tab } from './tab.ts'
import { button, css, label, role, text, within } from './target.ts'

const test = base.extend<object, { demoUrl: string }>({
  demoUrl: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveDemo()
      await use(url)
      await close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  tab: async ({ engine, demoUrl }, use) => {
    const tab = await engine.newTab(demoUrl)
    await use(tab)
    await tab.close()
  },
})

/** Does something on the control page, and comes back to home. */
async function asOperator(tab: Tab, action: string): Promise<void> {
  await tab.open('/sandbox')
  await tab.tap(button(action))
  await tab.open('/user/home')
}

test('money is deposited, withdrawn and won, and support answers, in a demo of plain static files', async ({ tab }) => {
  await tab.open('/login')
  await tab.evaluate(() => window.localStorage.setItem('locale', 'th'))
  await tab.reload()
  await tab.fill(label('เบอร์โทรศัพท์'), members.rich.username)
  await tab.fill(css('input[type=password]'), members.rich.password)
  await tab.tap(css('form button[type=submit]'))
  await tab.reads(total, richTotal)
  await tab.tap(button('อ่านแล้วและยอมรับ'))

  await tab.open('/user/home?dialog=qr&code=WW')
  await tab.tap(inDialog('ฝากด้วย QR', '฿500'))
  await tab.tap(inDialog('ฝากด้วย QR', 'สร้าง QR'))
  await tab.sees(within(dialog('ฝากด้วย QR'), role('img', 'QR สำหรับจ่าย ฿500.00')))
  await asOperator(tab, 'Pay')
  await tab.reads(total, '฿1,326,116.24')

  await tab.tap(onPage('ถอนเงิน'))
  await tab.fill(within(dialog('ถอนเงิน'), label('จำนวนเงิน')), '1,000.24')
  await tab.tap(inDialog('ถอนเงิน', /^ถอนเงิน( ฿[\d,.]+)?$/))
  await confirm(tab, 'รับคำขอถอนแล้ว')
  await tab.reads(total, '฿1,325,116.00')

  await tab.open('/user/spin')
  await tab.tap(onPage(/^หมุน เหลือ \d/))
  await tab.sees(within(role('dialog'), button('ปิด')))

  await tab.open('/user/home?dialog=chat')
  const chat = dialog('แชทกับทีมงาน')
  await tab.fill(within(chat, role('textbox')), 'ลิงก์')
  await tab.tap(within(chat, button('ส่ง')))
  await tab.sees(within(chat, role('link')))

  await tab.open('/sandbox')
  await tab.reads(css('body'), 'Nothing made, nothing lost')
  await tab.sees(text(/Every call kept to the contract/))
})
