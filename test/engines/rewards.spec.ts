import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { balance, confirm, dialog, inDialog, main, onPage } from './player.ts'
import { at, label, role, text, within } from './target.ts'

const start = 1_250_000_00

test('bonus and promotion code', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('โบนัส'))
  await tab.fill(label('โค้ดโปรโมชัน'), 'songkran')
  await tab.tap(onPage('ค้นหา'))
  await tab.reads(dialog('โปรโมชัน'), 'SONGKRAN')
  await tab.tap(inDialog('โปรโมชัน', 'รับโบนัส'))
  await confirm(tab, 'SONGKRAN')
  expect(balance(sandbox, 'rich')).toBe(start + 100_00)
  await tab.tap(onPage('ยกเลิกโบนัส'))
  await tab.tap(inDialog('ยกเลิกโบนัส', 'ยืนยันยกเลิกโบนัส'))
  await tab.sees(role('heading', 'โบนัสที่รับได้'))
  await tab.tap(onPage(/LOYAL/))
  await tab.tap(inDialog(/LOYAL/, 'รับโบนัส'))
  await confirm(tab, 'LOYAL')
  await tab.sees(within(main, text('ใช้อยู่ตอนนี้')))
  sandbox.control.finishBonus(members.rich.username)
  expect(balance(sandbox, 'rich')).toBe(start + 30_00)
})

test('refund', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('คืนยอดเสีย'))
  const name = 'คืนยอดเสีย'
  await tab.tap(inDialog(name, 'ต่อไป'))
  await tab.tap(inDialog(name, 'รับเงินคืน'))
  await confirm(tab, /./)
  await tab.reads(at(1, within(dialog(name), role('row'))), '฿320.50')
  expect(balance(sandbox, 'rich')).toBe(start + 320_50)
})

test('invite', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('ชวนเพื่อน'))
  const name = 'ชวนเพื่อน'
  await tab.tap(inDialog(name, 'ต่อไป'))
  await tab.reads(dialog(name), '/register?code=PRa10000000000000000000001')
  await tab.tap(inDialog(name, 'หน้าถัดไป'))
  await tab.attribute(inDialog(name, 'หน้า 2'), 'aria-current', /^page$/)
  await tab.tap(inDialog(name, 'ปิด'))
  await tab.tap(onPage(/โบนัสชวนเพื่อน/))
  await tab.tap(inDialog('รับโบนัสชวนเพื่อน', 'รับโบนัส'))
  await tab.misses(dialog('รับโบนัสชวนเพื่อน'))
  await tab.sees(onPage(/โบนัสชวนเพื่อน.*฿0\.00/))
  expect(balance(sandbox, 'rich')).toBe(start + 1_250_00)
})

test('wheel and coupon', async ({ tab, enter, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT50')
  await enter()
  await tab.tap(onPage(/12 เหรียญ/))
  await tab.tap(onPage(/^หมุน \d/))
  await tab.reads(dialog('ยินดีด้วย!'), '฿50')
  await tab.tap(inDialog('ยินดีด้วย!', 'ดูคูปอง'))
  await tab.misses(dialog('ยินดีด้วย!'))
  await tab.sees(onPage(/^หมุนอีก.*11 เหรียญ/))
  await tab.tap(onPage('รับคูปอง ฿50'))
  await tab.reads(dialog('รับคูปอง'), 'กระเป๋าหลัก')
  await tab.tap(inDialog('รับคูปอง', 'ยืนยันรับคูปอง'))
  await confirm(tab, 'รับคูปองแล้ว')
  expect(balance(sandbox, 'rich')).toBe(start + 50_00)
})
