import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { dialog, goBack, inDialog, main, onPage, picture, richTotal, total } from './player.ts'
import { button, css, label, role, text, within } from './target.ts'

test('a member who logs in agrees once, is remembered, and leaves nothing behind after logging out', async ({
  tab,
  visit,
}) => {
  await visit('/login')
  await tab.tap(label('จดจำการเข้าสู่ระบบ'))
  await tab.fill(label('เบอร์โทรศัพท์'), members.rich.username)
  await tab.fill(label('รหัสผ่าน'), members.rich.password)
  await tab.tap(onPage('เข้าสู่ระบบ'))
  await tab.reads(total, richTotal)
  await tab.reads(dialog('ข้อตกลง'), /.{80}/)
  await tab.tap(inDialog('ข้อตกลง', 'อ่านแล้วและยอมรับ'))
  await tab.misses(role('dialog'))
  // As after the tab was closed.
  await tab.evaluate(() => sessionStorage.clear())
  await tab.reload()
  await tab.reads(total, richTotal)
  await tab.tap(button('ออกจากระบบ'))
  await tab.tap(inDialog('ออกจากระบบ?', 'ออกจากระบบ'))
  await tab.sees(label('เบอร์โทรศัพท์'))
  await tab.open('/user/home')
  await tab.sees(label('เบอร์โทรศัพท์'))
})

const chat = dialog('แชทกับทีมงาน')

test('the chat sends text and a picture, and closes by back', async ({ tab, enter, sandbox }) => {
  sandbox.control.chat.desk({ delayMs: 0 })
  // On home the button moves while the page still grows.
  await enter('/user/profile')
  await tab.sees(within(main, text(members.rich.name)))
  await tab.tap(button(/^แชทกับทีมงาน/))
  await tab.fill(within(chat, role('textbox')), 'ลิงก์')
  await tab.tap(within(chat, button('ส่ง')))
  await tab.sees(within(chat, text('ลิงก์')))
  await tab.sees(within(chat, role('img', 'ส่งแล้ว')))
  await tab.sees(within(chat, role('link')))
  await tab.attach(within(chat, css('input[type=file]')), picture)
  await tab.sees(within(chat, button(/^ดูรูปใหญ่/)))
  await expect.poll(() => sandbox.requests.filter(({ path }) => path.startsWith('/api/chat/upload')).length).toBe(1)
  await goBack(tab)
  await tab.misses(chat)
  await tab.sees(within(main, text(members.rich.name)))
})

test('back closes a dialog, and a reload restores it', async ({ tab, enter }) => {
  await enter('/user/statement')
  await tab.tap(role('link', 'หน้าหลัก'))
  await tab.tap(onPage('โอนเงิน'))
  const amount = within(dialog('โอนเงินเข้าออกเกม'), label('จำนวนเงิน'))
  await tab.sees(amount)
  await tab.reload()
  await tab.sees(amount)
  await goBack(tab)
  await tab.misses(role('dialog'))
  await tab.reads(total, richTotal)
  await goBack(tab)
  await expect.poll(() => tab.evaluate(() => location.pathname)).toBe('/user/statement')
})
