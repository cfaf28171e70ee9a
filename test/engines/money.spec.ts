import { expect, test } from './fixtures.ts'
import { balance, confirm, dialog, fillTransfer, inDialog, onPage, richTotal, sent, total } from './player.ts'
import { at, button, label, role, within } from './target.ts'

const start = 1_250_000_00

test('transfer', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('โอนเงิน'))
  await fillTransfer(tab, '100')
  const inGame = balance(sandbox, 'rich', 'neko')
  await tab.tap(inDialog('โอนเงิน', 'โอนเงิน'))
  await confirm(tab, 'โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
  await tab.misses(role('dialog'))
  await tab.reads(total, '฿1,249,900.00')
  expect(sent(sandbox, '/api/wallet/transfer')).toBe(1)
  expect(balance(sandbox, 'rich')).toBe(start - 100_00)
  expect(balance(sandbox, 'rich', 'neko')).toBe(inGame + 100_00)
})

test('transfer without an answer: told by the statement, never sent twice', async ({
  tab,
  enter,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load|ERR_|network|Network|connection|Cross-Origin/i)
  await enter('/user/home?dialog=transfer')
  await fillTransfer(tab, '100')
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
  await tab.tap(inDialog('โอนเงิน', 'โอนเงิน'))
  await confirm(tab, 'สำเร็จแล้ว')
  expect(sent(sandbox, '/api/wallet/transfer')).toBe(1)
  expect(balance(sandbox, 'rich')).toBe(start - 100_00)
})

test('withdraw', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('ถอนเงิน'))
  await tab.fill(within(dialog('ถอนเงิน'), label('จำนวนเงิน')), '1,000.50')
  await tab.tap(inDialog('ถอนเงิน', 'ถอนเงิน'))
  await confirm(tab, 'รับคำขอถอนแล้ว')
  await tab.until(
    'should show less',
    async () => (await tab.sees(total)).text,
    (said) => !said.includes(richTotal),
  )
  expect(sent(sandbox, '/api/wallet/withdrawAll')).toBe(1)
  expect(balance(sandbox, 'rich')).toBe(start - 1_000_50)
})

test('statement', async ({ tab, enter }) => {
  await enter()
  await tab.tap(role('link', 'รายการ'))
  const newest = async () => (await tab.sees(at(0, role('listitem')))).text
  await tab.until(
    'should show ten rows',
    () => tab.sees(role('listitem')),
    ({ count }) => count === 10,
  )
  const first = await newest()
  await tab.tap(button('หน้าถัดไป'))
  await tab.until('should show older rows', newest, (row) => row !== first)
  await tab.attribute(button('หน้า 2'), 'aria-current', /^page$/)
  await tab.tap(button('หน้าก่อนหน้า'))
  await tab.until('should show the newest again', newest, (row) => row === first)
})

test('a game', async ({ tab, enter, sandbox }) => {
  await enter('/user/home', { as: 'noBank' })
  await tab.tap(onPage(/Koi Palace/))
  await tab.tap(inDialog('Koi Palace', 'เปิดบัญชี'))
  await tab.reads(dialog('Koi Palace'), 'ชื่อผู้ใช้')
  await tab.tap(inDialog('Koi Palace', 'แสดงรหัสผ่าน'))
  await tab.sees(inDialog('Koi Palace', 'ซ่อนรหัสผ่าน'))
  await tab.reads(dialog('Koi Palace'), /^(?!.*••••).*รหัสผ่าน/)
  await tab.tap(inDialog('Koi Palace', 'เล่นด้วยเงิน ฿109.50'))
  await tab.until(
    'should arrive at the game',
    () => sandbox.arrivals.length,
    (count) => count > 0,
  )
  expect(sandbox.arrivals.map(({ code, way, accepted }) => [code, way, accepted])).toEqual([['koi', 'ticket', true]])
  expect(balance(sandbox, 'noBank', 'koi')).toBe(109_50)
  expect(sent(sandbox, '/api/wallet/transferAll')).toBe(1)
})
