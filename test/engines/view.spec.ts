import { members } from '../sandbox/seed/seed.ts'
import { phone } from './driver.ts'
import { expect, test } from './fixtures.ts'
import { clipped, enlargeText, focusedForm, none, overhanging, sheetBox, smallFields } from './measures.ts'
import { confirm, dialog, fillTransfer, inDialog, main, richTotal, signIn, total } from './player.ts'
import { label, role, within, type Target } from './target.ts'

type Place = readonly [address: string, sign: Target]

const forms: readonly Place[] = [
  ['/user/home?dialog=transfer', within(dialog('โอนเงิน'), label('จำนวนเงิน'))],
  ['/user/home?dialog=withdraw', within(dialog('ถอนเงิน'), label('จำนวนเงิน'))],
  ['/user/home?dialog=gift&code=SANDBOX%20GIFT', within(dialog('ลิงก์ซองของขวัญ'), label('ลิงก์ซองของขวัญ'))],
  ['/user/home?dialog=qr&code=WW', within(dialog('ฝากด้วย QR'), label('จำนวนเงิน'))],
]
const sheets: readonly Place[] = [['/user/home?dialog=deposit', role('region', 'สแกน QR')], ...forms]
const places: readonly Place[] = [
  ['/user/home', role('region', 'หวย')],
  ...sheets,
  ['/user/home?dialog=chat', within(dialog('แชทกับทีมงาน'), role('textbox'))],
  ['/user/statement', role('listitem')],
  ['/user/bonus', label('โค้ดโปรโมชัน')],
  ['/user/profile', role('heading', 'โปรไฟล์')],
]

test('nothing is wider than a page of 390 or 320 px', async ({ tab, enter, visit }) => {
  await visit('/login')
  await tab.sees(label('เบอร์โทรศัพท์'))
  for (const width of [390, 320]) {
    await tab.resize(width, phone.height)
    await none(tab, `should fit ${width} px: /login`, overhanging)
  }
  for (const [address, sign] of places) {
    await enter(address)
    await tab.sees(sign)
    for (const width of [390, 320]) {
      await tab.resize(width, phone.height)
      await none(tab, `should fit ${width} px: ${address}`, overhanging)
    }
  }
})

test('no field has letters so small that a phone zooms in', async ({ tab, enter, visit }) => {
  await visit('/login')
  await tab.sees(label('เบอร์โทรศัพท์'))
  await none(tab, 'should have 16 px: /login', smallFields)
  for (const [address, sign] of places) {
    await enter(address)
    await tab.sees(sign)
    await none(tab, `should have 16 px: ${address}`, smallFields)
  }
})

test('a keyboard leaves the field and its button in sight', async ({ tab, enter, visit }) => {
  const shrink = async (field: Target, where: string) => {
    await tab.tap(field)
    await tab.resize(phone.width, 400)
    await tab.until(
      `should show the field and its button in 400 px: ${where}`,
      () => tab.evaluate(focusedForm),
      (seen) => seen.field && seen.action,
    )
    await tab.resize(phone.width, phone.height)
  }
  await visit('/login')
  await shrink(label('รหัสผ่าน'), '/login')
  for (const [address, field] of forms) {
    await enter(address)
    await shrink(field, address)
  }
})

test('a sheet is never higher than the view', async ({ tab, enter }) => {
  for (const [address, sign] of sheets) {
    await enter(address)
    await tab.sees(sign)
    for (const height of [phone.height, 400]) {
      await tab.resize(phone.width, height)
      await tab.until(
        `should be in the view of ${height} px: ${address}`,
        () => tab.evaluate(sheetBox),
        ({ top, bottom, view }) => top >= 0 && bottom <= view + 1,
      )
    }
  }
})

test('with text at 200 % a player logs in and transfers, and reads every word', async ({ tab, visit, sandbox }) => {
  await visit('/login')
  await tab.sees(within(main, label('เบอร์โทรศัพท์')))
  await tab.evaluate(enlargeText)
  await none(tab, 'should show whole words: /login', clipped)
  await none(tab, 'should fit: /login', overhanging)
  await signIn(tab, members.rich)
  await tab.reads(total, richTotal)
  await tab.tap(inDialog('ข้อตกลง', 'อ่านแล้วและยอมรับ'))
  await tab.open('/user/home?dialog=transfer')
  await tab.sees(within(dialog('โอนเงิน'), label('จำนวนเงิน')))
  await tab.evaluate(enlargeText)
  await none(tab, 'should show whole words: transfer', clipped)
  await none(tab, 'should fit: transfer', overhanging)
  await fillTransfer(tab, '100')
  await tab.tap(inDialog('โอนเงิน', 'โอนเงิน'))
  await confirm(tab, 'โอน ฿100.00')
  expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/transfer')).toHaveLength(1)
})
