import { expect, test } from './fixtures.ts'
import {
  balance,
  brokenConnection,
  enter,
  fillTransfer,
  message,
  refused,
  sendButton,
  sent,
  total,
  transferAction,
  transferDialog,
  transfersSent,
  unknownPanel,
} from './player.ts'

const before = 1_250_000_00
const call = { method: 'POST', path: '/api/wallet/transfer' } as const
const openForm = '/user/home?dialog=transfer'

for (const [way, press] of Object.entries({
  'two taps in a row': (button: HTMLElement) => {
    button.click()
    button.click()
  },
  'Enter in the field and a tap': (button: HTMLElement) => {
    button.closest('form')?.requestSubmit()
    button.click()
  },
}))
  test(`${way} move the money once`, async ({ page, sandbox }) => {
    await enter(page, { sandbox, at: openForm })
    await fillTransfer(page, '100')
    sandbox.control.addFault({ ...call, kind: 'delay', ms: 300 })
    await sendButton(page).evaluate(press)
    await expect(message(page)).toContainText('โอน ฿100.00 จาก กระเป๋าหลัก ไป Neko Fortune แล้ว')
    expect(transfersSent(sandbox)).toHaveLength(1)
    expect(transfersSent(sandbox)[0]?.body).toEqual({ from: 'wallet', to: 'neko', amount: 100 })
    expect(balance(sandbox, 'rich')).toBe(before - 100_00)
  })

test('a double tap of a real finger moves the money once', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '100')
  sandbox.control.addFault({ ...call, kind: 'delay', ms: 300 })
  await sendButton(page).dblclick()
  await expect(message(page)).toContainText('แล้ว')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('a transfer without an answer for a minute is of unknown outcome, and what it moved is looked up', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await page.clock.install()
  await enter(page, { sandbox, at: '/user/statement' })
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await transferAction(page).click()
  await fillTransfer(page, '250.50')
  sandbox.control.addFault({ ...call, kind: 'delayAfter', ms: 90_000 })
  const walletReads = sent(sandbox, '/api/wallet').length
  await sendButton(page).click()
  await expect.poll(() => transfersSent(sandbox)).toHaveLength(1)
  await page.clock.fastForward(59_000)
  await expect(unknownPanel(page)).toBeHidden()
  await page.clock.fastForward(2_000)

  await expect(unknownPanel(page)).toBeVisible()
  await expect(transferDialog(page)).toContainText('฿250.50')
  await expect(transferDialog(page).getByLabel('จำนวนเงิน')).toBeHidden()
  await expect(sendButton(page)).toBeHidden()
  await expect.poll(() => sent(sandbox, '/api/wallet').length).toBeGreaterThan(walletReads)

  await page.getByRole('button', { name: 'ดูรายการเดินบัญชี' }).click()
  await expect(page).toHaveURL(/\/user\/statement$/)
  await expect(page.getByRole('listitem').first()).toContainText('−฿250.50')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

for (const [when, moved] of [
  ['dropAfter', 100_00],
  ['dropBefore', 0],
] as const)
  test(`a connection that breaks (${when}) leaves the outcome open until the player has looked`, async ({
    page,
    sandbox,
    expectedComplaints,
  }) => {
    expectedComplaints.push(brokenConnection)
    await enter(page, { sandbox, at: openForm })
    await fillTransfer(page, '100')
    sandbox.control.addFault({ ...call, kind: when })
    await sendButton(page).click()
    await expect(unknownPanel(page)).toBeVisible()
    expect(transfersSent(sandbox)).toHaveLength(1)
    expect(balance(sandbox, 'rich')).toBe(before - moved)

    // Closing the dialog forgets nothing: home reminds, and the dialog asks again.
    await page.keyboard.press('Escape')
    await expect(total(page)).toContainText(moved > 0 ? '฿1,249,900.00' : '฿1,250,000.00')
    await page.getByRole('button', { name: 'มีรายการโอนที่ไม่ได้รับคำตอบ' }).click()
    await expect(unknownPanel(page)).toBeVisible()

    await page.getByRole('button', { name: 'ตรวจสอบแล้ว ทำรายการใหม่' }).click()
    await fillTransfer(page, '50')
    await sendButton(page).click()
    await expect(message(page)).toContainText('โอน ฿50.00')
    expect(balance(sandbox, 'rich')).toBe(before - moved - 50_00)
  })
