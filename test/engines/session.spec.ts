import { members } from '../sandbox/seed/seed.ts'
import { expect, test } from './fixtures.ts'
import { confirm, dialog, inDialog, main, onPage, richTotal, signIn, total } from './player.ts'
import { button, css, label, role, text, within } from './target.ts'

const stranger = { username: '0899999999', password: 'secret-1' }

test('join', async ({ tab, visit, sandbox }) => {
  sandbox.control.setSwitches({ otp: true })
  await visit('/register?code=PR64f0c1')
  const next = () => tab.tap(onPage('ถัดไป'))
  await tab.fill(label('เบอร์โทรศัพท์'), stranger.username)
  await next()
  await tab.sees(label('รหัส OTP'))
  await tab.fill(label('รหัส OTP'), sandbox.control.otpCode(stranger.username))
  await next()
  await tab.fill(label('ชื่อที่ใช้แสดง'), 'สมชาย ใจดี')
  await tab.fill(label('รหัสผ่าน'), stranger.password)
  await tab.fill(label('ยืนยันรหัสผ่าน'), stranger.password)
  await tab.sees(label('รหัสผู้แนะนำ'), ({ value }) => value === 'PR64f0c1')
  await next()
  await tab.choose(label('ธนาคาร'), 'KTB')
  await tab.fill(label('เลขที่บัญชี'), '555-000-1234')
  await tab.fill(label('ชื่อจริง'), 'somchai')
  await tab.fill(label('นามสกุล'), 'jaidee')
  await tab.tap(onPage('สมัครสมาชิก'))
  await tab.sees(role('heading', 'เข้าสู่ระบบ'))
  await signIn(tab, stranger)
  await tab.reads(total, '฿0.00')
  const joined = sandbox.state.members.find(({ username }) => username === stranger.username)
  expect(joined).toMatchObject({
    name: 'สมชาย ใจดี',
    invitedBy: 'PR64f0c1',
    bankAccount: { bankAccountNo: '5550001234' },
  })
})

test('log in, remembered', async ({ tab, visit }) => {
  await visit('/login')
  await tab.tap(label('จดจำการเข้าสู่ระบบ'))
  await signIn(tab, members.rich)
  await tab.reads(total, richTotal)
  // As after the tab was closed.
  await tab.evaluate(() => window.sessionStorage.clear())
  await tab.reload()
  await tab.reads(total, richTotal)
})

test('agreement', async ({ tab, enter }) => {
  await enter('/user/home', { agreed: false })
  const agreement = dialog('ข้อตกลง')
  await tab.reads(agreement, /.{80}/)
  await tab.tap(inDialog('ข้อตกลง', 'อ่านแล้วและยอมรับ'))
  await tab.misses(agreement)
  await tab.reload()
  await tab.reads(total, richTotal)
  await tab.sees(role('region', 'หวย'))
  await tab.misses(agreement)
})

test('profile and password', async ({ tab, enter, sandbox }) => {
  await enter('/user/profile')
  await tab.tap(onPage('แก้ไขข้อมูล'))
  const edit = dialog('แก้ไขข้อมูลส่วนตัว')
  await tab.fill(within(edit, label('ชื่อที่ใช้แสดง')), 'คนใหม่')
  await tab.tap(inDialog('แก้ไขข้อมูลส่วนตัว', 'บันทึก'))
  await confirm(tab, 'บันทึกข้อมูลแล้ว')
  await tab.sees(within(main, text('คนใหม่')))

  await tab.tap(onPage('เปลี่ยนรหัสผ่าน'))
  const password = dialog('เปลี่ยนรหัสผ่าน')
  await tab.fill(within(password, label('รหัสผ่านเดิม')), members.rich.password)
  await tab.fill(within(password, label('รหัสผ่านใหม่')), 'new-secret')
  await tab.fill(within(password, label('ยืนยันรหัสผ่านใหม่')), 'new-secret')
  await tab.tap(inDialog('เปลี่ยนรหัสผ่าน', 'บันทึก'))
  await confirm(tab, 'เปลี่ยนรหัสผ่านแล้ว')
  const member = sandbox.state.members.find(({ username }) => username === members.rich.username)
  expect(member).toMatchObject({ name: 'คนใหม่', password: 'new-secret' })
})

test('language', async ({ tab, enter }) => {
  await enter('/user/profile')
  await tab.tap(within(main, role('button', /ภาษาและการตั้งค่า/)))
  await tab.tap(within(dialog('การตั้งค่า'), text('English')))
  await tab.attribute(css('html'), 'lang', /^en$/)
  await tab.tap(inDialog('Settings', 'Close'))
  await tab.sees(role('heading', 'Profile'))
  await tab.reload()
  await tab.sees(role('heading', 'Profile'))
})

test('log out', async ({ tab, enter }) => {
  await enter()
  await tab.sees(role('region', 'หวย'))
  await tab.tap(button('ออกจากระบบ'))
  await tab.tap(inDialog('ออกจากระบบ?', 'ออกจากระบบ'))
  await tab.sees(label('เบอร์โทรศัพท์'))
  expect(await tab.path()).toBe('/login')
  expect(await tab.evaluate(() => window.sessionStorage.getItem('token'))).toBeNull()
  // Somebody who finds the phone sees nothing of the wallet.
  await tab.sees(role('region', 'ประกาศ'))
  await tab.open('/user/home')
  await tab.sees(label('เบอร์โทรศัพท์'))
  await tab.sees(role('region', 'ประกาศ'))
})
