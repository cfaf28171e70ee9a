import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ledger } from '../../src/wallet/ledger/ledger.ts'
import { justBefore, keepBack, memberOf, openApp, requestsOf, sandbox, useApp } from './app.tsx'

useApp()

const [title, addressOfDialog] = ['ถอนเงิน', '/user/home?dialog=withdraw']
const submitName = new RegExp(`^${title} ฿[\\d,.]+$`)
const waiting = () => sandbox.state.withdrawals.filter(({ memberId }) => memberId === memberOf('rich').id)
const nameOf = (amount: string) => new RegExp(`^${title} ${amount}`)
const row = (amount: string) => screen.findByRole('button', { name: nameOf(amount) })
const dialog = async () => within(await screen.findByRole('dialog', { name: title }))

/** Asks for a withdrawal and goes back home. */
async function withdraw(amount: string) {
  const player = await openApp(addressOfDialog, { as: 'rich' })
  await player.type(await (await dialog()).findByLabelText('จำนวนเงิน'), amount)
  await player.click((await dialog()).getByRole('button', { name: submitName }))
  await player.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ตกลง' }))
  return player
}

/** The operator decides; the player opens the dialog, which looks, and closes it. */
async function decide(decision: 'approve' | 'reject', player: Awaited<ReturnType<typeof withdraw>>) {
  sandbox.control.decideWithdrawal(waiting().at(-1)?.id ?? '', decision)
  await player.click(screen.getByRole('button', { name: title }))
  await (await dialog()).findByLabelText('จำนวนเงิน')
  await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
}

describe('a withdrawal already requested', () => {
  it('is a row on home and in its dialog while it waits; its receipt shows the steps, and nothing cancels it', async () => {
    const player = await withdraw('123.45')
    await player.click(await row('฿123.45'))
    const receipt = await screen.findByRole('alertdialog')
    expect(await within(receipt).findByText('ธนาคารกสิกรไทย')).toBeVisible()
    expect(receipt.querySelector('[aria-current=step]')).toHaveTextContent('กำลังดำเนินการ')
    const buttons = within(receipt).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['ตกลง', 'บันทึกรูป', 'ถามทีมงาน'])
    await player.click(within(receipt).getByRole('button', { name: 'ตกลง' }))
    await player.click(screen.getByRole('button', { name: title }))
    expect(await (await dialog()).findByRole('button', { name: nameOf('฿123.45') })).toBeVisible()
  })

  it('is shown as paid only when the server says so, and then is not a row in the dialog', async () => {
    const player = await withdraw('123.45')
    expect(await row('฿123.45')).toHaveTextContent('กำลังดำเนินการ')
    await decide('approve', player)
    await waitFor(async () => expect(await row('฿123.45')).toHaveTextContent('โอนแล้ว'))
    await player.click(screen.getByRole('button', { name: title }))
    await (await dialog()).findByLabelText('จำนวนเงิน')
    expect((await dialog()).queryByRole('button', { name: nameOf('฿123.45') })).not.toBeInTheDocument()
  })

  it('is shown as failed if it failed, with the balance that was read, and not as returned', async () => {
    const player = await withdraw('123.45')
    await row('฿123.45')
    await decide('reject', player)
    const shown = within(await row('฿123.45'))
    expect(await shown.findByText('ถอนไม่สำเร็จ')).toBeVisible()
    expect(await shown.findByText('ยอดในกระเป๋าหลักตอนนี้ ฿1,250,000.00 หากยอดยังไม่คืน ถามทีมงานได้เลย')).toBeVisible()
  })

  it('ends on an open statement, too, once the player comes back to the page', async () => {
    const player = await withdraw('123.45')
    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    const rowOf = () => screen.findByRole('button', { name: /^ถอนเงิน −?-?฿123\.45/ })
    expect(await rowOf()).toHaveTextContent('กำลังดำเนินการ')
    sandbox.control.decideWithdrawal(waiting().at(-1)?.id ?? '', 'reject')
    await waitFor(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(await rowOf()).toHaveTextContent('ไม่สำเร็จ')
    })
  })

  it('names no balance from before it failed', async () => {
    await withdraw('123.45')
    await row('฿123.45')
    const release = keepBack('/api/wallet')
    sandbox.control.decideWithdrawal(waiting().at(-1)?.id ?? '', 'reject')
    await act(() => ledger.refresh())
    expect(await row('฿123.45')).toHaveTextContent('ถอนไม่สำเร็จ')
    expect(await row('฿123.45')).not.toHaveTextContent('ยอดในกระเป๋าหลัก')
    release()
    expect(await within(await row('฿123.45')).findByText(/^ยอดในกระเป๋าหลักตอนนี้ ฿1,250,000.00/)).toBeVisible()
  })
})

it('a withdrawal without an answer that failed is reported as failed with the balance that was read, 90 s after sending', async () => {
  const player = await openApp(addressOfDialog, { as: 'rich' })
  await player.type(await (await dialog()).findByLabelText('จำนวนเงิน'), '123.45')
  await waitFor(() => expect(requestsOf('/api/statement')).not.toHaveLength(0))
  sandbox.control.addFault({ method: 'POST', path: '/api/wallet/withdrawAll', kind: 'dropAfter' })
  justBefore('/api/statement', () => sandbox.control.decideWithdrawal(waiting().at(-1)?.id ?? '', 'reject'))
  await player.click((await dialog()).getByRole('button', { name: submitName }))
  expect(await screen.findByText(/^ตรวจเมื่อ .* ยังสรุปผลไม่ได้/)).toBeVisible()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  const started = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => started() + 90_000)
  const alert = await screen.findByRole('alertdialog')
  expect(alert).toHaveAccessibleName('ไม่สำเร็จ')
  expect(alert).toHaveTextContent(/ยอดในกระเป๋าหลักตอนนี้ ฿1,250,000.00 หากยอดไม่ถูกต้อง/)
  expect(alert).not.toHaveTextContent('คืน')
  expect(await (await dialog()).findByLabelText('จำนวนเงิน')).toHaveValue('123.45')
})
