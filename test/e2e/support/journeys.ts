import type { Frame, Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { expect } from './fixtures.ts'
import { act, fillLogin, fillTransfer, logOut, alert, total, transferAction, transfersSent } from './player.ts'

/**
 * From the login page on: a member logs in, transfers, finds it in the statement and logs out. `wanted` is the page after the login, by
 * default home.
 */
export async function firstJourney(app: Frame, sandbox: Sandbox, wanted = '/user/home'): Promise<void> {
  await fillLogin(app)
  await expect.poll(() => new URL(app.url()).pathname).toBe(wanted)
  if (wanted !== '/user/home') await app.getByRole('link', { name: 'หน้าหลัก' }).click()
  await expect(total(app)).toContainText('฿1,325,616.24')
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()

  await transferAction(app).click()
  await fillTransfer(app, '100')
  await act(app, 'โอนเงิน')
  await expect(alert(app)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
  await alert(app).getByRole('button', { name: 'ตกลง' }).click()

  await app.getByRole('link', { name: 'รายการ' }).click()
  const newest = app.getByRole('listitem').first()
  await expect(newest).toContainText('−฿100.00')
  await expect(newest).toContainText('สำเร็จ')
  expect(transfersSent(sandbox)).toHaveLength(1)

  await logOut(app)
  await expect(app.getByLabel('เบอร์โทรศัพท์')).toBeVisible()
  await expect.poll(() => new URL(app.url()).pathname).toBe('/login')
}

/** From the login page on: a member logs in and sees the balance. */
export async function logsIn(app: Frame): Promise<void> {
  await fillLogin(app)
  await expect(total(app)).toContainText('฿1,325,616.24')
}

/** The data of a visitor who registers. */
export const stranger = { phone: '0899999999', password: 'secret-1', name: 'สมชาย ใจดี' }

/** Fills in the wizard's profile as the stranger's. */
async function fillProfile(app: Page | Frame): Promise<void> {
  await app.getByLabel('ชื่อที่ใช้แสดง').fill(stranger.name)
  await app.getByLabel('รหัสผ่าน', { exact: true }).fill(stranger.password)
  await app.getByLabel('ยืนยันรหัสผ่าน').fill(stranger.password)
}

/** Fills in the wizard's bank as the stranger's. */
async function fillBank(app: Page | Frame): Promise<void> {
  await app.getByLabel('ธนาคาร').selectOption('KTB')
  await app.getByLabel('เลขที่บัญชี').fill('555-000-1234')
  await app.getByLabel('ชื่อจริง').fill('somchai')
  await app.getByLabel('นามสกุล').fill('jaidee')
}

/** From the wizard's first step on: a visitor proves the phone, fills in profile and bank, and is led to the login. */
export async function register(app: Frame, sandbox: Sandbox, invite?: string): Promise<void> {
  const { phone } = stranger
  const next = () => act(app, 'ถัดไป')
  await app.getByLabel('เบอร์โทรศัพท์').fill(phone)
  await next()
  await expect(app.getByLabel('รหัส OTP')).toBeVisible()
  await app.getByLabel('รหัส OTP').fill(sandbox.control.otpCode(phone))
  await next()
  await fillProfile(app)
  if (invite !== undefined) await expect(app.getByLabel('รหัสผู้แนะนำ')).toHaveValue(invite)
  await next()
  await fillBank(app)
  await act(app, 'สมัครสมาชิก')
  await expect(app.getByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })).toBeVisible()
  await expect(app.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible()
}

/** Signs the new member in and withdraws part of a credit. */
export async function withdrawFirst(app: Frame, sandbox: Sandbox): Promise<void> {
  sandbox.control.creditDeposit(stranger.phone, 1_500_00)
  await app.getByLabel('เบอร์โทรศัพท์').fill(stranger.phone)
  await app.getByLabel('รหัสผ่าน', { exact: true }).fill(stranger.password)
  await act(app, 'เข้าสู่ระบบ')
  await expect(total(app)).toContainText('฿1,500.00')
  await app.getByRole('button', { name: 'อ่านแล้วและยอมรับ' }).click()
  await app.getByRole('main').getByRole('button', { name: 'ถอนเงิน', exact: true }).click()
  const dialog = app.getByRole('dialog', { name: 'ถอนเงิน' })
  await dialog.getByRole('textbox', { name: 'จำนวนเงิน' }).fill('1,000.50')
  await act(app, 'ถอนเงิน')
  await expect(alert(app)).toContainText('รับคำขอถอนแล้ว')
  await alert(app).getByRole('button', { name: 'ตกลง' }).click()
  await expect(total(app)).toContainText('฿499.50')
  expect(sandbox.requests.filter(({ path }) => path === '/api/wallet/withdrawAll')).toHaveLength(1)
}
