import { fireEvent, act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import texts from '../../locales/th/spin.json'
import { isInFlight, openCommands } from '../../src/commands/openCommands.ts'
import { endSession } from '../../src/session/session.ts'
import { deferred } from '../fakes/deferred.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  comesBackUntil,
  decide,
  justBefore,
  keepBack,
  memberOf,
  openApp,
  refuse,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
  walletOf,
} from './app.tsx'

useApp()
beforeEach(() => {
  sandbox.control.setSwitches({ wheel: true })
  // jsdom cannot read colours, and plays a browser whose player wants no motion.
  HTMLCanvasElement.prototype.getContext = () => null
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('reduced-motion'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
})

afterEach(() => void vi.useRealTimers())

type Who = keyof typeof members
type Text = keyof typeof texts

const [spinPath, claimPath] = ['/api/spinwheel/spin', '/api/spinwheel/coupon/claim']
const [setupPath, couponsPath] = ['/api/spinwheel/setup', '/api/spinwheel/coupon']
const fill = (key: Text, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), texts[key])

const open = (as: Who = 'rich') => openApp('/user/spin', { as })
const wheel = (coins: string, action: string = texts.spin) =>
  screen.findByRole('button', { name: `${action} เหลือ ${coins}` })
const prize = () => screen.findByRole('dialog', { name: texts.wonTitle })
const alert = () => screen.findByRole('alertdialog')
const rows = async () => {
  const table = await screen.findByRole('table', { name: texts.coupons })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell')
      return cells.map(({ textContent }) => textContent.trim()).join(' | ')
    })
}

/** Puts an alert or the prize away, and with it its step in the history. */
async function putAway(player: Awaited<ReturnType<typeof open>>, button = 'ตกลง') {
  await player.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect((window.history.state as { covered?: true } | null)?.covered).toBeUndefined())
}

/** Turns so many pages of the coupons. */
async function turn(player: Awaited<ReturnType<typeof open>>, pages: number) {
  for (let count = 0; count < pages; count += 1)
    await player.click(await screen.findByRole('button', { name: 'หน้าถัดไป' }))
}

/** Shows the winner for another time (ms) than two seconds. */
function showWinnerFor(shownMs: number): void {
  const { setTimeout: wait } = globalThis
  const other = (then: () => void, ms?: number) => wait(then, ms === 2_000 ? shownMs : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(other as typeof setTimeout)
}
/** For a test that need not watch the winner. */
const hurry = () => showWinnerFor(0)

describe('the wheel', () => {
  it('shows its title, the coins, and what there is to win', async () => {
    await open()
    expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible()
    expect(screen.getAllByText('วงล้อนำโชค')).toHaveLength(1)
    const button = await wheel('12')
    expect(button).toHaveAccessibleDescription(texts.hint)
    expect(button).not.toHaveAttribute('aria-disabled')
    expect(within(button).getByText('เหลือ 12')).toBeVisible()
    expect(screen.getByText('฿20', { selector: 'li' })).toBeInTheDocument()
  })

  it('has one title, and lists all of its prizes under the operator’s name for it', async () => {
    const slice = Array.from({ length: 12 }, (_, at) => ({ code: `P${at}`, label: `รางวัล ${at + 1}` }))
    amend(setupPath, () => ({ result: { activeSpinwheel: { name: 'Songkran 2026', slice }, userCoin: 3 } }))
    await open()
    expect(await screen.findByText('Songkran 2026')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Songkran 2026' })).not.toBeInTheDocument()
    const listed = within(screen.getByRole('list', { name: texts.prizes })).getAllByRole('listitem')
    expect(listed.map(({ textContent }) => textContent)).toEqual(slice.map(({ label }) => label))
  })

  it('takes one coin for a burst of taps, and shows the prize', async () => {
    hurry()
    sandbox.control.setNextPrize('BAHT5')
    const player = await open()
    const button = await wheel('12')
    // Before the screen had time to show that a spin is under way.
    act(() => [1, 2, 3].forEach(() => button.click()))
    expect(await prize()).toHaveAccessibleDescription(`${texts.wonText} ฿5 ${texts.wonNext}`)
    expect(screen.getByText(fill('won', { prize: '฿5' }))).toHaveAttribute('role', 'status')
    expect(await wheel('11', texts.again)).toHaveAttribute('aria-disabled', 'true')
    expect(requestsOf(spinPath)).toHaveLength(1)
    expect(memberOf('rich').coin).toBe(11)

    const reads = () => [setupPath, couponsPath].map((path) => requestsOf(path).length)
    expect(reads()).toEqual([1, 1])
    await putAway(player, 'ปิด')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(reads()).toEqual([2, 2]))
    expect(await wheel('11', texts.again)).not.toHaveAttribute('aria-disabled')
    await turn(player, 2)
    expect((await rows()).at(-1)).toBe(`9. | ฿5 | 1 ใบ | ${texts.claim}`)
  })

  it('can be turned again, even to the same slice', async () => {
    hurry()
    const player = await open()
    for (const [coins, action] of [
      ['12', texts.spin],
      ['11', texts.again],
    ] as const) {
      sandbox.control.setNextPrize('BAHT10')
      await player.click(await wheel(coins, action))
      await prize()
      await putAway(player, 'ปิด')
    }
    expect(await wheel('10', texts.again)).toBeVisible()
    await waitFor(async () => expect(await rows()).toContain(`1. | ฿10 | 4 ใบ | ${texts.claim}`))
  })

  it('leads from the prize to the coupons', async () => {
    hurry()
    const player = await open()
    await player.click(await wheel('12'))
    await prize()
    await player.click(screen.getByRole('button', { name: texts.wonLook }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { name: texts.coupons })).toHaveFocus())
    expect(await wheel('11', texts.again)).toBeVisible()
  })

  it('shows its prize until a step back, which stays on the page', async () => {
    hurry()
    const player = await open()
    await player.click(await wheel('12'))
    await prize()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.pathname).toBe('/user/spin')
    expect(await wheel('11', texts.again)).toBeVisible()
  })

  it('shows a prize that is on none of its slices at once', async () => {
    sandbox.control.setNextPrize('MYSTERY')
    const player = await open()
    await player.click(await wheel('12'))
    expect(await prize()).toHaveAccessibleDescription(/รางวัล MYSTERY/)
  })

  it('names a prize that has no label', async () => {
    amend(spinPath, () => ({ result: { code: '', label: '', remainingCoin: 'x' } }))
    const player = await open()
    await player.click(await wheel('12'))
    expect(await prize()).toHaveAccessibleDescription(new RegExp(texts.somePrize))
    expect(await wheel('-')).toHaveAttribute('aria-disabled', 'true')
    await putAway(player, 'ปิด')
    expect(await wheel('11', texts.again)).toBeVisible()
  })

  it('turning on another page says why no dialog opens', async () => {
    sandbox.control.setNextPrize('BAHT500')
    const player = await open()
    const release = keepBack(spinPath)
    await player.click(await wheel('12'))
    await waitFor(() => expect(requestsOf(spinPath)).toHaveLength(1))
    await player.click(screen.getByRole('link', { name: 'หน้าหลัก' }))
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    await waitFor(() => expect(toastTexts()).toEqual(['กำลังทำรายการอยู่ รอสักครู่']))
    expect(screen.queryByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).not.toBeInTheDocument()
    release()
    // The first toast goes after four seconds, which a busy machine may need for this.
    await waitFor(() => expect(toastTexts().at(-1)).toBe(fill('wonToast', { prize: '฿500' })))
    await player.click(await screen.findByRole('button', { name: 'โอนเงิน' }))
    expect(await screen.findByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).toBeVisible()
  })

  it('is not read again behind a spin that is under way', async () => {
    hurry()
    const player = await open()
    const button = await wheel('12')
    await screen.findByRole('table', { name: texts.coupons })
    const release = keepBack(spinPath)
    await player.click(button)
    expect(await screen.findByText(texts.turning)).toBeVisible()
    await comesBackUntil(() => expect(requestsOf('/api/wallet').length).toBeGreaterThan(1))
    release()
    await prize()
    expect(requestsOf(setupPath)).toHaveLength(1)
    expect(requestsOf(couponsPath)).toHaveLength(1)
  })

  it('ends on the wheel it began on, whatever a read under way brings', async () => {
    hurry()
    sandbox.control.setNextPrize('BAHT5')
    const player = await open()
    const button = await wheel('12')
    const prizes = () => within(screen.getByRole('list', { name: texts.prizes })).getAllByRole('listitem')
    const before = prizes().map(({ textContent }) => textContent)
    const slice = ['X', 'BAHT5'].map((code) => ({ code, label: `รางวัล ${code}` }))
    const read = deferred<object>()
    amend(setupPath, () => read.promise)
    await comesBackUntil(() => expect(requestsOf(setupPath)).toHaveLength(2))
    const release = keepBack(spinPath)
    await player.click(button)
    read.resolve({ result: { activeSpinwheel: { name: 'ใหม่', slice }, userCoin: 12 } })
    expect(await screen.findByText('ใหม่')).toBeVisible()
    expect(prizes().map(({ textContent }) => textContent)).toEqual(before)
    release()
    expect(await prize()).toHaveAccessibleDescription(/฿5 /)
    await putAway(player, 'ปิด')
    await waitFor(() => expect(prizes().map(({ textContent }) => textContent)).toEqual(['รางวัล X', 'รางวัล BAHT5']))
  })
})

describe('the wheel does not turn', () => {
  const many = (answer: unknown) => ({ result: { ...(answer as { result: object }).result, userCoin: 'many' } })

  test.each([
    ['without coins', 'ktb', '0', texts.noCoins, null],
    ['with coins that could not be read', 'rich', '-', texts.coinsUnread, many],
  ] as const)('%s, and the page says why', async (_, as, coins, why, change) => {
    if (change) amend(setupPath, change)
    const player = await open(as)
    const button = await wheel(coins)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(why)
    expect(screen.getByText(why)).toBeVisible()
    await player.click(button)
    await player.keyboard('{Enter}')
    expect(requestsOf(spinPath)).toEqual([])
  })

  test.each([
    ['NO_CLAIMABLE_COUPON', errors.NO_CLAIMABLE_COUPON],
    ['SPIN_CLOSED', 'SPIN_CLOSED'],
  ])('when the server answers the error %s, shown in an alert', async (code, words) => {
    sandbox.control.setSpinError(code)
    const player = await open()
    await player.click(await wheel('12'))
    expect(await alert()).toHaveAccessibleDescription(words)
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    await waitFor(() => expect(requestsOf(setupPath)).toHaveLength(2))
    await putAway(player)
    expect(await wheel('12')).not.toHaveAttribute('aria-disabled')
    expect(toastTexts()).toEqual([])
  })

  it('when the coins went elsewhere, which the page then shows', async () => {
    const player = await open()
    const button = await wheel('12')
    justBefore('/api/spinwheel/spin', () => sandbox.control.setCoins(members.rich.username, 0))
    await player.click(button)
    expect(await alert()).toHaveAccessibleDescription(errors.NO_CLAIMABLE_COUPON)
    expect(await wheel('0')).toHaveAccessibleDescription(texts.noCoins)
  })
})

describe('a wheel that cannot be shown', () => {
  it('because none is on is not an error: the page says so, shows one once it is on, and keeps the coupons', async () => {
    sandbox.control.setSwitches({ wheel: false })
    await open()
    expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ลองใหม่' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: texts.title })).toBeVisible()
    expect(await rows()).toHaveLength(3)
    sandbox.control.setSwitches({ wheel: true })
    await comesBackUntil(() => expect(requestsOf(setupPath).length).toBeGreaterThan(1))
    expect(await wheel('12')).toBeVisible()
  })

  it('because it was switched off behind the page is gone after the refusal', async () => {
    const player = await open()
    const button = await wheel('12')
    sandbox.control.setSwitches({ wheel: false })
    await player.click(button)
    expect(await alert()).toHaveTextContent(errors.NO_DATA)
    await putAway(player)
    expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
    expect(screen.queryByRole('list', { name: texts.prizes })).not.toBeInTheDocument()
  })

  test.each([[null], [{ name: 'x', slice: [] }], [{ name: 'x', slice: [{ code: 'A', label: 'A' }] }]])(
    'because the server says %j counts as off',
    async (activeSpinwheel) => {
      amend(setupPath, () => ({ result: { activeSpinwheel, userCoin: 3 } }))
      await open()
      expect(await screen.findByText(texts.emptyTitle)).toBeVisible()
      expect(screen.queryByRole('button', { name: /^หมุน/ })).not.toBeInTheDocument()
    },
  )

  it('offers a retry if no slice can be read', async () => {
    amend(setupPath, () => ({
      result: { activeSpinwheel: { name: 'x', slice: [{ code: '' }, 7, null] }, userCoin: 3 },
    }))
    await open()
    expect(await screen.findByText(errors.READ_FAILED)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^หมุน/ })).not.toBeInTheDocument()
  })
})

describe('a spin without an answer', () => {
  it('that took a coin says so, shows the prize among the coupons, and is not sent again, also after a reload', async () => {
    sandbox.control.setNextPrize('BAHT5')
    sandbox.control.addFault({ method: 'POST', path: spinPath, kind: 'dropAfter' })
    const player = await open()
    await player.click(await wheel('12'))
    expect(await screen.findByText(texts.unknownTaken)).toBeVisible()
    reloadApp()
    expect(await screen.findByText(texts.unknownTaken)).toBeVisible()
    expect(screen.getByText(/^ส่งคำสั่งหมุนเมื่อ \d\d:\d\d:\d\d · เหรียญก่อนหมุน 12 ตอนนี้ 11$/)).toBeVisible()
    await turn(player, 2)
    expect((await rows()).at(-1)).toBe(`9. | ฿5 | 1 ใบ | ${texts.claim}`)
    expect(screen.queryByRole('button', { name: /^หมุน/ })).not.toBeInTheDocument()
    await player.click(await decide())
    expect(await wheel('11')).not.toHaveAttribute('aria-disabled')
    expect(requestsOf(spinPath)).toHaveLength(1)
    expect(openCommands()).toEqual([])
  })

  it('that never arrived took no coin as far as is known', async () => {
    sandbox.control.addFault({ method: 'POST', path: spinPath, kind: 'dropBefore' })
    const player = await open()
    await player.click(await wheel('12'))
    expect(await screen.findByText(texts.unknownKept)).toBeVisible()
    await player.click(await decide())
    await player.click(await wheel('12'))
    await wheel('11', texts.again)
    expect(requestsOf(spinPath)).toHaveLength(2)
  })

  it('can be decided after three checks of the coins that failed', async () => {
    sandbox.control.addFault({ method: 'POST', path: spinPath, kind: 'dropAfter' })
    const player = await open()
    const button = await wheel('12')
    refuse(setupPath, 'NO_DATA', 99)
    await player.click(button)
    for (let look = 0; look < 3; look += 1)
      await player.click(await screen.findByRole('button', { name: shared.unknownAgain, busy: false }))
    expect(await screen.findByRole('button', { name: shared.unknownDecide })).toBeVisible()
    expect(requestsOf(spinPath)).toHaveLength(1)
  })

  it('stays open until the coins were read since, which can be requested', async () => {
    sandbox.control.addFault({ method: 'POST', path: spinPath, kind: 'dropAfter' })
    const player = await open()
    const button = await wheel('12')
    const missing = { kind: 'fail', status: 404, message: 'NO_DATA' } as const
    sandbox.control.addFault({ method: 'GET', path: setupPath, ...missing, times: 9 })
    await player.click(button)
    expect(await screen.findByText(texts.unknownUnclear)).toBeVisible()
    expect(screen.getByText(/ตอนนี้ -$/)).toBeVisible()
    expect(await screen.findByRole('button', { name: shared.unknownAgain })).toBeVisible()
    expect(screen.queryByRole('button', { name: shared.unknownDecide })).not.toBeInTheDocument()
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: texts.unknownShow }))
    expect(await screen.findByText(texts.unknownTaken)).toBeVisible()
    await player.click(await decide())
    expect(await wheel('11')).toBeVisible()
    expect(requestsOf(spinPath)).toHaveLength(1)
  })
})

it('a spin whose session ended before its answer was lost requests nothing more', async () => {
  sandbox.control.addFault({ method: 'POST', path: spinPath, kind: 'dropAfter' })
  const player = await open()
  const release = keepBack(spinPath, 'later')
  await player.click(await wheel('12'))
  await waitFor(() => expect(isInFlight('spin')).toBe(true))
  act(() => endSession())
  const reads = requestsOf(setupPath).length
  release()
  await waitFor(() => expect(isInFlight('spin')).toBe(false))
  expect(requestsOf(setupPath)).toHaveLength(reads)
})

describe('a page left during a spin', () => {
  const leave = (player: Awaited<ReturnType<typeof open>>) => player.click(screen.getByRole('link', { name: 'โปรไฟล์' }))

  it('before the wheel rests still shows the prize', async () => {
    showWinnerFor(600_000)
    sandbox.control.setNextPrize('BAHT500')
    const player = await open()
    await player.click(await wheel('12'))
    await wheel('11', texts.again)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await leave(player)
    await waitFor(() => expect(toastTexts()).toEqual([fill('wonToast', { prize: '฿500' })]))
  })

  it('before the server answered still shows the prize', async () => {
    sandbox.control.setNextPrize('BAHT500')
    const player = await open()
    const button = await wheel('12')
    const release = keepBack(spinPath)
    await player.click(button)
    await leave(player)
    expect(await screen.findByRole('heading', { name: 'โปรไฟล์' })).toBeVisible()
    expect(toastTexts()).toEqual([])
    release()
    await waitFor(() => expect(toastTexts()).toEqual([fill('wonToast', { prize: '฿500' })]))
    expect(openCommands()).toEqual([])
  })

  it('after the prize was seen shows nothing more', async () => {
    hurry()
    const player = await open()
    await player.click(await wheel('12'))
    await prize()
    await putAway(player, 'ปิด')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await leave(player)
    expect(await screen.findByRole('heading', { name: 'โปรไฟล์' })).toBeVisible()
    expect(toastTexts()).toEqual([])
  })
})

describe('the coupons', () => {
  it('are shown three a page, with how many there are of each', async () => {
    const player = await open()
    expect(await rows()).toEqual(
      ['1. | ฿10 | 2 ใบ', '2. | ฿20 | 1 ใบ', '3. | ฿50 | 3 ใบ'].map((cells) => `${cells} | ${texts.claim}`),
    )
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual([texts.columnIndex, texts.columnPrize, texts.columnAmount, texts.claim])
    await player.click(screen.getByRole('button', { name: 'หน้าถัดไป' }))
    expect(await rows()).toHaveLength(3)
    await player.click(screen.getByRole('button', { name: 'หน้า 3' }))
    expect((await rows()).map((row) => row.split(' | ')[0])).toEqual(['7.', '8.'])
    expect(requestsOf(couponsPath)).toHaveLength(1)
  })

  it('of thousands are counted in groups', async () => {
    await open('longName')
    expect((await rows())[0]).toContain('1,234 ใบ')
  })

  it('are empty for a newcomer', async () => {
    await open('newcomer')
    expect(await screen.findByText(texts.couponsEmptyTitle)).toBeVisible()
    expect(screen.queryByRole('table', { name: texts.coupons })).not.toBeInTheDocument()
  })

  it('can be retried when they cannot be read', async () => {
    refuse(couponsPath, 'NO_WALLET', 99)
    const player = await open()
    expect(await screen.findByText(errors.NO_WALLET)).toBeVisible()
    expect(await wheel('12')).toBeVisible()
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await rows()).toHaveLength(3)
  })

  it('without any identification cannot be claimed, and say so', async () => {
    amend(couponsPath, () => [{ prize: { name: 'แปลก' }, amount: 'x' }, { prize: 7 }])
    await open()
    const none = `${texts.noCode} | - | ${texts.claim}`
    expect(await rows()).toEqual([`1. | แปลก ${none}`, `2. | - ${none}`])
    expect(screen.getByRole('button', { name: fill('claimOf', { prize: 'แปลก' }) })).toBeDisabled()
  })
})

describe('a claim', () => {
  const dialog = () => screen.findByRole('dialog', { name: texts.couponTitle })
  const confirm = async () => within(await dialog()).findByRole('button', { name: texts.confirm })
  const openCoupon = (code: string, as: Who = 'rich', page = 'contact') =>
    openApp(`/user/${page}?${new URLSearchParams({ dialog: 'coupon', code })}`, { as })
  const claims = () => requestsOf(claimPath).map(({ body }) => body)

  test.each([
    ['฿10', 'CP-BAHT10', 10_00],
    ['฿20', 'coupon-BAHT20', 20_00],
    ['฿50', 'BAHT50', 50_00],
  ])('of %s is confirmed, sent as %s once by a burst of taps, and credited', async (label, coupon, credit) => {
    const player = await open()
    await player.click(await screen.findByRole('button', { name: fill('claimOf', { prize: label }) }))
    expect(within(await dialog()).getByText(label)).toBeVisible()
    expect(claims()).toEqual([])
    const button = await confirm()
    act(() => [1, 2, 3].forEach(() => button.click()))
    expect(await alert()).toHaveAccessibleName(texts.claimedTitle)
    expect(await alert()).toHaveAccessibleDescription(fill('claimedText', { prize: label }))
    expect(claims()).toEqual([{ coupon }])
    expect(walletOf('rich')).toBe(1_250_000_00 + credit)
    const last = (wanted: string) => sandbox.requests.findLastIndex(({ path }) => path === wanted)
    // Read again after the claim.
    await waitFor(() => expect(last(couponsPath)).toBeGreaterThan(last(claimPath)))
    await waitFor(() => expect(last(setupPath)).toBeGreaterThan(last(claimPath)))
    await putAway(player)
    expect(window.location.pathname + window.location.search).toBe('/user/spin')
  })

  it('whose coupons cannot be read again says that they may be older', async () => {
    const player = await open()
    await player.click(await screen.findByRole('button', { name: fill('claimOf', { prize: '฿20' }) }))
    sandbox.control.addFault({ method: 'GET', path: couponsPath, kind: 'fail', status: 404, times: 99 })
    await player.click(await confirm())
    await alert()
    await putAway(player)
    const note = await screen.findByText(shared.rowsNotNewest)
    sandbox.control.clearFaults()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: fill('claimOf', { prize: '฿20' }) })).not.toBeInTheDocument()
  })

  it('shows the server’s words for the prize, before and after, and not how many a claim takes', async () => {
    const player = await openCoupon('BAHT50')
    const shown = within(await dialog())
    expect(await shown.findByText(fill('count', { shown: '3' }))).toBeVisible()
    await waitFor(() => expect(shown.getByText('ไม่ต้องทำเทิร์น')).toBeVisible())
    amend(claimPath, () => ({ message: 'เงินเข้าแล้ว 50 บาท' }))
    await player.click(await confirm())
    expect(await alert()).toHaveAccessibleDescription('เงินเข้าแล้ว 50 บาท')
  })

  it('is one for taps within 500 ms, though the answer came between them', async () => {
    const player = await openCoupon('SHIRT')
    const button = await confirm()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    await player.click(button)
    await alert()
    await putAway(player)
    clock.mockReturnValue(1_000_499)
    fireEvent.click(button)
    expect(button).not.toHaveAttribute('aria-busy')
    clock.mockReturnValue(1_000_500)
    await player.click(button)
    expect(await alert()).toBeVisible()
    expect(claims()).toHaveLength(2)
  })

  it('of a bonus’s holder is refused, shown in an alert', async () => {
    const player = await openCoupon('coupon-BAHT20', 'bonusHeld')
    await player.click(await confirm())
    expect(await alert()).toHaveAccessibleDescription(errors.BONUS_REMAINING)
    await waitFor(() => expect(requestsOf(couponsPath)).toHaveLength(2))
    await putAway(player)
    expect(await confirm()).toBeVisible()
  })

  it('of a coupon that is gone is refused, and the dialog then shows that', async () => {
    const player = await openCoupon('coupon-BAHT20')
    const button = await confirm()
    justBefore('/api/spinwheel/coupon/claim', () => {
      sandbox.state.coupons = sandbox.state.coupons.filter(({ slice }) => slice !== 'BAHT20')
    })
    await player.click(button)
    expect(await alert()).toHaveAccessibleDescription(errors.INVALID_CODE)
    await putAway(player)
    expect(await screen.findByText(texts.goneTitle)).toBeVisible()
  })

  it('with an unknown outcome shows on the page, too, even if the coupon is gone', async () => {
    sandbox.control.addFault({ method: 'POST', path: claimPath, kind: 'dropAfter' })
    const player = await openCoupon('coupon-BAHT20', 'rich', 'spin')
    await player.click(await confirm())
    await within(await dialog()).findByText(texts.claimUnknown)
    reloadApp()
    await player.click(await within(await dialog()).findByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByText(texts.claimUnknown)).toBeVisible()
    expect(await rows()).not.toContainEqual(expect.stringContaining('| ฿20'))
    await player.click(await decide())
    expect(screen.queryByText(texts.claimUnknown)).not.toBeInTheDocument()
    expect(claims()).toHaveLength(1)
  })

  it('of a coupon that the member does not hold leads to those that are held', async () => {
    const player = await openCoupon('BAHT10')
    expect(await within(await dialog()).findByText(texts.goneTitle)).toBeVisible()
    await player.click(within(await dialog()).getByRole('button', { name: texts.coupons }))
    expect(await rows()).toHaveLength(3)
    expect(window.location.pathname + window.location.search).toBe('/user/spin')
    expect(claims()).toEqual([])
  })

  it('waits for the coupons, and offers to read them again', async () => {
    refuse(couponsPath, 'NO_DATA', 99)
    const player = await openCoupon('BAHT50')
    expect(await within(await dialog()).findByText(errors.NO_DATA)).toBeVisible()
    sandbox.control.clearFaults()
    await player.click(within(await dialog()).getByRole('button', { name: 'ลองใหม่' }))
    expect(await confirm()).toBeVisible()
  })
})
