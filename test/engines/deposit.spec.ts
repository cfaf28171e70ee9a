import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { balance, comeBack, dialog, inDialog, onPage, pictureFile, richTotal, total } from './player.ts'
import type { Tab } from './tab.ts'
import { at, button, css, label, role, text, within } from './target.ts'

const { username } = members.rich
const start = 1_250_000_00

/** Opens a channel of a group, from home. */
async function openChannel(tab: Tab, group: string, name: string | RegExp): Promise<void> {
  await tab.tap(onPage('ฝากเงิน'))
  await tab.tap(within(within(dialog('ฝากเงิน'), role('region', group)), button(name)))
}

/** Opens one of a group that stands behind its row, from home. */
async function openOther(tab: Tab, group: string, row: string, name: RegExp): Promise<void> {
  await tab.tap(onPage('ฝากเงิน'))
  const ways = within(dialog('ฝากเงิน'), role('region', group))
  await tab.tap(within(ways, text(row)))
  await tab.tap(within(ways, button(name)))
}

/** The toasts' height in CSS pixels, and whether a tap in the middle of the view hits them. */
const toasts = () => {
  const box = document.querySelector('[aria-live="assertive"]')
  const hit = document.elementFromPoint(window.innerWidth / 2, window.innerHeight * 0.6)
  return { height: box?.getBoundingClientRect().height ?? 0, covers: box !== null && box.contains(hit) }
}

test('deposit by bank account: a copied number is told by a toast that covers nothing', async ({ tab, enter }) => {
  await enter()
  await openOther(tab, 'โอนเข้าบัญชี', 'ธนาคารอื่น 4 บัญชี', /ไทยพาณิชย์/)
  await tab.tap(button('คัดลอกเลขที่บัญชี'))
  const { height, covers } = await tab.until(
    'should show a toast',
    () => tab.evaluate(toasts),
    (seen) => seen.height > 0,
  )
  await tab.sees(text(/^คัดลอกแล้ว/))
  expect(height).toBeLessThan(160)
  expect(covers).toBe(false)
  await tab.sees(text(/กำลังรอเงินเข้า/))
  await tab.tap(button('ย้อนกลับ'))
  await tab.sees(within(dialog('ฝากเงิน'), role('region', 'สแกน QR')))
})

test('deposit by QR code', async ({ tab, enter, sandbox }) => {
  await enter()
  await openOther(tab, 'สแกน QR', 'QR อื่น 4 ช่องทาง', /^WW Pay/)
  const dialogName = 'ฝากด้วย QR'
  const picture = within(dialog(dialogName), role('img', 'QR สำหรับจ่าย ฿500.00'))
  const create = async () => {
    await tab.tap(inDialog(dialogName, '฿500'))
    await tab.tap(inDialog(dialogName, 'สร้าง QR'))
    await tab.attribute(picture, 'src', /^data:image\/png/)
  }
  await create()
  const drawn = await tab.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('dialog img[src^="data:image/png"]')
    return image !== null && image.complete && image.naturalWidth > 100
  })
  expect(drawn).toBe(true)
  await tab.tap(inDialog(dialogName, 'ยกเลิก QR'))
  await tab.tap(inDialog(dialogName, 'ยืนยันยกเลิก'))
  await tab.misses(picture)
  await create()
  sandbox.control.payQr(username, 'WW')
  await comeBack(tab)
  await tab.sees(within(dialog(dialogName), text(/เงินเข้าแล้ว ฿500\.00 ใน/)))
  expect(balance(sandbox, 'rich')).toBe(start + 500_00)
})

test('a QR code is kept', async ({ tab, enter }) => {
  await enter('/user/home?dialog=qr&code=WW')
  const dialogName = 'ฝากด้วย QR'
  await tab.tap(inDialog(dialogName, '฿500'))
  await tab.tap(inDialog(dialogName, 'สร้าง QR'))
  await tab.attribute(within(dialog(dialogName), role('img', 'QR สำหรับจ่าย ฿500.00')), 'src', /^data:image\/png/)
  await tab.tap(inDialog(dialogName, 'บันทึกรูป QR'))
  await tab.sees(text('บันทึกรูป QR แล้ว'))
})

test('deposit by slip', async ({ tab, enter, sandbox }, info) => {
  await enter()
  await tab.tap(onPage('ฝากเงิน'))
  await tab.tap(inDialog('ฝากเงิน', 'ส่งสลิป'))
  const slip = dialog('ส่งสลิป')
  await tab.attach(at(0, within(slip, css('input[type=file]'))), [pictureFile(info)])
  await tab.sees(within(slip, role('img', 'สลิปที่คุณเลือก')))
  await tab.tap(inDialog('ส่งสลิป', 'ส่งสลิป'))
  await tab.sees(within(slip, text('ได้รับสลิปแล้ว')))
  const { id } = sandbox.state.slips.at(-1) ?? { id: 0 }
  expect(sandbox.slipFile(id)?.bytes.length).toBeGreaterThan(50)
  sandbox.control.decideSlip(id, { amountMinor: 20_00 })
  await comeBack(tab)
  await tab.sees(within(slip, text(/เงินเข้าแล้ว ฿20\.00 ใน/)))
  await tab.tap(inDialog('ส่งสลิป', 'สถานะสลิป'))
  const newest = at(0, within(dialog('สถานะสลิป'), role('listitem')))
  await tab.reads(newest, '฿20.00')
  await tab.reads(newest, 'สำเร็จ')
  expect(balance(sandbox, 'rich')).toBe(start + 20_00)
})

test('deposit by gift link', async ({ tab, enter, sandbox }) => {
  await enter()
  await openChannel(tab, 'ลิงก์ซองของขวัญ', /SANDBOX GIFT/)
  const gift = dialog('ลิงก์ซองของขวัญ')
  await tab.fill(within(gift, label('ลิงก์ซองของขวัญ')), 'https://gift.truemoney.com/campaign/?v=abcdefghij0050')
  await tab.tap(inDialog('ลิงก์ซองของขวัญ', 'ส่งลิงก์ซองของขวัญ'))
  await tab.sees(within(gift, text(/เงินเข้าแล้ว ฿50\.00 ใน/)))
  await tab.tap(inDialog('ลิงก์ซองของขวัญ', 'ปิด'))
  await tab.misses(role('dialog'))
  await tab.until(
    'should show the new balance',
    async () => (await tab.sees(total)).text,
    (said) => !said.includes(richTotal),
  )
  expect(balance(sandbox, 'rich')).toBe(start + 50_00)
})
