import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { members } from '../sandbox/seed/seed.ts'
import { openApp, sandbox, useApp } from './app.tsx'

useApp()

const [title, addressOfDialog] = ['ถอนเงิน', '/user/home?dialog=withdraw']
const memberId = () => sandbox.state.members.find(({ username }) => username === members.rich.username)?.id ?? ''
const waiting = () => sandbox.state.withdrawals.filter((each) => each.memberId === memberId())
const card = (amount: string) => screen.findByRole('group', { name: `${title} ${amount}` })
const stepOf = async (amount: string) => (await card(amount)).querySelector('[aria-current=step]')?.textContent
const dialog = async () => within(await screen.findByRole('dialog', { name: title }))

/** Asks for a withdrawal and goes back home. */
async function withdraw(amount: string) {
  const player = await openApp(addressOfDialog, { as: 'rich' })
  await player.type(await (await dialog()).findByLabelText('จำนวนเงิน'), amount)
  await player.click((await dialog()).getByRole('button', { name: title }))
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

describe('a withdrawal', () => {
  it('that waits is a card on home and in its dialog, which nothing can cancel', async () => {
    const player = await withdraw('123.45')
    expect(await stepOf('฿123.45')).toBe('กำลังโอน')
    expect(within(await card('฿123.45')).queryByRole('button')).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: title }))
    expect(await (await dialog()).findByRole('group', { name: `${title} ฿123.45` })).toBeVisible()
  })

  it('is told as paid only when the server wrote so, and is no card in the dialog then', async () => {
    const player = await withdraw('123.45')
    await card('฿123.45')
    await decide('approve', player)
    expect(await within(await card('฿123.45')).findByText('โอนแล้ว', { selector: '[aria-current=step]' })).toBeVisible()
    await player.click(screen.getByRole('button', { name: title }))
    await (await dialog()).findByLabelText('จำนวนเงิน')
    expect((await dialog()).queryByRole('group', { name: `${title} ฿123.45` })).not.toBeInTheDocument()
  })

  it('that was refused is told as given back, with the balance that it made', async () => {
    const player = await withdraw('123.45')
    await card('฿123.45')
    await decide('reject', player)
    const shown = within(await card('฿123.45'))
    expect(await shown.findByText('คืนเงินแล้ว')).toBeVisible()
    expect(await shown.findByText('เงินคืนเข้ากระเป๋าของคุณแล้ว ยอดปัจจุบัน ฿1,250,000.00')).toBeVisible()
  })

  it('that ended is shown for three days from when it was asked for, and is in the statement alone then', async () => {
    const old = sandbox.state.statements.filter(
      ({ memberId: owner, statementType }) => owner === memberId() && statementType === 'withdraw',
    )
    for (const row of old) Object.assign(row, { status: 'SUCCESS', createdAt: Date.now() - 4 * 86_400_000 })
    await withdraw('123.45')
    await card('฿123.45')
    expect(screen.getAllByRole('group', { name: new RegExp(`^${title}`) })).toHaveLength(1)
  })
})
