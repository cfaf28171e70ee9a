import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import transfer from '../../locales/th/transfer.json'
import { mayReload } from '../../src/app/updates.ts'
import { asksBeforeClosing } from '../fakes/page.ts'
import type { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  comesBackUntil,
  justBefore,
  keepBack,
  memberOf,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()
afterEach(() => void vi.useRealTimers())

type Hands = Awaited<ReturnType<typeof openApp>>
const path = '/api/wallet/transfer'

const dialog = () => screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })
const row = (side: 'จาก' | 'ไปยัง') => screen.getByRole('button', { name: new RegExp(`^${side}`) })
const option = (account: string) => screen.getByRole('option', { name: new RegExp(`^${account}`) })
async function choose(player: Hands, side: 'จาก' | 'ไปยัง', account: string) {
  await player.click(row(side))
  await player.click(option(account))
}
const amount = () => screen.getByLabelText('จำนวนเงิน')
const submit = async () => within(await dialog()).getByRole('button', { name: /^โอนเงิน/ })
const alert = () => screen.findByRole('alertdialog')
const ok = () => screen.getByRole('button', { name: 'ตกลง' })
const sent = () => requestsOf(path).map(({ body }) => body)
const held = (member: keyof typeof members = 'rich') => {
  const { id } = memberOf(member)
  const { balances } = sandbox.state
  return { wallet: balances[`wallet:${id}`], neko: balances[`game:${id}:neko`], orchid: balances[`game:${id}:orchid`] }
}
const before = { wallet: 1_250_000_00, neko: 8_420_50, orchid: 125_75 }

/** Opens the dialog with 100 baht from the main wallet to Neko Fortune filled in. */
async function fillIn({ typed = '100', as = 'rich' as keyof typeof members } = {}) {
  const player = await openApp('/user/home?dialog=transfer', { as })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), typed)
  return player
}

describe('a transfer', () => {
  it('moves the money, says so, and shows the new balance', async () => {
    const player = await fillIn({ typed: '฿1,234.56' })
    expect(amount()).toHaveAccessibleDescription(/^= ฿1,234\.56 · /)
    expect(await submit()).toHaveAccessibleName('โอนเงิน ฿1,234.56')
    await player.click(await submit())

    expect(await alert()).toHaveAccessibleName('โอนเงินสำเร็จ')
    expect(await alert()).toHaveAccessibleDescription('โอน ฿1,234.56 จาก กระเป๋าหลัก ไปยัง Neko Fortune แล้ว')
    expect(sent()).toEqual([{ from: 'wallet', to: 'neko', amount: 1234.56 }])
    expect(held()).toEqual({ ...before, wallet: 1_248_765_44, neko: 9_655_06 })
    await player.click(ok())
    expect(screen.queryByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).not.toBeInTheDocument()
    expect(await screen.findByText('฿1,248,765.44')).toBeVisible()
    expect(window.location.search).toBe('')
  })

  it('keeps the amount typed before the player looked elsewhere, even if the account is gone by then', async () => {
    const player = await fillIn({ typed: '123.45' })
    await player.click(screen.getByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }))
    await screen.findByRole('dialog', { name: 'เงินของฉันอยู่ที่ไหน' })
    amend('/api/wallet', (answer) => {
      const wallet = answer as { slots: { code: string }[] }
      return { ...wallet, slots: wallet.slots.filter(({ code }) => code !== 'neko') }
    })
    await player.click(screen.getByRole('button', { name: 'อัปเดตยอดเงิน', busy: false }))
    await waitFor(() => expect(screen.queryByText(/Neko Fortune/)).not.toBeInTheDocument())
    act(() => window.history.back())
    expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('123.45')
    expect(row('ไปยัง')).not.toHaveTextContent('Neko Fortune')
    expect(sent()).toEqual([])
  })

  it('goes to no account that is no longer shown: it has to be chosen again, and the amount stays', async () => {
    const player = await fillIn()
    amend('/api/wallet', (answer) => {
      const wallet = answer as { slots: { code: string; isActive: boolean }[] }
      return { ...wallet, slots: wallet.slots.map((game) => ({ ...game, isActive: game.code === 'orchid' })) }
    })
    await comesBackUntil(() => expect(row('ไปยัง')).not.toHaveTextContent('Neko Fortune'))
    await player.click(await submit())
    expect(await screen.findByText(transfer.selectAccount)).toBeVisible()
    await choose(player, 'ไปยัง', 'Orchid Spins')
    await player.click(await submit())
    await alert()
    expect(sent()).toEqual([{ from: 'wallet', to: 'orchid', amount: 100 }])
  })

  it('prevents a reload between its answer and its message', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    await screen.findByRole('button', { name: /^จาก/ })
    await player.type(amount(), '100')
    const kept: Record<string, boolean> = {}
    // The dialog closes by a step back, and the message has an entry of its own.
    for (const type of ['popstate', 'pushState'])
      window.addEventListener(type, () => (kept[type] = !mayReload()), { once: true })
    await player.click(await submit())
    await alert()
    expect(kept).toEqual({ popstate: true, pushState: true })
    await player.click(ok())
    await waitFor(() => expect(mayReload()).toBe(true))
  })

  it("shows the server's own sentence when it has one", async () => {
    amend(path, () => ({ message: 'โอนแล้วจ้า' }))
    const player = await fillIn()
    await player.click(await submit())
    expect(await alert()).toHaveAccessibleDescription('โอนแล้วจ้า')
  })

  it('goes from one game to another, and the accounts can be swapped', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await screen.findByRole('button', { name: /^จาก/ })
    await choose(player, 'จาก', 'Neko Fortune')
    await choose(player, 'ไปยัง', 'Orchid Spins')
    await player.type(amount(), '50')
    await player.click(screen.getByRole('button', { name: 'สลับบัญชี' }))
    expect(amount()).toHaveValue('50')
    await player.click(screen.getByRole('button', { name: 'ทั้งหมด' }))
    expect(amount()).toHaveValue('125.75')
    await player.click(await submit())
    await alert()
    expect(sent()).toEqual([{ from: 'orchid', to: 'neko', amount: 125.75 }])
    expect(held()).toEqual({ ...before, neko: 8_546_25, orchid: 0 })
  })

  it('of all takes no more than a game holds, which may hold parts of a satang', async () => {
    amend('/api/wallet', (answer) => {
      const wallet = answer as { slots: { code: string; amount: number }[] }
      return { ...wallet, slots: wallet.slots.map((game) => ({ ...game, amount: game.amount + 0.008 })) }
    })
    const player = await openApp('/user/home?dialog=transfer&from=orchid&to=wallet', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ทั้งหมด' }))
    await player.click(await submit())
    expect(await alert()).toHaveAccessibleName('โอนเงินสำเร็จ')
    expect(sent()).toEqual([{ from: 'orchid', to: 'wallet', amount: 125.75 }])
  })

  it('begins with the main wallet and the first open game, and next time with the last one used', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await screen.findByRole('button', { name: /^จาก/ })
    expect(row('จาก')).toHaveTextContent('กระเป๋าหลัก')
    expect(row('ไปยัง')).toHaveTextContent('Neko Fortune')
    await choose(player, 'ไปยัง', 'Orchid Spins')
    await player.type(amount(), '100')
    await player.click(await submit())
    await alert()
    await player.click(ok())
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    await screen.findByRole('button', { name: /^จาก/ })
    expect(row('จาก')).toHaveTextContent('กระเป๋าหลัก')
    expect(row('ไปยัง')).toHaveTextContent('Orchid Spins')
  })

  it('of a round amount is one tap in the field, and another tap to send it', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await screen.findByRole('button', { name: /^จาก/ })
    await player.click(screen.getByRole('button', { name: '฿500' }))
    expect(amount()).toHaveValue('500')
    expect(screen.getByRole('button', { name: '฿500' })).toHaveAttribute('aria-pressed', 'true')
    await player.click(await submit())
    await alert()
    expect(sent()).toEqual([{ from: 'wallet', to: 'neko', amount: 500 }])
  })

  it('never has one account on both sides: choosing the other side’s swaps the two', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await screen.findByRole('button', { name: /^จาก/ })
    await player.click(row('จาก'))
    expect(option('Neko Fortune')).toHaveTextContent('ปลายทาง')
    await player.click(option('Neko Fortune'))
    expect(row('จาก')).toHaveTextContent('Neko Fortune')
    expect(row('ไปยัง')).toHaveTextContent('กระเป๋าหลัก')
  })

  it('is sent even if the browser calls itself offline', async () => {
    const player = await fillIn()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await player.click(await submit())
    expect(await alert()).toHaveAccessibleName('โอนเงินสำเร็จ')
    expect(sent()).toHaveLength(1)
  })

  it('that a frozen page held for an hour is reported as not sent', async () => {
    const release = keepBack('/api/statement')
    const player = await fillIn()
    // What was read when the dialog opened is too old for a baseline by now, so the statement is read once more.
    const passed = performance.now() + 11_000
    vi.spyOn(performance, 'now').mockReturnValue(passed)
    justBefore('/api/statement', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000))
    await player.click(await submit())
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    release()
    expect(await alert()).toHaveAccessibleDescription(errors.NOT_SENT)
    expect(sent()).toEqual([])
    expect(screen.queryByText(shared.unknownTitle)).not.toBeInTheDocument()
  })
})

describe('a transfer that cannot be sent', () => {
  it('asks a member without an open game for accounts', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'newcomer' })
    await screen.findByRole('button', { name: /^จาก/ })
    expect(row('ไปยัง')).toHaveTextContent('เลือกบัญชี')
    await player.type(amount(), '100')
    await player.click(await submit())
    expect(screen.getByRole('alert')).toHaveTextContent('เลือกบัญชีต้นทางและปลายทาง')
    expect(sent()).toEqual([])
  })

  test.each([
    ['0.99', 'จำนวนเงินต้องไม่น้อยกว่า ฿1'],
    ['1,00', 'กรอกจำนวนเงินเป็นตัวเลข เช่น 1000.50'],
  ])('of "%s" says "%s" and keeps what was typed', async (typed, words) => {
    const player = await fillIn({ typed })
    await player.click(await submit())
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(amount()).toHaveValue(typed)
    expect(amount()).toBeInvalid()
    expect(sent()).toEqual([])
    await player.clear(amount())
    await player.type(amount(), '1')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await player.click(await submit())
    await alert()
    expect(sent()).toEqual([{ from: 'wallet', to: 'neko', amount: 1 }])
  })
})

describe('a transfer that is refused', () => {
  it('is reported in an alert titled as an error, and the form keeps its input', async () => {
    const player = await fillIn({ typed: '9999999' })
    await player.click(await submit())
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.MONEY_NOT_ENOUGH)
    await player.click(ok())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(amount()).toHaveValue('9999999')
    expect(row('จาก')).toHaveTextContent('กระเป๋าหลัก')
    expect(row('ไปยัง')).toHaveTextContent('Neko Fortune')
    expect(held()).toEqual(before)
    expect(toastTexts()).toEqual([])
  })
})

describe('a transfer under way', () => {
  it('is one transfer, however often it is tapped', async () => {
    const player = await fillIn()
    const release = keepBack(path)
    await player.tripleClick(await submit())
    await player.type(amount(), '{Enter}')
    release()
    await alert()
    expect(sent()).toHaveLength(1)
    expect(held()).toEqual({ ...before, wallet: 1_249_900_00, neko: 8_520_50 })
  })

  it('is one transfer if tapped while its dialog is closing', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    await screen.findByRole('button', { name: /^จาก/ })
    await player.type(amount(), '100')
    const goBack = vi.spyOn(window.history, 'go').mockReturnValue()
    const button = await submit()
    await player.click(button)
    await waitFor(() => expect(goBack).toHaveBeenCalledOnce())
    await player.click(button)
    await player.type(amount(), '{Enter}')
    goBack.mockRestore()
    expect(screen.queryByText(/ต้องการทำซ้ำไหม/)).not.toBeInTheDocument()
    window.history.back()

    expect(await alert()).toHaveAccessibleName('โอนเงินสำเร็จ')
    expect(sent()).toHaveLength(1)
    expect(screen.queryByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).not.toBeInTheDocument()
  })

  it('keeps its dialog open, and the page asks before it is closed', async () => {
    const player = await fillIn()
    const release = keepBack(path)
    await player.click(await submit())
    expect(asksBeforeClosing()).toBe(true)
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    expect(await dialog()).toBeVisible()
    release()
    await alert()
    expect(asksBeforeClosing()).toBe(false)
  })
})

describe('a transfer without an answer, which was carried out,', () => {
  it('is reported as done once the statement shows it, and is removed from the form', async () => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    await player.click(await submit())
    const told = await screen.findByRole('alertdialog', { name: 'สำเร็จแล้ว' })
    expect(told).toHaveTextContent(/การโอน ฿100\.00 สำเร็จแล้ว ดูได้ในรายการเดินบัญชี \(เวลา \d\d:\d\d\)/)
    await player.click(within(told).getByRole('button', { name: 'ตกลง' }))
    expect(amount()).toHaveValue('')
    expect(sent()).toHaveLength(1)
    expect(held()).toEqual({ ...before, wallet: 1_249_900_00, neko: 8_520_50 })
    expect(sessionStorage.getItem('openCommands')).toBeNull()
  })

  it('is reported so after a reload, too', async () => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    // The look before it must still succeed.
    justBefore(path, () =>
      sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'fail', status: 400, times: 50 }),
    )
    await player.click(await submit())
    await screen.findByRole('heading', { name: shared.unknownTitle })
    sandbox.control.clearFaults()
    // There, nothing but the check reads the wallet, which knows the game's name.
    window.history.replaceState(null, '', '/howto')
    reloadApp()
    expect(await screen.findByRole('alertdialog', { name: 'สำเร็จแล้ว' })).toHaveTextContent('ไปยังNeko Fortune')
    expect(sent()).toHaveLength(1)
  })
})

describe('a transfer without an answer, which was not carried out,', () => {
  const [kind, after] = ['dropBefore', before] as const
  const unknown = () => screen.findByRole('heading', { name: shared.unknownTitle })
  const settle = () => screen.getByRole('button', { name: shared.unknownDecide })
  const settled = () => waitFor(() => expect(settle()).not.toHaveAttribute('aria-disabled', 'true'))

  async function lose() {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path, kind })
    await player.click(await submit())
    await unknown()
    return player
  }

  it('says that the outcome is not known, and reads wallet and statement again', async () => {
    const player = await fillIn()
    await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
    const [reads, looks] = [requestsOf('/api/wallet').length, requestsOf('/api/statement').length]
    sandbox.control.addFault({ method: 'POST', path, kind })
    await player.click(await submit())
    expect(await unknown()).toBeVisible()
    expect(screen.getByText(/^ส่งเมื่อ \d\d:\d\d:\d\d$/, { selector: 'li' })).toBeVisible()
    await waitFor(() => expect(requestsOf('/api/wallet').length).toBeGreaterThan(reads))
    // The first look is the one before the transfer.
    await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(looks + 1))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(sent()).toHaveLength(1)
    expect(held()).toEqual(after)
    await settled()
  })

  it('locks the form until the player has checked', async () => {
    let release: () => void = () => undefined
    justBefore(path, () => void (release = keepBack('/api/statement')))
    const player = await lose()
    expect(screen.queryByRole('button', { name: shared.unknownDecide })).not.toBeInTheDocument()
    release()
    await screen.findByRole('button', { name: shared.unknownDecide })
    expect(screen.queryByLabelText('จำนวนเงิน')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^จาก/ })).not.toBeInTheDocument()
    await settled()
    await player.click(settle())
    expect(amount()).toHaveValue('100')
    expect(held()).toEqual(after)
    await player.click(await submit())
    const sendAgain = await screen.findByRole('button', { name: 'ทำอีกครั้ง' })
    await waitFor(() => expect(sendAgain).toBeEnabled())
    await player.click(sendAgain)
    await alert()
    expect(sent()).toHaveLength(2)
  })

  it('is still there after a reload, and home lists it', async () => {
    const player = await lose()
    await settled()
    reloadApp()
    expect(await unknown()).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await player.click(await screen.findByRole('button', { name: /^รายการโอนยังไม่ทราบผล/ }))
    expect(await unknown()).toBeVisible()
    await settled()
    await player.click(settle())
    reloadApp()
    expect(await screen.findByLabelText('จำนวนเงิน')).toBeVisible()
    expect(screen.queryByText(shared.unknownTitle)).not.toBeInTheDocument()
    expect(sent()).toHaveLength(1)
  })

  it('leads to the statement, which shows the outcome, and from there back to home without a dialog', async () => {
    const player = await lose()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await player.click(await screen.findByRole('button', { name: /^รายการโอนยังไม่ทราบผล/ }))
    await player.click(await screen.findByRole('button', { name: 'ดูรายการเดินบัญชี' }))
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    await screen.findAllByRole('listitem')
    expect(window.location.pathname + window.location.search).toBe('/user/statement')
    expect(screen.queryByText('−฿100.00')).not.toBeInTheDocument()
    act(() => window.history.back())
    await screen.findByRole('region', { name: 'ยอดเงินทั้งหมด' })
    expect(window.location.pathname + window.location.search).toBe('/user/home')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('the statement', () => {
  it('is read again after a transfer, whatever its outcome', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    window.history.replaceState(null, '', '/user/statement?dialog=transfer')
    reloadApp()
    await screen.findByRole('button', { name: /^จาก/ })
    const reads = requestsOf('/api/statement').length
    await player.type(amount(), '77.70')
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    await player.click(await submit())
    expect(await screen.findByText('−฿77.70')).toBeVisible()
    expect(requestsOf('/api/statement').length).toBeGreaterThan(reads)
  })
})

test('the target of a refused transfer is not preselected the next time', async () => {
  const player = await openApp('/user/home', { as: 'rich' })
  const open = async () => {
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    await screen.findByRole('button', { name: /^จาก/ })
  }
  await open()
  await choose(player, 'ไปยัง', 'Orchid Spins')
  await player.type(amount(), '100')
  sandbox.control.addFault({ method: 'POST', path, kind: 'fail', status: 400, message: 'MONEY_NOT_ENOUGH' })
  await player.click(await submit())
  await alert()
  await player.click(ok())
  await player.click(screen.getByRole('button', { name: 'ปิด' }))
  await open()
  expect(row('ไปยัง')).toHaveTextContent('Neko Fortune')
})
