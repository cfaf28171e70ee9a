import { members } from '../sandbox/seed/seed.ts'
import { test } from './fixtures.ts'
import { dialog, inDialog, main, onPage, pictureFile, richTotal, total } from './player.ts'
import { button, css, label, role, text, within } from './target.ts'

const chat = dialog('แชทกับทีมงาน')

test('chat with a picture', async ({ tab, enter, sandbox }, info) => {
  sandbox.control.chat.desk({ delayMs: 0 })
  // On home the button moves while the page still grows.
  await enter('/user/profile')
  await tab.sees(within(main, text(members.rich.name)))
  await tab.tap(button(/^แชทกับทีมงาน/))
  await tab.fill(within(chat, role('textbox')), 'สวัสดี')
  await tab.tap(within(chat, button('ส่ง')))
  await tab.sees(within(chat, text('สวัสดี')))
  await tab.sees(within(chat, role('img', 'ส่งแล้ว')))
  await tab.fill(within(chat, role('textbox')), 'ลิงก์')
  await tab.tap(within(chat, button('ส่ง')))
  await tab.sees(within(chat, role('link')))
  await tab.attach(within(chat, css('input[type=file]')), [pictureFile(info)])
  await tab.sees(within(chat, button(/^ดูรูปใหญ่/)))
  await tab.until(
    'should have the picture on the server',
    () => sandbox.requests.filter(({ path }) => path.startsWith('/api/chat/upload')).length,
    (count) => count === 1,
  )
  await tab.back()
  await tab.misses(chat)
  await tab.sees(within(main, text(members.rich.name)))
})

test('notice and conditions', async ({ tab, enter }) => {
  await enter()
  const notice = role('region', 'ประกาศ')
  await tab.reads(notice, /.{10}/)
  await tab.tap(within(notice, button('ปิดประกาศ')))
  await tab.misses(notice)
  await tab.tap(button('เงื่อนไข'))
  await tab.reads(dialog('เงื่อนไข'), /.{80}/)
  await tab.tap(inDialog('เงื่อนไข', 'ปิด'))
  await tab.misses(role('dialog'))
  await tab.tap(role('link', 'ติดต่อ'))
  await tab.reads(main, 'ติดต่อเรา')
})

test('back closes a dialog', async ({ tab, enter }) => {
  await enter('/user/statement')
  await tab.tap(role('link', 'หน้าหลัก'))
  await tab.tap(onPage('โอนเงิน'))
  await tab.sees(within(dialog('โอนเงิน'), label('จำนวนเงิน')))
  await tab.back()
  await tab.misses(role('dialog'))
  await tab.reads(total, richTotal)
  await tab.back()
  await tab.until(
    'should be on the statement',
    () => tab.path(),
    (path) => path === '/user/statement',
  )
})

test('a reload restores the dialog', async ({ tab, enter }) => {
  await enter()
  await tab.tap(onPage('โอนเงิน'))
  await tab.sees(within(dialog('โอนเงิน'), label('จำนวนเงิน')))
  await tab.reload()
  await tab.sees(within(dialog('โอนเงิน'), label('จำนวนเงิน')))
  await tab.tap(inDialog('โอนเงิน', 'ปิด'))
  await tab.misses(role('dialog'))
  await tab.reads(total, richTotal)
})
