import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import errors from '../../locales/th/errors.json'
import { forgetSent, isInFlight } from '../../src/commands/openCommands.ts'
import { endSession } from '../../src/session/session.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  decide,
  justBefore,
  keepBack,
  memberOf,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  logIn,
  useApp,
  walletOf,
} from './app.tsx'

useApp()
beforeEach(() => sandbox.control.setBanners({ refund: false }))

const claimPath = '/api/refund/receive'
const addPath = '/api/refund/addWallet'
const checkPath = '/api/refund/check'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'คืนยอดเสีย' }))
const alert = () => screen.findByRole('alertdialog')
const button = async (name: string) => (await dialog()).findByRole('button', { name })
/** An amount whose decimals stand in smaller letters. */
const sum = (amount: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === amount
/** A step's button. After each step it is busy while check and log are read again, and then a tap does nothing. */
const ready = async (name: string) => (await dialog()).findByRole('button', { name, busy: false })
const claim = () => ready('รับคืนยอดเสีย')
const add = () => ready('เพิ่มเข้ากระเป๋าหลัก')
const open = (as: keyof typeof members = 'rich', remembered = false) =>
  openApp('/user/home?dialog=refund', { as, remembered })
const calls = () => [requestsOf(claimPath).length, requestsOf(addPath).length]
const fault = (path: string, part: Partial<Parameters<typeof sandbox.control.addFault>[0]> = {}) =>
  sandbox.control.addFault({ method: 'GET', path, kind: 'fail', status: 400, message: 'NO_DATA', ...part })

/** Puts an alert away. @returns what it was called and what it said. */
async function putAway(player: Awaited<ReturnType<typeof open>>) {
  const shown = await alert()
  const said = [shown.querySelector('h2')?.textContent, shown.querySelector('p')?.textContent]
  await player.click(within(shown).getByRole('button', { name: 'ตกลง' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  return said
}

describe('a refund', () => {
  it('shows how much there is and why', async () => {
    await open()
    const shown = within(await screen.findByRole('region', { name: 'เงินคืนยอดเสียที่รอรับ' }))
    expect(shown.getByText(sum('฿320.50'))).toBeVisible()
    expect(shown.getByText('อัตราเมื่อครบเงื่อนไข').nextSibling).toHaveTextContent('70%')
    expect(shown.getByText('อัตราเมื่อไม่ครบเงื่อนไข').nextSibling).toHaveTextContent('30%')
    expect(await shown.findByText('สัปดาห์ที่ผ่านมา')).toBeVisible()
    expect(await claim()).toBeEnabled()
    expect(calls()).toEqual([0, 0])
  })

  it('is received and added by one tap; check, log and balance are read again', async () => {
    const player = await open()
    await player.click(await claim())
    // The server does not say how much came; the balance on the receipt does.
    expect(await within(await alert()).findByText('฿1,250,320.50')).toBeVisible()
    expect(await alert()).not.toHaveTextContent('฿320.50')
    expect(await putAway(player)).toEqual(['รับคืนยอดเสียแล้ว', errors.REFUND_SUCCESS])
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
    expect(await claim()).toBeDisabled()
    const log = within((await dialog()).getByRole('table'))
    await waitFor(() => expect(log.getAllByRole('row')[1]).toHaveTextContent('+฿320.50'))
    expect(calls()).toEqual([1, 1])
    expect(walletOf('rich')).toBe(1_250_320_50)
    await player.click(await button('ปิด'))
    expect(await screen.findByText('฿1,250,320.50')).toBeVisible()
    expect(localStorage.getItem('refund')).toBeNull()
  })

  it.each([
    ['the words of the second step', 'OK', 'เข้าแล้วจ้า', 'เข้าแล้วจ้า'],
    ['those of the first where the second has none', 'รับแล้วจ้า', 'SUCCESS', 'รับแล้วจ้า'],
    ['ours where the server has none', 'OK', 'SUCCESS', 'ดูยอดได้ในรายการเดินบัญชี'],
  ])('is confirmed in %s', async (_, first, second, words) => {
    amend(claimPath, () => ({ message: first }))
    amend(addPath, () => ({ message: second }))
    const player = await open()
    await player.click(await claim())
    expect((await putAway(player))[1]).toBe(words)
  })

  it('is claimed once, even by a burst of taps', async () => {
    const release = keepBack(claimPath, 'later')
    await open()
    const tapped = await claim()
    act(() => [1, 2, 3].forEach(() => tapped.click()))
    expect(await button('รับคืนยอดเสีย')).toHaveAttribute('aria-busy', 'true')
    release()
    await alert()
    await waitFor(() => expect(calls()).toEqual([1, 1]))
  })

  it('cannot be requested again while the check still shows the old one', async () => {
    const player = await open()
    await claim()
    const release = keepBack(checkPath, 'later')
    await player.click(await claim())
    await putAway(player)
    expect(await button('รับคืนยอดเสีย')).toHaveAttribute('aria-busy', 'true')
    await player.click(await button('รับคืนยอดเสีย'))
    release()
    await waitFor(async () => expect(await claim()).toBeDisabled())
    expect(calls()).toEqual([1, 1])
  })

  it('is no longer offered while the check cannot be read again', async () => {
    const player = await open()
    await claim()
    fault(checkPath, { status: 404, times: 9 })
    await player.click(await claim())
    await putAway(player)
    expect(await button('ลองใหม่')).toBeVisible()
    expect((await dialog()).queryByRole('button', { name: 'รับคืนยอดเสีย' })).not.toBeInTheDocument()
    sandbox.control.clearFaults()
    await player.click(await button('ลองใหม่'))
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
  })

  it('cannot be received if there is none', async () => {
    const player = await open('newcomer')
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
    expect((await dialog()).queryByText(/%/)).not.toBeInTheDocument()
    expect(await claim()).toBeDisabled()
    await player.click(await claim())
    expect(calls()).toEqual([0, 0])
  })

  it('is held back by a bonus, and links to it', async () => {
    const player = await open('bonusHeld')
    expect(await (await dialog()).findByText('คุณใช้โบนัสอยู่ จึงยังรับคืนยอดเสียไม่ได้')).toBeVisible()
    expect(await claim()).toBeDisabled()
    await player.click(await button('ดูโบนัสของคุณ'))
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/user/bonus'))
    expect(calls()).toEqual([0, 0])
  })

  it('says why it was refused, moves nothing, and reads the check again', async () => {
    const player = await open()
    justBefore('/api/refund/receive', () => sandbox.control.giveRefund(members.rich.username, 0))
    await player.click(await claim())
    expect(await putAway(player)).toEqual(['เกิดข้อผิดพลาด', errors.REFUND_MINIMUM])
    expect(await (await dialog()).findByText(sum('฿0.00'))).toBeVisible()
    expect(calls()).toEqual([1, 0])
    expect(walletOf('rich')).toBe(1_250_000_00)
  })

  it.each([
    ['a check of wrong types', { result: 'yes', bonus: 1, info: 7, refundAmount: 'x', refundSuccess: '5' }],
    ['an empty check', {}],
  ])('is an error if the answer is %s: it can be read again, and nothing can be received', async (_, answer) => {
    amend(checkPath, () => answer)
    await open()
    expect(await (await dialog()).findByText(errors.READ_FAILED)).toBeVisible()
    expect(await button('ลองใหม่')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'เงินคืนยอดเสียที่รอรับ' })).not.toBeInTheDocument()
  })
})

describe('a refund that was received but not added', () => {
  const halfway = async (remembered = false) => {
    fault(addPath, { message: 'REFUND_CONDITION' })
    const player = await open('rich', remembered)
    await player.click(await claim())
    expect((await putAway(player))[1]).toBe(errors.REFUND_CONDITION)
    return player
  }

  it('is offered to be added, and is shown as received', async () => {
    const player = await halfway()
    expect(await (await dialog()).findByText(/^รับคืนยอดเสียแล้ว เหลือเพียงแตะ “เพิ่ม/)).toBeVisible()
    const half = within(await screen.findByRole('region', { name: 'เพิ่มเข้ากระเป๋าหลัก' }))
    expect(half.getByText(sum('฿320.50'))).toBeVisible()
    // Until the check was read again it offers what it told before.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'รับคืนยอดเสีย' })).not.toBeInTheDocument())
    await player.click(await add())
    expect(await putAway(player)).toEqual(['รับคืนยอดเสียแล้ว', errors.REFUND_SUCCESS])
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
    expect(calls()).toEqual([1, 2])
    expect(walletOf('rich')).toBe(1_250_320_50)
  })

  it('is still offered after a reload, even if the check cannot be read', async () => {
    const player = await halfway()
    fault(checkPath, { status: 404, times: 9 })
    reloadApp()
    await player.click(await add())
    await putAway(player)
    expect(calls()).toEqual([1, 2])
    expect(walletOf('rich')).toBe(1_250_320_50)
  })

  it('is kept on the device without the member’s id, until it is added, even if the tab is closed', async () => {
    const player = await halfway()
    expect(localStorage.getItem('refund')).toMatch(/^\w+ surely 32050 refused$/)
    expect(localStorage.getItem('refund')).not.toContain(memberOf('rich').id)
    cleanup()
    act(() => endSession())
    sessionStorage.clear()
    forgetSent()
    await open()
    await player.click(await add())
    await putAway(player)
    expect(walletOf('rich')).toBe(1_250_320_50)
    expect(localStorage.getItem('refund')).toBeNull()
  })

  it('may have been added if the tab was closed before the answer', async () => {
    const player = await halfway()
    const release = keepBack(addPath)
    await player.click(await add())
    await waitFor(() => expect(calls()).toEqual([1, 2]))
    expect(localStorage.getItem('refund')).toMatch(/^\w+ surely 32050 perhaps$/)
    release()
    await putAway(player)
    expect(localStorage.getItem('refund')).toBeNull()
  })

  it('was certainly not added if the server ended the session instead', async () => {
    const player = await halfway()
    fault(addPath, { status: 401, message: 'INVALID_TOKEN' })
    await player.click(await add())
    await screen.findByLabelText('เบอร์โทรศัพท์')
    expect(localStorage.getItem('refund')).toMatch(/^\w+ surely 32050 refused$/)
  })

  it('stays part of what is to be added if another one is received', async () => {
    const player = await halfway()
    sandbox.control.giveRefund(members.rich.username, 10_00)
    reloadApp()
    fault(addPath, { message: 'REFUND_CONDITION' })
    await player.click(await claim())
    await putAway(player)
    const half = within(await screen.findByRole('region', { name: 'เพิ่มเข้ากระเป๋าหลัก' }))
    expect(half.getByText(sum('฿330.50'))).toBeVisible()
  })

  it('comes before another refund that becomes due', async () => {
    const player = await halfway()
    sandbox.control.giveRefund(members.rich.username, 10_00)
    reloadApp()
    await player.click(await add())
    await putAway(player)
    expect(await (await dialog()).findByText(sum('฿10.00'))).toBeVisible()
    expect(await claim()).toBeEnabled()
  })

  it('stays after a refusal until the player confirms seeing it in the wallet', async () => {
    const player = await halfway()
    const token = sandbox.control.logIn(members.rich.username)
    await sandbox.fetch(
      new Request(`http://sandbox.test${addPath}`, {
        headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
      }),
    )
    await player.click(await add())
    expect((await putAway(player))[1]).toBe(errors.NO_REFUND)
    await player.click(await button('ดูแล้ว อยู่ในกระเป๋าหลัก'))
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
    expect(localStorage.getItem('refund')).toBeNull()
    expect(walletOf('rich')).toBe(1_250_320_50)
  })
})

it('a refund whose first step is answered after another member logged in is not added for them', async () => {
  const player = await open()
  const release = keepBack(claimPath)
  await player.click(await claim())
  await waitFor(() => expect(calls()).toEqual([1, 0]))
  act(() => endSession())
  await logIn(player, members.ktb)
  expect(await screen.findByText(members.ktb.name, { exact: false })).toBeVisible()
  release()
  await waitFor(() => expect(isInFlight()).toBe(false))
  expect(calls()).toEqual([1, 0])
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('a refund whose second step is answered after the session ended is not offered again', async () => {
  const player = await open()
  const release = keepBack(addPath)
  await player.click(await claim())
  await waitFor(() => expect(calls()).toEqual([1, 1]))
  act(() => endSession())
  release()
  await waitFor(() => expect(isInFlight()).toBe(false))
  await logIn(player, members.rich)
  expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
  expect((await dialog()).queryByRole('button', { name: 'เพิ่มเข้ากระเป๋าหลัก' })).not.toBeInTheDocument()
  expect(walletOf('rich')).toBe(1_250_320_50)
})

describe('a refund step without an answer', () => {
  const settle = async (player: Awaited<ReturnType<typeof open>>) => player.click(await decide())

  it('leaves the second step unknown, also after a reload, and offers only that step then', async () => {
    fault(addPath, { kind: 'dropBefore' })
    const player = await open()
    await player.click(await claim())
    expect(await (await dialog()).findByText(/^ส่งคำขอเพิ่มเงินคืนยอดเสียเข้ากระเป๋าหลักไปแล้ว/)).toBeVisible()
    reloadApp()
    expect(await (await dialog()).findByText(/^ส่งเมื่อ \d\d:\d\d:\d\d$/, { selector: 'li' })).toBeVisible()
    await settle(player)
    await player.click(await add())
    await putAway(player)
    expect(calls()).toEqual([1, 2])
    expect(walletOf('rich')).toBe(1_250_320_50)
  })

  it.each([
    ['NO_REFUND', errors.NO_REFUND],
    ['REFUND_CONDITION', errors.REFUND_CONDITION],
    ['ไม่มีรายการ', 'ไม่มีรายการ'],
  ])('adds nothing twice if it had succeeded, and leaves a way out in any words (%s)', async (message, refusal) => {
    fault(addPath, { kind: 'dropAfter' })
    const player = await open()
    await player.click(await claim())
    fault(addPath, { message })
    await settle(player)
    expect(await (await dialog()).findByText(/^ส่งคำขอเพิ่มเข้ากระเป๋าหลักไปแล้วครั้งหนึ่ง/)).toBeVisible()
    await player.click(await add())
    // What nothing is left of is told in any words.
    expect((await putAway(player))[1]).toBe(refusal)
    expect(await (await dialog()).findByText(/^ส่งคำขอเพิ่มเข้ากระเป๋าหลักไปแล้วครั้งหนึ่ง/)).toBeVisible()
    await player.click(await button('ดูแล้ว อยู่ในกระเป๋าหลัก'))
    expect(await (await dialog()).findByText(/^ตอนนี้ยังไม่มียอดเสียให้รับคืน/)).toBeVisible()
    expect(walletOf('rich')).toBe(1_250_320_50)
  })

  /** Receives without an answer, loads the page anew, looks, and takes the step that is offered then. */
  async function claimUnanswered(kind: 'dropAfter' | 'dropBefore', next: () => Promise<HTMLElement>) {
    fault(claimPath, { kind })
    const player = await open()
    await player.click(await claim())
    expect(await (await dialog()).findByText(/^ส่งคำขอรับคืนยอดเสียแล้ว/)).toBeVisible()
    expect(calls()).toEqual([1, 0])
    reloadApp()
    await settle(player)
    await player.click(await next())
    expect(await putAway(player)).toEqual(['รับคืนยอดเสียแล้ว', errors.REFUND_SUCCESS])
    expect(walletOf('rich')).toBe(1_250_320_50)
    expect(localStorage.getItem('refund')).toBeNull()
  }

  it('offers to add the refund if it was received', async () => {
    await claimUnanswered('dropAfter', async () => {
      expect(await (await dialog()).findByText(/^อาจรับคืนยอดเสียไปแล้ว/)).toBeVisible()
      expect(await button('ดูรายการเดินบัญชี')).toBeVisible()
      return add()
    })
    expect(calls()).toEqual([1, 1])
  })

  it('offers to claim the refund if it was not claimed', async () => {
    await claimUnanswered('dropBefore', claim)
    expect(calls()).toEqual([2, 1])
  })
})

describe('the log of refunds', () => {
  const rows = async () => within(await (await dialog()).findByRole('table')).getAllByRole('row')

  it('shows date and amount, ten a page', async () => {
    const player = await open()
    expect((await rows())[0]).toHaveTextContent('เวลาจำนวนเงิน')
    expect(await rows()).toHaveLength(11)
    expect((await rows())[1]).toHaveTextContent(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d\+฿[\d,]+\.\d\d$/)
    await player.click((await dialog()).getByRole('button', { name: 'หน้า 2' }))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    expect(requestsOf('/api/refund').map(({ body }) => body)).toEqual([1, 2].map((page) => ({ page, limit: 10 })))
  })

  it('is empty at first, and says so', async () => {
    await open('newcomer')
    expect(await (await dialog()).findByText('ยังไม่มีรายการคืนยอดเสีย')).toBeVisible()
  })

  it('ends where a page comes back empty', async () => {
    amend('/api/refund', (answer) => {
      const { refunds } = answer as { refunds: unknown[] }
      return { refunds: refunds.length === 10 ? refunds : [] }
    })
    const player = await open()
    await rows()
    await player.click((await dialog()).getByRole('button', { name: 'หน้า 2' }))
    expect(await (await dialog()).findByText('ไม่มีรายการเพิ่มเติม')).toBeVisible()
  })
})

it('the refund dialog begins with the banners, which a tap leaves behind', async () => {
  sandbox.control.setBanners({ refund: true })
  const player = await openApp('/user/home', { as: 'rich' })
  await player.click(await screen.findByRole('button', { name: 'คืนยอดเสีย' }))
  expect(await screen.findByText('คืนยอดเสียทุกสัปดาห์')).toBeVisible()
  expect(requestsOf(checkPath)).toEqual([])
  await player.click(screen.getByRole('button', { name: 'ต่อไป' }))
  expect(await claim()).toBeEnabled()
})
