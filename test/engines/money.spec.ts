import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { balance, sent } from '../e2e/support/player.ts'
import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { comeBack, confirm, dialog, fillTransfer, inDialog, onPage, picture, total } from './player.ts'
import type { Tab } from './tab.ts'
import { at, button, css, label, role, text, within } from './target.ts'

const start = 1_250_000_00

test('a transfer moves the money once, and appears in the statement', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('โอนเงิน'))
  await fillTransfer(tab, '100')
  const inGame = balance(sandbox, 'rich', 'neko')
  await tab.tap(inDialog('โอนเงินเข้าออกเกม', /^โอนเงิน/))
  await confirm(tab, 'โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
  await tab.misses(role('dialog'))
  await tab.reads(total, '฿1,249,900.00')
  expect(sent(sandbox, '/api/wallet/transfer')).toHaveLength(1)
  expect(balance(sandbox, 'rich')).toBe(start - 100_00)
  expect(balance(sandbox, 'rich', 'neko')).toBe(inGame + 100_00)
  await tab.tap(role('link', 'รายการ'))
  await tab.reads(at(0, role('listitem')), '100.00')
})

test('a transfer without an answer is sent once and confirmed', async ({ tab, enter, sandbox, provoked }) => {
  provoked.push(/Failed to load|ERR_|network|Network|connection|Cross-Origin/i)
  await enter('/user/home?dialog=transfer')
  await fillTransfer(tab, '100')
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/transfer', kind: 'dropAfter' })
  await tab.tap(inDialog('โอนเงินเข้าออกเกม', /^โอนเงิน/))
  await confirm(tab, 'สำเร็จแล้ว')
  expect(sent(sandbox, '/api/wallet/transfer')).toHaveLength(1)
  expect(balance(sandbox, 'rich')).toBe(start - 100_00)
})

test('a withdrawal takes the amount that was typed, once', async ({ tab, enter, sandbox }) => {
  await enter()
  await tab.tap(onPage('ถอนเงิน'))
  await tab.fill(within(dialog('ถอนเงิน'), label('จำนวนเงิน')), '1,000.50')
  await tab.tap(inDialog('ถอนเงิน', /^ถอนเงิน( ฿[\d,.]+)?$/))
  await confirm(tab, 'รับคำขอถอนแล้ว')
  await tab.reads(total, '฿1,324,615.74')
  expect(sent(sandbox, '/api/wallet/withdrawAll')).toHaveLength(1)
  expect(balance(sandbox, 'rich')).toBe(start - 1_000_50)
})

const qrCode = within(dialog('ฝากด้วย QR'), role('img', 'QR สำหรับจ่าย ฿500.00'))

async function makeCode(tab: Tab): Promise<void> {
  await tab.tap(inDialog('ฝากด้วย QR', '฿500'))
  await tab.tap(inDialog('ฝากด้วย QR', 'สร้าง QR'))
  await tab.sees(qrCode)
}

test('an open QR code is drawn, survives a reload, and its deposit is confirmed', async ({ tab, enter, sandbox }) => {
  await enter('/user/home?dialog=qr&code=WW')
  await makeCode(tab)
  await tab.reload()
  await tab.sees(qrCode)
  const width = () => document.querySelector<HTMLImageElement>('dialog img[src^="data:image/png"]')?.naturalWidth ?? 0
  await expect.poll(() => tab.evaluate(width)).toBeGreaterThan(100)
  sandbox.control.payQr(members.rich.username, 'WW')
  await comeBack(tab)
  await tab.sees(within(dialog('ฝากด้วย QR'), text(/เงินเข้าแล้ว ฿500\.00 ใน/)))
  expect(balance(sandbox, 'rich')).toBe(start + 500_00)
})

test('the picture of a QR code is saved', async ({ tab, enter }) => {
  await enter('/user/home?dialog=qr&code=WW')
  await makeCode(tab)
  await tab.tap(inDialog('ฝากด้วย QR', 'บันทึกรูป QR'))
  await tab.sees(text('บันทึกรูป QR แล้ว'))
})

test('the picture of a slip arrives, and its deposit is confirmed', async ({ tab, enter, sandbox }) => {
  await enter('/user/home?dialog=slip')
  const slip = dialog('ส่งสลิป')
  await tab.attach(within(slip, css('input[type=file]')), picture)
  await tab.sees(within(slip, role('img', 'สลิปที่คุณเลือก')))
  await tab.tap(inDialog('ส่งสลิป', 'ส่งสลิป'))
  await tab.sees(within(slip, text('ได้รับสลิปแล้ว')))
  const { id } = sandbox.state.slips.at(-1) ?? { id: 0 }
  expect(sandbox.slipFile(id)?.bytes.length).toBeGreaterThan(50)
  sandbox.control.decideSlip(id, { amountMinor: 20_00 })
  await comeBack(tab)
  await tab.sees(within(slip, text(/เงินเข้าแล้ว ฿20\.00 ใน/)))
  expect(balance(sandbox, 'rich')).toBe(start + 20_00)
})

test('where drawn pixels are noise, a QR code is shown and a slip is sent as it was', async ({
  tab,
  enter,
  sandbox,
}, info) => {
  await enter('/user/home?dialog=qr&code=WW')
  await makeCode(tab)
  const source = () => document.querySelector('dialog img[src^="data:image/"]')?.getAttribute('src') ?? ''
  expect(await tab.evaluate(source)).toMatch(/^data:image\/svg\+xml/)

  const slip = dialog('ส่งสลิป')
  const large = Buffer.concat([readFileSync(picture), randomBytes(4_000_000)])
  const path = info.outputPath('slip.png')
  writeFileSync(path, large)
  await tab.open('/user/home?dialog=slip')
  await tab.attach(within(slip, css('input[type=file]')), path)
  await tab.sees(within(slip, role('img', 'สลิปที่คุณเลือก')))
  await tab.tap(inDialog('ส่งสลิป', 'ส่งสลิป'))
  await tab.sees(within(slip, text('ได้รับสลิปแล้ว')))
  const { id } = sandbox.state.slips.at(-1) ?? { id: 0 }
  expect(large.equals(sandbox.slipFile(id)?.bytes ?? Buffer.alloc(0))).toBe(true)
})

test('a game opens in its window with the money moved to it', async ({ tab, enter, sandbox }) => {
  await enter('/user/home', 'noBank')
  await tab.tap(onPage(/Koi Palace/))
  await tab.tap(inDialog('Koi Palace', 'เปิดบัญชี'))
  await tab.tap(inDialog('Koi Palace', /โอนทั้งหมด ฿109.50 แล้วเล่น/))
  await expect.poll(() => sandbox.arrivals.length).toBeGreaterThan(0)
  expect(sandbox.arrivals.map(({ code, way, accepted }) => [code, way, accepted])).toEqual([['koi', 'ticket', true]])
  expect(balance(sandbox, 'noBank', 'koi')).toBe(109_50)
  expect(sent(sandbox, '/api/wallet/transferAll')).toHaveLength(1)
})

test('the wheel turns, and its coupon is paid into the wallet', async ({ tab, enter, sandbox }) => {
  sandbox.control.setSwitches({ wheel: true })
  sandbox.control.setNextPrize('BAHT50')
  await enter()
  await tab.tap(onPage(/12 เหรียญ/))
  await tab.tap(onPage(/^หมุน เหลือ \d/))
  await tab.reads(dialog('ยินดีด้วย!'), '฿50')
  await tab.tap(inDialog('ยินดีด้วย!', 'ดูคูปอง'))
  await tab.misses(dialog('ยินดีด้วย!'))
  await tab.sees(onPage(/^หมุนอีก.*เหลือ 11/))
  await tab.tap(onPage('ใช้คูปอง ฿50'))
  await tab.reads(dialog('ใช้คูปอง'), 'กระเป๋าหลัก')
  await tab.tap(inDialog('ใช้คูปอง', 'ยืนยันใช้คูปอง'))
  await confirm(tab, 'ใช้คูปองแล้ว')
  expect(balance(sandbox, 'rich')).toBe(start + 50_00)
})

/** Runs in the page: the toasts' height in CSS pixels, and whether a tap in the middle of the view hits them. */
const toasts = () => {
  const box = document.querySelector('[aria-live="assertive"]')
  const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * 0.6)
  return { height: box?.getBoundingClientRect().height ?? 0, covers: box !== null && box.contains(hit) }
}

test('copying an account number shows a toast that covers nothing', async ({ tab, enter }) => {
  await enter('/user/home?dialog=deposit')
  const accounts = within(dialog('ฝากเงิน'), role('region', 'โอนเข้าบัญชี'))
  await tab.tap(within(accounts, text('ธนาคารอื่น 4 บัญชี')))
  await tab.tap(within(accounts, button(/ไทยพาณิชย์/)))
  await tab.tap(button('คัดลอกเลขที่บัญชี'))
  await tab.sees(text(/^คัดลอกแล้ว/))
  const { height, covers } = await tab.evaluate(toasts)
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThan(160)
  expect(covers).toBe(false)
})
