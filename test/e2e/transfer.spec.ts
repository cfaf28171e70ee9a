import { expect, test } from './support/fixtures.ts'
import {
  brokenConnection,
  enter,
  fillTransfer,
  alert,
  sendButton,
  total,
  transferDialog,
  transfersSent,
} from './support/player.ts'

const call = { method: 'POST', path: '/api/wallet/transfer' } as const
const openForm = '/user/home?dialog=transfer'

test('offline, nothing is sent, the player is told so, and the next tap sends it', async ({
  page,
  context,
  sandbox,
  provoked,
}) => {
  provoked.push(brokenConnection, /ERR_INTERNET_DISCONNECTED/)
  await enter(page, { sandbox, at: openForm })
  await fillTransfer(page, '100')
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(alert(page)).toContainText('ยังไม่ได้ส่งคำขอ')
  await page.getByRole('button', { name: 'ตกลง' }).click()
  await context.setOffline(false)
  await sendButton(page).click()
  await expect(alert(page)).toContainText('โอน ฿100.00')
  expect(transfersSent(sandbox)).toHaveLength(1)
})

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

test('of 200 accounts about five are in sight, with the chosen one, and one list is open at most', async ({
  page,
  sandbox,
}) => {
  await page.route('**/api/wallet', async (route) => {
    const response = await route.fetch()
    const wallet = (await response.json()) as { slots: object[] }
    const slots = Array.from({ length: 199 }, (_, at) => ({
      ...wallet.slots[0],
      code: `game${at}`,
      name: `Game ${at}`,
      isActive: true,
    }))
    await route.fulfill({ response, json: { ...wallet, slots } })
  })
  await enter(page, { sandbox, at: `${openForm}&to=game150` })
  const dialog = transferDialog(page)
  await dialog.getByRole('button', { name: 'ไปยัง Game 150' }).click()
  await expect(dialog.getByRole('option')).toHaveCount(200)
  await expect(dialog.getByRole('option', { name: 'Game 150' })).toBeInViewport({ ratio: 1 })
  const rows = await dialog.getByRole('listbox').evaluate((list) => list.clientHeight / (list.scrollHeight / 200))
  expect(rows).toBeGreaterThan(4.5)
  expect(rows).toBeLessThan(6)
  await dialog.getByRole('button', { name: 'จาก' }).click()
  await expect(dialog.getByRole('listbox')).toHaveAccessibleName('จาก')
  await dialog.getByRole('option', { name: 'Game 150' }).click()
  await expect(dialog.getByRole('button', { name: 'จาก Game 150' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'ไปยัง กระเป๋าหลัก' })).toBeVisible()
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
})
