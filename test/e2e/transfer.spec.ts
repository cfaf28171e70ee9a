import { expect, test } from './support/fixtures.ts'
import {
  balance,
  brokenConnection,
  enter,
  fillTransfer,
  alert,
  sendButton,
  sendOverBrokenConnection,
  total,
  transfersSent,
  unknownPanel,
} from './support/player.ts'

const before = 1_250_000_00
const call = { method: 'POST', path: '/api/wallet/transfer' } as const
const openForm = '/user/home?dialog=transfer'

test('a double tap by a real finger moves the money once', { tag: '@smoke' }, async ({ page, sandbox }) => {
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '100')
  sandbox.control.addFault({ ...call, kind: 'delay', ms: 300 })
  await sendButton(page).dblclick()
  await expect(alert(page)).toContainText('แล้ว')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

test(
  'a connection that breaks before the money has moved leaves the outcome open until the player has checked',
  { tag: '@smoke' },
  async ({ page, sandbox, provoked }) => {
    provoked.push(brokenConnection)
    await sendOverBrokenConnection(page, sandbox, 'dropBefore')
    await expect(unknownPanel(page)).toBeVisible()
    expect(transfersSent(sandbox)).toHaveLength(1)
    expect(balance(sandbox, 'rich')).toBe(before)

    // Closing the dialog forgets nothing: home reminds, and the dialog asks again.
    await page.keyboard.press('Escape')
    await expect(total(page)).toContainText('฿1,250,000.00')
    await page.getByRole('button', { name: 'รายการโอนยังไม่ทราบผล' }).click()
    await expect(unknownPanel(page)).toBeVisible()

    await page.getByRole('button', { name: 'ตรวจแล้ว ทำอีกครั้ง' }).click()
    await fillTransfer(page, '50')
    await sendButton(page).click()
    await expect(alert(page)).toContainText('โอน ฿50.00')
    expect(balance(sandbox, 'rich')).toBe(before - 50_00)
  },
)

test(
  'a reload in mid-flight loses nothing: the outcome appears by itself',
  { tag: '@smoke' },
  async ({ page, sandbox }) => {
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
    await expect(alert(page)).toContainText('การโอน ฿300.00')
    await alert(page).getByRole('button', { name: 'ตกลง' }).click()
    await page.getByRole('button', { name: 'ปิด', exact: true }).click()
    await expect(total(page)).toContainText('฿1,249,700.00')
    await expect(page.getByRole('button', { name: 'รายการโอนยังไม่ทราบผล' })).toBeHidden()
    expect(transfersSent(sandbox)).toHaveLength(1)
  },
)
