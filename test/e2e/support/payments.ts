import type { Frame } from '@playwright/test'
import { generate } from 'promptparse'
import encodeQr from 'qr'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { members } from '../../sandbox/seed/seed.ts'
import { expect } from './fixtures.ts'
import { act } from './player.ts'

const { username } = members.rich

export const dialogOf = (app: Frame, name: string | RegExp) => app.getByRole('dialog', { name })
export const deposits = (app: Frame) => dialogOf(app, 'ฝากเงิน')
export async function channel(app: Frame, group: string, name: string | RegExp): Promise<void> {
  const ways = deposits(app).getByRole('region', { name: group })
  await ways.waitFor()
  // Some may stand behind a row.
  for (const row of await ways.locator('details:not([open]) > summary').all()) await row.click()
  await ways.getByRole('button', { name }).click()
}
export const back = (app: Frame) => app.getByRole('button', { name: 'ย้อนกลับ' }).click()

/** The player comes back to the app from another one, so that it reads again. */
const comeBack = (app: Frame) => app.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

export const openDeposits = (app: Frame) => app.getByRole('main').getByRole('button', { name: 'ฝากเงิน' }).click()

/** A code is made in a channel, paid in the bank, and credited. */
export async function payByQr(app: Frame, sandbox: Sandbox, name: string, bankCode: string): Promise<void> {
  await channel(app, 'สแกน QR', name)
  const dialog = dialogOf(app, 'ฝากด้วย QR')
  await dialog.getByRole('button', { name: '฿500', exact: true }).click()
  await act(app, 'สร้าง QR')
  await expect(dialog.getByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toHaveAttribute('src', /^data:image\/png/)
  sandbox.control.payQr(username, bankCode)
  await comeBack(app)
  await expect(dialog.getByText(/เงินเข้าแล้ว ฿500\.00 ใน/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'ตกลง' }).click()
  await openDeposits(app)
}

/** A gift link is sent and credited. */
export async function payByGift(app: Frame): Promise<void> {
  await channel(app, 'วอลเล็ท', 'SANDBOX GIFT')
  const dialog = dialogOf(app, 'ซองของขวัญ TrueMoney')
  await dialog.getByLabel('ลิงก์ซองของขวัญ').fill('https://gift.truemoney.com/campaign/?v=abcdefghij0050')
  await act(app, 'ส่งลิงก์ซองของขวัญ')
  await expect(dialog.getByText(/เงินเข้าแล้ว ฿50\.00 ใน/).first()).toBeVisible()
  await back(app)
}

/** A slip is sent, accepted by the operator, credited, and is in the list. */
export async function payBySlip(app: Frame, sandbox: Sandbox): Promise<void> {
  await deposits(app).getByRole('button', { name: 'ส่งสลิป' }).click()
  const dialog = dialogOf(app, 'ส่งสลิป')
  await dialog.getByLabel('เลือกรูป').setInputFiles(slip)
  await expect(dialog.getByRole('img', { name: 'สลิปที่คุณเลือก' })).toBeVisible()
  await dialog.getByRole('button', { name: 'ส่งสลิป' }).click()
  await expect(dialog.getByText('ได้รับสลิปแล้ว')).toBeVisible()
  const { id } = sandbox.state.slips.at(-1) ?? { id: 0 }
  expect(Buffer.from(sandbox.slipFile(id)?.bytes ?? []).equals(slip.buffer)).toBe(true)
  sandbox.control.decideSlip(id, { amountMinor: 20_00 })
  await comeBack(app)
  await expect(dialog.getByText(/เงินเข้าแล้ว ฿20\.00 ใน/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'สถานะสลิป' }).click()
  const newest = dialogOf(app, 'สถานะสลิป').getByRole('row').nth(1)
  await expect(newest).toContainText('฿20.00')
  await expect(newest).toContainText('สำเร็จ')
}

/** A slip of a few kilobytes, with the bank's code on it. */
const slip = {
  name: 'slip.gif.png',
  mimeType: 'image/png',
  // Every PNG begins like this; a code of 1 pixel is enough where nobody reads it.
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}

/** Text of the code on a bank's slip, and its drawing. */
export const slipCode = generate.slipVerify({ sendingBank: '014', transRef: '2026112100000000000000000' })
export const slipDrawing = encodeQr(slipCode, 'svg', { ecc: 'medium' })
