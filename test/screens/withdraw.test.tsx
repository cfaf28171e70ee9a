import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import type { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  justBefore,
  keepBack,
  openApp,
  refuse,
  reloadApp,
  requestsOf,
  sandbox,
  useApp,
  walletOf,
} from './app.tsx'

useApp()

const path = '/api/wallet/withdrawAll'
const sent = () => requestsOf(path).map(({ body }) => body)
const dialog = () => screen.findByRole('dialog', { name: 'ถอนเงิน' })
const alert = () => screen.findByRole('alertdialog')
const submit = async () => within(await dialog()).getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ })

async function fillIn(typed: string, as: keyof typeof members = 'rich') {
  const player = await openApp('/user/home?dialog=withdraw', { as })
  const amount = await within(await dialog()).findByLabelText('จำนวนเงิน')
  if (typed !== '') await player.type(amount, typed)
  return player
}

describe('a withdrawal', () => {
  it('is sent once by a burst of taps, says that it awaits transfer, and shows the new balance', async () => {
    const player = await fillIn('1,234.50')
    const button = await submit()
    expect(button).toHaveAccessibleName('ถอนเงิน ฿1,234.50')
    // Before the screen had time to show that one is under way.
    act(() => [1, 2, 3].forEach(() => button.click()))
    expect(await alert()).toHaveAccessibleName('รับคำขอถอนแล้ว')
    expect(await alert()).toHaveAccessibleDescription(/฿1,234\.50/)
    expect(sent()).toEqual([{ amount: 1234.5 }])
    expect(walletOf('rich')).toBe(1_248_765_50)
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    expect(await screen.findByText('฿1,248,765.50')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('says before the tap where the money goes, and after it what happened to it', async () => {
    const player = await fillIn('500')
    const destination = within(await within(await dialog()).findByRole('region', { name: 'ไปยัง' }))
    expect(destination.getByText('123-456-7890')).toBeVisible()
    expect(await within(await dialog()).findByRole('region', { name: 'ไปยัง' })).toHaveTextContent(
      'ธนาคารกสิกรไทย 123-456-7890',
    )
    expect(destination.getByText('SAMACHIK TUAYANG')).toBeVisible()
    await player.click(await submit())
    expect(await alert()).toHaveTextContent('฿500.00')
    const receipt = within(await alert())
    expect(receipt.getByText('ธนาคารกสิกรไทย 123-456-7890')).toBeVisible()
    expect(receipt.getByText('กำลังดำเนินการ')).toBeVisible()
  })

  it('leads a member without a bank account to the profile', async () => {
    const player = await openApp('/user/home?dialog=withdraw', { as: 'noBank' })
    expect(await within(await dialog()).findByText('ยังไม่มีบัญชีธนาคารสำหรับรับเงิน')).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'เพิ่มบัญชีธนาคาร' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/profile'))
  })

  it('shows the balance, main wallet and all together, and the limits', async () => {
    await fillIn('')
    const shown = within(await dialog())
    expect(shown.getByText('กระเป๋าหลัก')).toBeVisible()
    expect(shown.getByText('฿1,250,000.00')).toBeVisible()
    expect(shown.getByText('ทั้งหมด (รวมเงินในเกม) ฿1,325,616.24')).toBeVisible()
    expect(shown.getByText('ถอนได้ครั้งละ ฿100 ถึง ฿50,000')).toBeVisible()
    expect(shown.queryByText(/โบนัส/)).not.toBeInTheDocument()
  })

  test.each([
    ['99.99', 'ถอนขั้นต่ำ ฿100'],
    ['50000.01', 'ถอนได้ไม่เกิน ฿50,000'],
  ])('of %j is refused in words, and nothing is sent', async (typed, words) => {
    const player = await fillIn(typed)
    await player.click(await submit())
    expect(await within(await dialog()).findByText(words)).toBeVisible()
    expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue(typed)
    expect(sent()).toEqual([])
  })

  it('above both balance and limit names both', async () => {
    amend('/api/wallet', (answer) => ({ ...(answer as object), wallet: { amount: 320.5 }, slots: [] }))
    const player = await fillIn('60000')
    await player.click(await submit())
    const words = 'คุณมีเงินทั้งหมด ฿320.50 รวมเงินในเกม ถอนได้ครั้งละไม่เกิน ฿50,000'
    expect(await within(await dialog()).findByText(words)).toBeVisible()
    expect(sent()).toEqual([])
  })

  it.each([
    ['a round amount', '฿1,000', 1_250_000, '1000'],
    ['the limit, for the maximum', 'สูงสุด', 1_250_000, '50000'],
    ['the whole balance, for all', 'ทั้งหมด', 320.5, '320.5'],
  ])('takes %s with one tap', async (_, name, held, amount) => {
    amend('/api/wallet', (answer) => ({ ...(answer as object), wallet: { amount: held }, slots: [] }))
    const player = await fillIn('')
    await player.click(within(await dialog()).getByRole('button', { name }))
    expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue(amount)
  })

  it('warns a member who holds a bonus', async () => {
    const player = await fillIn('100', 'bonusHeld')
    expect(await within(await dialog()).findByText(/^คุณมีโบนัสอยู่/)).toBeVisible()
    expect(within(await dialog()).getByRole('button', { name: 'ดูเงื่อนไขโบนัส' })).toBeVisible()
    expect(screen.queryByRole('group', { name: 'เลือกจำนวนเงิน' })).not.toBeInTheDocument()
    await player.click(await submit())
    expect(await alert()).toHaveAccessibleDescription(errors.BONUS_CONDITION)
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
  })

  it('warns as well if an earlier read found no bonus: one may have begun since', async () => {
    const player = await fillIn('')
    await player.click(within(await dialog()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const deliver = keepBack('/api/bonus/check/active')
    sandbox.control.addFault({ method: 'GET', path: '/api/bonus/check/active', kind: 'fail', status: 404, times: 9 })
    await player.click(within(screen.getByRole('main')).getByRole('button', { name: 'ถอนเงิน' }))
    await player.type(await within(await dialog()).findByLabelText('จำนวนเงิน'), '100')
    await player.click(await submit())
    expect(sent()).toEqual([])
    deliver()
    expect(await within(await dialog()).findByText(/^ยังตรวจสอบโบนัสไม่ได้/)).toBeVisible()
    await player.click(await submit())
    await waitFor(() => expect(sent()).toEqual([{ amount: 100 }]))
  })

  it('waits for its limits, and offers to read them again', async () => {
    refuse('/api/lookup/withdraw', 'NO_DATA', 9)
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    expect(await within(await dialog()).findByText(errors.NO_DATA)).toBeVisible()
    sandbox.control.clearFaults()
    await player.click(within(await dialog()).getByRole('button', { name: 'ลองใหม่' }))
    expect(await within(await dialog()).findByLabelText('จำนวนเงิน')).toBeVisible()
  })

  it('is not offered with limits of a wrong type: they can be read again, and nothing is sent', async () => {
    amend('/api/lookup/withdraw', (answer) => ({ ...(answer as object), withdrawMax: '50000' }))
    await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    const shown = within(await dialog())
    expect(await shown.findByText(errors.READ_FAILED)).toBeVisible()
    expect(shown.getByRole('button', { name: 'ลองใหม่' })).toBeVisible()
    expect(shown.queryByLabelText('จำนวนเงิน')).not.toBeInTheDocument()
    expect(sent()).toEqual([])
  })

  it('accepts any amount above 0 without limits', async () => {
    amend('/api/lookup/withdraw', () => ({ withdrawMin: null }))
    const player = await fillIn('0')
    await player.click(await submit())
    expect(await within(await dialog()).findByText(/^ถอนขั้นต่ำ/)).toBeVisible()
    await player.type(screen.getByLabelText('จำนวนเงิน'), '.01')
    expect(await submit()).toHaveAccessibleName('ถอนเงิน ฿0.01')
  })

  it('whose answer was lost shows as received once the statement shows it, also after a reload', async () => {
    const player = await fillIn('500')
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    // The baseline must still be read, and every check must fail.
    justBefore(path, () =>
      sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 400, times: 50 }),
    )
    await player.click(await submit())
    expect(await within(await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    sandbox.control.clearFaults()
    reloadApp()
    expect(await alert()).toHaveTextContent(/การถอน ฿500\.00/)
    expect(sent()).toHaveLength(1)
  })
})

test('a proved withdrawal empties the amount field', async () => {
  const player = await fillIn('500')
  sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
  await player.click(await submit())
  await player.click(within(await alert()).getByRole('button', { name: 'ตกลง' }))
  expect(within(await dialog()).getByLabelText('จำนวนเงิน')).toHaveValue('')
  expect(sent()).toHaveLength(1)
})
