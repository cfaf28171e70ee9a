import { expect, test } from './fixtures.ts'
import {
  balance,
  brokenConnection,
  enter,
  fillTransfer,
  keepWaiting,
  message,
  refused,
  sendButton,
  sendOverBrokenConnection,
  sent,
  total,
  transferAction,
  transferDialog,
  transfersSent,
  unknownPanel,
} from './player.ts'
import { members } from '../sandbox/seed/seed.ts'

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

test('a transfer without an answer for a minute is of unknown outcome, until the statement tells what it moved', async ({
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

  // The app finds it in the statement, so the player need not look.
  await expect(message(page)).toContainText('การโอน ฿250.50')
  expect(sent(sandbox, '/api/wallet').length).toBeGreaterThan(walletReads)
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(transferDialog(page).getByLabel('จำนวนเงิน')).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'รายการ' }).click()
  await expect(page).toHaveURL(/\/user\/statement$/)
  await expect(page.getByRole('listitem').first()).toContainText('−฿250.50')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('a connection that breaks after the money has moved is no riddle for long: it is told as done, and nothing is left to send', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await sendOverBrokenConnection(page, sandbox, 'dropAfter')
  await expect(message(page)).toContainText(/การโอน ฿100\.00 สำเร็จเมื่อ \d\d:\d\d/)
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  await expect(transferDialog(page).getByLabel('จำนวนเงิน')).toHaveValue('')
  expect(transfersSent(sandbox)).toHaveLength(1)
  expect(balance(sandbox, 'rich')).toBe(before - 100_00)
})

test('a connection that breaks before the money has moved leaves the outcome open until the player has looked', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await sendOverBrokenConnection(page, sandbox, 'dropBefore')
  await expect(unknownPanel(page)).toBeVisible()
  expect(transfersSent(sandbox)).toHaveLength(1)
  expect(balance(sandbox, 'rich')).toBe(before)

  // Closing the dialog forgets nothing: home reminds, and the dialog asks again.
  await page.keyboard.press('Escape')
  await expect(total(page)).toContainText('฿1,250,000.00')
  await page.getByRole('button', { name: 'รายการโอนยังรอผลยืนยัน' }).click()
  await expect(unknownPanel(page)).toBeVisible()

  await page.getByRole('button', { name: 'ตรวจแล้ว ทำรายการใหม่' }).click()
  await fillTransfer(page, '50')
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿50.00')
  expect(balance(sandbox, 'rich')).toBe(before - 50_00)
})

test('a reload in mid-flight loses nothing: what became of it is told by itself', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '300')
  sandbox.control.addFault({ ...call, kind: 'delayAfter', ms: 90_000 })
  await sendButton(page).click()
  await expect.poll(() => transfersSent(sandbox)).toHaveLength(1)

  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(message(page)).toContainText('การโอน ฿300.00')
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  await page.getByRole('button', { name: 'ปิด', exact: true }).click()
  await expect(total(page)).toContainText('฿1,249,700.00')
  await expect(page.getByRole('button', { name: 'รายการโอนยังรอผลยืนยัน' })).toBeHidden()
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('an open transfer of one member is not shown to the next one on the same device', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await sendOverBrokenConnection(page, sandbox, 'dropBefore')
  await expect(unknownPanel(page)).toBeVisible()

  await enter(page, { sandbox, as: 'ktb' })
  await expect(total(page)).toContainText('สมาชิก กรุงไทย')
  await expect(page.getByRole('region', { name: 'สล็อต' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'รายการโอนยังรอผลยืนยัน' })).toBeHidden()
})

test('a refused transfer says why and keeps what was chosen and typed', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(refused)
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '1250000.01')
  await sendButton(page).click()
  await expect(message(page)).toContainText('เงินยังอยู่ที่เดิม ยอดในบัญชีต้นทางไม่พอ')
  await message(page).getByRole('button', { name: 'ตกลง' }).click()

  const dialog = transferDialog(page)
  await expect(dialog.getByLabel('จำนวนเงิน')).toHaveValue('1250000.01')
  await expect(dialog.getByRole('group', { name: 'จาก' }).getByRole('radio', { name: 'กระเป๋าหลัก' })).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'ไปที่' }).getByRole('radio', { name: 'Neko Fortune' })).toBeChecked()
  await dialog.getByLabel('จำนวนเงิน').fill('1250000')
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿1,250,000.00')
  expect(balance(sandbox, 'rich')).toBe(0)
})

test('an amount that cannot be read is refused in words, and nothing is sent', async ({ page, sandbox }) => {
  const unclear = 'กรอกจำนวนเงินเป็นตัวเลข'
  const tooSmall = 'จำนวนเงินต้องไม่น้อยกว่า ฿1'
  const amounts = {
    '1,000': unclear,
    '1.5.2': unclear,
    '٣': unclear,
    '1e3': unclear,
    '-5': unclear,
    '1.234': unclear,
    '9999999999999': 'จำนวนเงินมากเกินไป',
    '0': tooSmall,
    '0.99': tooSmall,
    '': tooSmall,
  }
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '5')
  const field = transferDialog(page).getByLabel('จำนวนเงิน')
  for (const [typed, text] of Object.entries(amounts)) {
    await field.fill(typed)
    await sendButton(page).click()
    await expect(field).toHaveAccessibleDescription(new RegExp(text))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue(typed)
  }
  expect(transfersSent(sandbox)).toEqual([])
})

test('Thai digits and grouped thousands are amounts', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '๑,๒๓๔.๕๐')
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿1,234.50')
})

test('both accounts always differ: a tap on the other side’s swaps the two', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '10')
  await fillTransfer(page, '10', { from: 'Neko Fortune', to: 'กระเป๋าหลัก' })
  await sendButton(page).click()
  await expect(message(page)).toContainText('฿10.00')
  expect(transfersSent(sandbox)[0]?.body).toEqual({ from: 'neko', to: 'wallet', amount: 10 })
})

test('offline, the player learns that nothing was sent, and sends it when the connection is back', async ({
  page,
  context,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '100')
  // What home still loads behind the dialog has nothing to do with the transfer.
  await expect(page.getByText('wallet.example/news')).toBeVisible()
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(message(page)).toContainText('คุณออฟไลน์อยู่ ยังไม่ได้ส่งข้อมูลใด ๆ')
  await message(page).getByRole('button', { name: 'ตกลง' }).click()
  expect(transfersSent(sandbox)).toEqual([])

  await context.setOffline(false)
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿100.00')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test('money goes back from a game to the main wallet, all of it by one tap', async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '1', { from: 'กระเป๋าหลัก', to: 'Neko Fortune' })
  await page.getByRole('button', { name: 'สลับบัญชี' }).click()
  await page.getByRole('button', { name: 'ทั้งหมด' }).click()
  await sendButton(page).click()
  await expect(message(page)).toContainText('โอน ฿8,420.50 จาก Neko Fortune ไป กระเป๋าหลัก แล้ว')
  expect(balance(sandbox, 'rich', 'neko')).toBe(0)
})

test('as long as no balance was read since, an unknown outcome cannot be put away', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection, refused)
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '100')
  sandbox.control.addFault({ ...call, kind: 'dropBefore' })
  sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'fail', status: 400, times: 99 })
  await sendButton(page).click()
  const again = transferDialog(page).getByRole('button', { name: 'ตรวจผลอีกครั้ง' })
  await expect(again).toBeVisible()
  await expect(transferDialog(page).getByRole('button', { name: 'ตรวจแล้ว' })).toBeHidden()
  sandbox.control.clearFaults()
  // A look that began before may end meanwhile: then there is nothing to tap, or the tap comes too early.
  const checked = transferDialog(page).getByRole('button', { name: 'ตรวจแล้ว' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 })
    await expect(checked.or(sendButton(page))).toBeVisible({ timeout: 2_000 })
  }).toPass()
  // The button may have become the other one.
  if (await checked.isVisible()) await checked.click()
  await expect(sendButton(page)).toBeVisible()
})

test('the statement looked up after an unknown outcome says that it is being read, until it shows what is new', async ({
  page,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(brokenConnection)
  await enter(page, { sandbox, at: '/user/statement' })
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'หน้าหลัก' }).click()
  await page.getByRole('main').getByRole('button', { name: 'โอนเงิน' }).click()
  await fillTransfer(page, '100')
  sandbox.control.addFault({ ...call, kind: 'dropBefore' })
  await sendButton(page).click()
  await expect(unknownPanel(page)).toBeVisible()
  sandbox.control.creditDeposit(members.rich.username, 77_00)
  const answer = await keepWaiting(page, '/api/statement')
  await page.getByRole('button', { name: 'ดูรายการเดินบัญชี' }).click()
  await expect(page.getByText('กำลังโหลด…')).toBeAttached()
  answer()
  await expect(page.getByRole('listitem').first()).toContainText('+฿77.00')
  await expect(page.getByText('กำลังโหลด…')).toBeHidden()
})
