import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { generate, withCrcTag } from 'promptparse'
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import { hash } from '../../src/lib/hash.ts'
import type { Minor } from '../../src/lib/money/minor.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { lastUsed, storeLastUsed } from '../../src/session/lastUsed.ts'
import { drawCodes } from '../fakes/codePictures.ts'
import { svgMarkup } from '../sandbox/art/qrMarkup.ts'
import { members } from '../sandbox/seed/seed.ts'
import { amend, besideToasts, keepBack, openApp, reloadApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { VITE_QR_VALID_MINUTES: null })
})

type Hands = Awaited<ReturnType<typeof openApp>>
const { username } = members.rich
/** The plainest page stands behind the dialog, unless the test is about what happens there. */
const address = (code: string, page = 'contact') => `/user/${page}?dialog=qr&code=${code}`
const path = (code: string) => `/api/qrcode/${code}`
const sent = (code = 'KBANK') =>
  requestsOf(path(code)).flatMap(({ method, body }) => (method === 'POST' ? [body as unknown] : []))
const looks = (code = 'KBANK') => requestsOf(path(code)).filter(({ method }) => method === 'GET').length

const dialog = () => within(screen.getByRole('dialog', { name: 'ฝากด้วย QR' }))
const amount = () => screen.findByLabelText('จำนวนเงิน')
const create = () => screen.getByRole('button', { name: 'สร้าง QR' })
const nameOf = (money: string) => `QR สำหรับจ่าย ${money}`
/** A row of the receipt by its label, once it is there. */
const rowOf = async (label: string) => (await dialog().findByText(label)).parentElement
const picture = (money = '฿500.00') => screen.findByRole('img', { name: nameOf(money) })
const timer = () => screen.queryByRole('timer')
const alert = () => screen.findByRole('alertdialog')
const howItStands = /นี่คือสถานะล่าสุด$/

/** Puts an amount into the field at once; that it can be typed is shown once, below. */
const enter = async (text: string) => void fireEvent.change(await amount(), { target: { value: text } })

/** Opens a channel and enters an amount. */
async function fillIn({
  code = 'KBANK',
  text = '500',
  page,
}: { code?: string; text?: string; page?: string | undefined } = {}) {
  const player = await openApp(address(code, page), { as: 'rich' })
  await enter(text)
  return player
}

/** Leads the opened app to another channel. */
const lead = (code: string) => act(() => navigate(address(code), { replace: true }))

/** Opens a channel and makes a code of 500 baht. */
async function make(code = 'KBANK', page?: string) {
  const player = await fillIn({ code, page })
  await player.click(create())
  await picture()
  return player
}

/**
 * Holds the 3 s pauses between two looks, and the second in which nothing is read twice, from now on.
 * @returns what waits until something holds while those pauses pass, each at once.
 */
function holdPauses() {
  const { setTimeout: start, clearTimeout: stop } = globalThis
  const held = new Map<unknown, () => void>()
  const hold = (run: () => void, ms?: number) => {
    if (ms !== 1_000 && ms !== 3_000) return start(run, ms)
    const name = start(() => undefined, 0)
    held.set(name, run)
    return name
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((name) => {
    held.delete(name)
    stop(name)
  })
  const pass = () => {
    const due = [...held.values()]
    held.clear()
    for (const run of due) run()
  }
  // Looks every 50 ms, not with each change of the page, which would never end where a look changes it.
  const container = document.createElement('div')
  return (holds: () => void) =>
    waitFor(
      () => {
        pass()
        holds()
      },
      { container },
    )
}

/** So many seconds go by in the background. */
function sleep(seconds: number) {
  vi.setSystemTime(Date.now() + seconds * 1_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const ask = (player: Hands) => player.click(screen.getByRole('button', { name: 'ยกเลิก QR' }))
const confirm = (player: Hands) => player.click(screen.getByRole('button', { name: 'ยืนยันยกเลิก' }))

describe('the channel in the address', () => {
  it('is one of five, letter by letter; for any other the ways of paying are offered', async () => {
    const player = await openApp(address('SCB'), { as: 'rich' })
    await screen.findByText('ไม่มีช่องทาง QR นี้')
    lead('KBANK')
    await waitFor(() => expect(screen.queryByText('ไม่มีช่องทาง QR นี้')).not.toBeInTheDocument())
    for (const code of ['kbank', '']) {
      lead(code)
      expect(await screen.findByText('ไม่มีช่องทาง QR นี้')).toBeVisible()
    }
    await player.click(screen.getByRole('button', { name: 'เลือกช่องทางฝากเงิน' }))
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
    expect(window.location.search).toBe('?dialog=deposit')
  })

  it('can be retried when it could not be read', async () => {
    sandbox.control.addFault({ method: 'GET', path: path('KBANK'), kind: 'fail', status: 400, times: 99 })
    const player = await openApp(address('KBANK'), { as: 'rich' })
    const again = await screen.findByRole('button', { name: 'ลองใหม่' })
    sandbox.control.clearFaults()
    await player.click(again)
    expect(await amount()).toBeVisible()
  })
})

describe('an amount for a code', () => {
  it('can be chosen from quick ones, and has a minimum, in each channel', async () => {
    const player = await openApp(address('KBANK'), { as: 'rich' })
    for (const [code, quick, least, little, enough] of [
      ['KBANK', ['฿10', '฿20', '฿50', '฿100', '฿500', '฿1,000'], '฿1', '0', '0.01'],
      ['WW', ['฿100', '฿200', '฿300', '฿500', '฿1,000'], '฿100', '99.99', '100'],
      ['PAYONEX', ['฿100', '฿200', '฿300', '฿500', '฿1,000'], '฿100', '99.99', '100'],
      ['PAYTIMZ', ['฿10', '฿50', '฿100', '฿500', '฿1,000'], '฿10', '9.99', '10'],
      ['FP', ['฿10', '฿50', '฿100', '฿500', '฿1,000'], '฿10', '9.99', '10'],
    ] as const) {
      lead(code)
      const [field, button] = [await amount(), create()]
      const group = within(screen.getByRole('group', { name: 'เลือกจำนวนเงิน' }))
      const last = group.getByRole('button', { name: '฿1,000' })
      expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(quick)
      expect(screen.getByText(`ขั้นต่ำ ${least}`)).toBeVisible()
      expect(field).toHaveValue('')
      expect(button).toBeDisabled()
      await player.click(last)
      expect(field).toHaveValue('1000')
      expect(last).toHaveAttribute('aria-pressed', 'true')
      expect(button).toBeEnabled()

      await enter(little)
      expect(button).toBeDisabled()
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      fireEvent.blur(field)
      expect(screen.getByRole('alert')).toHaveTextContent('จำนวนเงินต้องไม่น้อยกว่า')
      await enter(enough)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(button).toBeEnabled()
      expect(sent(code)).toEqual([])
    }
  })

  it('begins with those that this player uses most, where the channel takes them', async () => {
    for (const minor of [50_00, 300_00, 50_00, 300_00, 300_00, 70_00])
      storeLastUsed(hash('a10000000000000000000001'), 'deposit', 'KBANK', minor as Minor)
    await openApp(address('KBANK'), { as: 'rich' })
    const offered = async () => {
      const group = within(await screen.findByRole('group', { name: 'เลือกจำนวนเงิน' }))
      return group.getAllByRole('button').map(({ textContent }) => textContent)
    }
    expect(await offered()).toEqual(['฿300', '฿50', '฿10', '฿20', '฿100', '฿500', '฿1,000'])
    lead('WW')
    await waitFor(async () => expect(await offered()).toEqual(['฿300', '฿100', '฿200', '฿500', '฿1,000']))
  })

  it('under 1 baht is refused with a message and not sent, though KBANK’s button can be tapped', async () => {
    const player = await fillIn({ text: '0.50' })
    await player.click(create())
    expect(screen.getByRole('alert')).toHaveTextContent('ยังไม่ได้สร้าง QR เพราะฝากด้วย QR ขั้นต่ำ ฿1')
    expect(await amount()).toHaveValue('0.50')
    expect(sent()).toEqual([])
  })

  it('that cannot be parsed is reported at once, not sent, and kept', async () => {
    const player = await fillIn()
    const [field, button] = [await amount(), create()]
    const unclear = 'กรอกจำนวนเงินเป็นตัวเลข เช่น 1000.50'
    for (const [typed, words] of [
      ['1.000', unclear],
      ['9999999999999', 'จำนวนเงินมากเกินไป'],
    ] as const) {
      await enter('500')
      expect(button).toBeEnabled()
      await enter(typed)
      expect(screen.getByRole('alert')).toHaveTextContent(words)
      expect(button).toBeDisabled()
      await player.type(field, '{Enter}')
      expect(field).toHaveValue(typed)
      expect(field).toBeInvalid()
    }
    expect(sent()).toEqual([])
  })

  it('is not criticised while it is being typed', async () => {
    const player = await openApp(address('WW'), { as: 'rich' })
    await player.type(await amount(), '1')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    for (const next of [',', '5', '0', '0', '.', '5']) {
      await player.type(await amount(), next)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    }
    await player.click(create())
    expect(await picture('฿1,500.50')).toBeVisible()
    expect(sent('WW')).toEqual([{ amount: 1_500.5 }])
  })
})

describe('a new code', () => {
  it('is a picture, not part of the page, and counts down if it has a time', async () => {
    sandbox.control.setQrSeconds(600)
    const player = await openApp(address('KBANK'), { as: 'rich' })
    // PAYTIMZ tells an instant, and the server's clock is told in whole seconds.
    const left = expect.stringMatching(/^เหลือเวลา (10:0[01]|09:5\d)$/) as string
    for (const [code, counted] of [
      ['KBANK', left],
      ['WW', left],
      ['PAYTIMZ', left],
      ['PAYONEX', undefined],
      ['FP', left],
    ] as const) {
      lead(code)
      await enter('500')
      await player.click(create())
      expect((await picture()).getAttribute('src')).toMatch(/^data:image\/(svg\+xml[;,]|gif;base64,)/)
      expect(timer()?.textContent).toEqual(counted)
      expect(document.querySelector('dialog path[shape-rendering]')).toBeNull()
      expect(sent(code)).toEqual([{ amount: 500 }])
      // Its content cannot be checked here, so no bank's app is promised to read it.
      expect(screen.getByText('QR นี้จ่ายได้ครั้งเดียว และภายในเวลาที่กำหนดเท่านั้น')).toBeVisible()
    }
  })

  it('says how long it is valid if the operator does, and what happens next', async () => {
    Object.assign(settings, { VITE_QR_VALID_MINUTES: 15 })
    const player = await fillIn()
    expect(screen.getByText('QR นี้จ่ายได้ครั้งเดียว ภายใน 15 นาที')).toBeVisible()
    await player.click(create())
    await picture()
    expect(screen.getByText('QR นี้จ่ายได้ครั้งเดียว ภายใน 15 นาที')).toBeVisible()
    expect(await dialog().findByText(/^เปิดแอปธนาคาร/)).toBeVisible()
    expect(screen.getByText('กำลังรอเงินเข้า หน้านี้อัปเดตให้เอง')).toBeVisible()
  })

  it('is one code, however often it is tapped, and still there when the dialog is opened again', async () => {
    const player = await fillIn()
    const release = keepBack(path('KBANK'))
    await player.tripleClick(create())
    await player.type(await amount(), '{Enter}')
    release()
    await picture()
    expect(sent()).toHaveLength(1)
    reloadApp()
    expect(await picture()).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('counts down to its deadline, even after a minute in the background', async () => {
    await make()
    // Coming back starts the page's intervals anew.
    vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
    const left = () => {
      const [, minutes, seconds] = /(\d+):(\d+)/.exec(timer()?.textContent ?? '') ?? []
      return Number(minutes) * 60 + Number(seconds)
    }
    const before = left()
    sleep(60)
    expect(before - left()).toBe(60)
    act(() => void vi.advanceTimersByTime(1_000))
    expect(before - left()).toBe(61)
  })

  it('keeps the screen lit while it is open and the page is visible', async () => {
    let lit = 0
    const request = async () => {
      lit += 1
      return { release: async () => void (lit -= 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
    const player = await make()
    await waitFor(() => expect(lit).toBe(1))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    sleep(0)
    await waitFor(() => expect(lit).toBe(0))
    hidden.mockRestore()
    sleep(0)
    await waitFor(() => expect(lit).toBe(1))
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(lit).toBe(0))
  })

  it('that cannot be drawn shows an error, and can be cancelled', async () => {
    const player = await fillIn({ page: 'home' })
    amend(path('KBANK'), (answer) => ({
      ...(answer as object),
      qrcode: '<img src="https://elsewhere.example/qr.png">',
    }))
    await player.click(create())
    expect(await screen.findByText(/^แสดง QR นี้ไม่ได้/)).toBeVisible()
    expect(screen.queryByRole('img', { name: /^QR สำหรับจ่าย/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'ยกเลิก QR' })).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ถามทีมงาน' }))
    expect(window.location.pathname).toBe('/user/contact')
  })

  it('whose picture does not load says so', async () => {
    await make()
    fireEvent.error(await picture())
    expect(await screen.findByText(/^แสดง QR นี้ไม่ได้/)).toBeVisible()
  })

  it('is saved by pressing on the picture if the page cannot save it', async () => {
    const player = await make()
    const save = screen.getByRole('button', { name: 'บันทึกรูป QR' })
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'))
    await player.click(save)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^แตะค้างที่รูป/)
    expect(await picture()).toHaveFocus()
  })
})

describe('the content of a code', () => {
  const bill = (baht?: number) =>
    generate.billPayment({ billerId: '099400012345601', ref1: 'R1', ...(baht !== undefined && { amount: baht }) })
  const inKip = withCrcTag(bill(500).slice(0, -8).replace('5303764', '5303418'), '63')
  /** Makes a code of 500 baht in whose place the server answers with another, which this browser reads. */
  async function makeOf(text: string, more: object = {}, page?: string) {
    drawCodes()
    const player = await fillIn({ page })
    amend(path('KBANK'), (answer) => ({ ...(answer as object), qrcode: svgMarkup(text), ...more }))
    await player.click(create())
    return player
  }
  const noPicture = () => expect(screen.queryByRole('img', { name: /^QR สำหรับจ่าย/ })).not.toBeInTheDocument()
  const unchecked = /^แอปนี้ตรวจสอบ QR ไม่ได้/

  it('is read before it is shown, and the payee is named', async () => {
    const release = drawCodes({ isHeld: true })
    const player = await fillIn()
    await player.click(create())
    expect(await screen.findByText('กำลังตรวจสอบ QR…')).toBeVisible()
    noPicture()
    release()
    expect(await picture()).toBeVisible()
    expect(screen.getByText('ผู้รับ').closest('p')).toHaveTextContent('ผู้รับ SANDBOX WALLET')
    expect(screen.queryByText(unchecked)).not.toBeInTheDocument()
  })

  test.each([
    ['another amount', bill(5000), 'QR ระบุยอด ฿5,000.00 แต่ยอดที่คุณจะจ่ายคือ ฿500.00'],
    ['another currency', inKip, 'QR นี้เป็นเงินสกุลอื่น ไม่ใช่สกุลเงินของบัญชีคุณ'],
    ['a part of it', bill(500).slice(0, -9), 'ข้อมูลใน QR เสียหาย หากจ่าย เงินอาจไปไม่ถึง'],
  ])('with %s hides the code and gives the reason, and another can be made', async (_, text, reason) => {
    const player = await makeOf(text)
    const told = within(await screen.findByRole('alert'))
    expect(told.getByRole('heading', { name: 'QR นี้ไม่ถูกต้อง จึงไม่แสดง' })).toBeVisible()
    expect(told.getByText(reason)).toBeVisible()
    noPicture()
    expect(screen.queryByRole('button', { name: 'บันทึกรูป QR' })).not.toBeInTheDocument()
    expect(screen.queryByText(/^กำลังรอเงินเข้า/)).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'สร้าง QR ใหม่' }))
    expect(await amount()).toHaveValue('500')
    expect(sandbox.state.qrCodes).toEqual([])
  })

  it('must have the amount that was typed, even if the server names another one', async () => {
    await makeOf(bill(5), { amount: 5 })
    expect(await screen.findByText('QR ระบุยอด ฿5.00 แต่ยอดที่คุณจะจ่ายคือ ฿500.00')).toBeVisible()
    noPicture()
  })

  it('with some satang more, by which a gateway knows the payment, says to pay exactly that', async () => {
    await makeOf(bill(500.03))
    expect(await picture('฿500.03')).toBeVisible()
    expect(screen.getByText('QR นี้ระบุยอด ฿500.03 ให้จ่ายตามยอดนี้พอดี')).toBeVisible()
  })

  it('leads to support if it is wrong', async () => {
    const player = await makeOf(bill(1), { qrcodeId: null }, 'home')
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'สร้าง QR ใหม่' })).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ถามทีมงาน' }))
    expect(window.location.pathname).toBe('/user/contact')
  })

  it('keeps a wrong code hidden after a reload', async () => {
    await makeOf(bill(5000))
    await screen.findByRole('alert')
    reloadApp()
    expect(await screen.findByText('QR ระบุยอด ฿5,000.00 แต่ยอดที่คุณจะจ่ายคือ ฿500.00')).toBeVisible()
    noPicture()
  })

  it('without an amount asks the player to type it in the bank app', async () => {
    await makeOf(bill())
    expect(await picture()).toBeVisible()
    expect(screen.getByText('QR นี้ไม่ได้ระบุยอด กรอก ฿500.00 ในแอปธนาคารให้ตรง')).toBeVisible()
  })

  it('in an unknown format cannot be checked, and the code is still shown', async () => {
    drawCodes()
    await make('PAYTIMZ')
    const warning = await screen.findByText(unchecked)
    expect(warning).toBeVisible()
    // It is read before the code is scanned.
    expect(warning.compareDocumentPosition(await picture())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('that this browser cannot read cannot be checked, and the code is still shown', async () => {
    await make()
    expect(await screen.findByText(unchecked)).toBeVisible()
  })

  it('that could not be read is read again when it is opened again', async () => {
    await make()
    await screen.findByText(unchecked)
    act(() => navigate('/user/contact', { replace: true }))
    await waitFor(() => expect(screen.queryByText(unchecked)).not.toBeInTheDocument())
    drawCodes()
    lead('KBANK')
    expect(await screen.findByText('ผู้รับ')).toBeVisible()
    expect(screen.queryByText(unchecked)).not.toBeInTheDocument()
  })
})

describe('a code that is not made', () => {
  it('shows the server’s own words in a toast, and the amount stays', async () => {
    const player = await fillIn({ text: '200001' })
    await player.click(create())
    await waitFor(() => expect(toastTexts()).toEqual([expect.stringMatching(/^ยอดเงินต่อรายการสูงสุด ฿200,000/)]))
    expect(await amount()).toHaveValue('200001')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it.each([
    ['a known code', { hasQrcode: false, message: 'QR_FAIL' }],
    ['nothing', { hasQrcode: false }],
  ])('is told in the player’s language if the server says %s', async (_, answer) => {
    const player = await fillIn()
    amend(path('KBANK'), () => answer)
    await player.click(create())
    await waitFor(() => expect(toastTexts()).toEqual([errors.QR_FAIL]))
    expect(await amount()).toHaveValue('500')
  })

  it('is not reported as refused if that is unknown: the status decides', async () => {
    const player = await fillIn()
    const looked = looks()
    amend(path('KBANK'), (answer) => ({ ...(answer as object), ...(looks() === looked && { hasQrcode: null }) }))
    await player.click(create())
    expect(await picture()).toBeVisible()
    expect(sent()).toHaveLength(1)
    expect(toastTexts()).toEqual([])
  })

  it('is reported in an alert when refused', async () => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path: path('KBANK'), kind: 'fail', status: 400, message: 'QR_FAIL' })
    await player.click(create())
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.QR_FAIL)
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    expect(sent()).toHaveLength(1)
    expect(await amount()).toHaveValue('500')
  })
})

describe('a request for a code without an answer', () => {
  it('shows the code if the status has one', async () => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path: path('KBANK'), kind: 'dropAfter' })
    await player.click(create())
    expect(await picture()).toBeVisible()
    expect(screen.getByText(howItStands)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('can be repeated if the status has no code', async () => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path: path('KBANK'), kind: 'dropBefore' })
    await player.click(create())
    expect(await screen.findByText(howItStands)).toBeVisible()
    expect(await amount()).toHaveValue('500')
    await player.click(create())
    expect(await picture()).toBeVisible()
    expect(screen.queryByText(howItStands)).not.toBeInTheDocument()
    expect(sent()).toHaveLength(2)
  })

  it.each(['by a tap', 'by a reload'])('is not repeated before the status was read %s', async (how) => {
    const player = await fillIn()
    sandbox.control.addFault({ method: 'POST', path: path('KBANK'), kind: 'dropAfter' })
    sandbox.control.addFault({ method: 'GET', path: path('KBANK'), kind: 'fail', status: 400, times: 9 })
    await player.click(create())
    expect(await screen.findByRole('heading', { name: shared.unknownTitle })).toBeVisible()
    expect(screen.getByText(/^ส่งเมื่อ \d\d:\d\d:\d\d$/, { selector: 'li' })).toBeVisible()
    expect(screen.queryByLabelText('จำนวนเงิน')).not.toBeInTheDocument()
    sandbox.control.clearFaults()
    if (how === 'by a reload') reloadApp()
    else await player.click(await screen.findByRole('button', { name: shared.unknownAgain }))
    expect(await picture()).toBeVisible()
    expect(screen.getByText(howItStands)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })
})

describe('the other channels', () => {
  it('are read again once a code was made in one of them', async () => {
    const player = await make('WW')
    lead('KBANK')
    await enter('20')
    await player.click(create())
    await picture('฿20.00')
    const release = keepBack(path('WW'))
    lead('WW')
    expect(screen.queryByRole('img', { name: /^QR สำหรับจ่าย/ })).not.toBeInTheDocument()
    release()
    expect(await amount()).toBeVisible()
  })

  it('keep their data when a code was made in PAYTIMZ, and PAYTIMZ shows its own', async () => {
    drawCodes()
    const player = await make('WW')
    lead('PAYTIMZ')
    await enter('20')
    await player.click(create())
    await picture('฿20.00')
    lead('WW')
    expect(await picture()).toBeVisible()
    lead('KBANK')
    await enter('30')
    await player.click(create())
    await picture('฿30.00')
    lead('PAYTIMZ')
    expect(await picture('฿20.00')).toBeVisible()
  })
})

describe('cancelling a code', () => {
  const calls = () => sandbox.requests.filter(({ method }) => method === 'DELETE').length

  it('asks first, returns to the form, and waits for nothing', async () => {
    const player = await make()
    const before = looks()
    await ask(player)
    expect(screen.getByRole('button', { name: 'เก็บ QR ไว้' })).toHaveFocus()
    await player.click(screen.getByRole('button', { name: 'เก็บ QR ไว้' }))
    expect(await picture()).toBeVisible()
    expect(screen.getByRole('button', { name: 'ยกเลิก QR' })).toHaveFocus()
    expect(calls()).toBe(0)

    await ask(player)
    await confirm(player)
    expect(await amount()).toHaveValue('500')
    await waitFor(() => expect(looks()).toBeGreaterThan(before))
    expect(calls()).toBe(1)
    expect(sandbox.state.qrCodes).toEqual([])
    expect(screen.queryByText(/^QR นี้ใช้ไม่ได้แล้ว/)).not.toBeInTheDocument()
    expect(screen.queryByText(/^กำลังรอเงินเข้า/)).not.toBeInTheDocument()
    // Nor is it awaited later, or offered next time.
    reloadApp()
    expect(await amount()).toHaveValue('500')
    expect(screen.queryByText(/^QR นี้ใช้ไม่ได้แล้ว/)).not.toBeInTheDocument()
    expect(lastUsed(hash('a10000000000000000000001'), 'deposit')).toBeNull()
  })

  it('asks in place of everything but the code and its amount, until answered', async () => {
    const player = await make('KBANK', 'home')
    const rest = () => [
      screen.queryByRole('button', { name: 'บันทึกรูป QR' }),
      screen.queryByRole('button', { name: 'ถามทีมงาน' }),
      screen.queryByText(/^กำลังรอเงินเข้า/),
      screen.queryByText(/^เปิดแอปธนาคาร/),
    ]
    expect(rest()).not.toContain(null)
    await ask(player)
    expect(rest()).toEqual([null, null, null, null])
    expect(dialog().getByText('฿500')).toBeVisible()
    expect(await picture()).toBeVisible()
    expect(calls()).toBe(0)
    await player.click(screen.getByRole('button', { name: 'เก็บ QR ไว้' }))
    expect(rest()).not.toContain(null)
  })

  it('is reported in an alert when refused, and the code stays', async () => {
    sandbox.control.addFault({ method: 'DELETE', path: '/api/qrcode/*', kind: 'fail', status: 400, message: 'NO_DATA' })
    const player = await make()
    await ask(player)
    await confirm(player)
    expect(await alert()).toHaveAccessibleDescription(errors.NO_DATA)
    expect(await picture()).toBeVisible()
  })

  test.each([
    ['dropAfter', 'สร้าง QR'],
    ['dropBefore', 'บันทึกรูป QR'],
  ] as const)('without an answer (%s) shows the current state: "%s"', async (kind, button) => {
    sandbox.control.addFault({ method: 'DELETE', path: '/api/qrcode/*', kind })
    const player = await make()
    await ask(player)
    await confirm(player)
    expect(await screen.findByText(howItStands)).toBeVisible()
    expect(screen.getByRole('button', { name: button })).toBeVisible()
    expect(calls()).toBe(1)
  })

  it.each([null, ''])('is not offered for a code without an id (%j)', async (qrcodeId) => {
    const player = await fillIn()
    amend(path('KBANK'), (answer) => ({ ...(answer as object), qrcodeId }))
    await player.click(create())
    await picture()
    expect(screen.queryByRole('button', { name: 'ยกเลิก QR' })).not.toBeInTheDocument()
  })
})

describe('a code that has expired', () => {
  it('asks the server once and returns to the form', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const until = holdPauses()
    sandbox.control.setQrSeconds(10)
    await make()
    const before = looks()
    sleep(9)
    expect(await picture()).toBeVisible()
    // The sandbox goes by the real clock.
    sandbox.control.expireQr(username, 'KBANK')
    sleep(1)
    expect(await screen.findByText(/^QR หมดอายุแล้ว/)).toBeVisible()
    expect(await amount()).toHaveValue('500')
    await waitFor(() => expect(looks() - before).toBe(1))
    // What is still watched for is the money.
    const watched = requestsOf('/api/statement').length
    await until(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(watched + 3))
    expect(looks() - before).toBe(1)
    expect(sent()).toHaveLength(1)
  })

  it('is still shown if the server gives it more time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const player = await fillIn()
    amend(path('KBANK'), (answer) => ({ ...(answer as object), expireIn: looks() > 1 ? 300 : 2 }))
    await player.click(create())
    await picture()
    expect(timer()).toHaveTextContent('00:02')
    sleep(2)
    await waitFor(() => expect(timer()).toHaveTextContent(/05:00|04:5/))
    expect(await picture()).toBeVisible()
  })

  it('too early is reported as gone, and its deposit is still awaited', async () => {
    const until = holdPauses()
    await make()
    sandbox.control.expireQr(username, 'KBANK')
    await until(() => expect(screen.getByText(/^QR นี้ใช้ไม่ได้แล้ว/)).toBeVisible())
    expect(screen.getByText(/^กำลังรอเงินเข้า/)).toBeVisible()
    expect(await amount()).toBeVisible()
  })
})

describe('a code that is paid', () => {
  it('is confirmed with the amount and the time it took, and the balance follows', async () => {
    const until = holdPauses()
    const player = await make('KBANK', 'home')
    sandbox.control.payQr(username, 'KBANK')
    await until(() => expect(dialog().getByText(/^เงินเข้าแล้ว ฿500\.00 ใน \d+ วินาที$/, besideToasts)).toBeVisible())
    expect(toastTexts()).toEqual([])
    expect(await rowOf('ช่องทาง')).toHaveTextContent('กสิกรไทย')
    expect(screen.queryByRole('img', { name: /^QR สำหรับจ่าย/ })).not.toBeInTheDocument()
    // On the receipt and on home.
    await waitFor(() => expect(screen.getAllByText('฿1,250,500.00')).toHaveLength(2))
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('while the page was away is confirmed by the page that is loaded again, with the time it took and counted once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const player = await make('KBANK', 'home')
    vi.setSystemTime(Date.now() + 2_000)
    sandbox.control.payQr(username, 'KBANK')
    vi.setSystemTime(Date.now() + 60_000)
    reloadApp()
    const told = () => dialog().findByText(/^เงินเข้าแล้ว ฿500\.00 ใน \d วินาที/, besideToasts)
    expect(await told()).toBeVisible()
    reloadApp()
    expect(await told()).toBeVisible()
    // What was paid is offered next time.
    expect(lastUsed(hash('a10000000000000000000001'), 'deposit')).toMatchObject({
      code: 'KBANK',
      amount: { minor: 500_00 },
      recent: [500_00],
    })
    await player.click(screen.getByRole('button', { name: 'ตกลง' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    lead('KBANK')
    expect(await amount()).toBeVisible()
    expect(screen.queryByText(/^เงินเข้าแล้ว/, besideToasts)).not.toBeInTheDocument()
  })

  it('does not count as paid by a deposit that came before it was opened again', async () => {
    const player = await make()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    sandbox.control.creditDeposit(username, 300_00)
    lead('KBANK')
    expect(await picture()).toBeVisible()
    const watched = requestsOf('/api/statement').length
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(watched))
    expect(await picture()).toBeVisible()
    expect(lastUsed(hash('a10000000000000000000001'), 'deposit')).toBeNull()
  })

  it('while its dialog was closed is neither shown nor awaited when it is opened again', async () => {
    const player = await make()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    sandbox.control.payQr(username, 'KBANK')
    const [before, release] = [looks(), keepBack(path('KBANK'))]
    lead('KBANK')
    await waitFor(() => expect(looks()).toBeGreaterThan(before))
    expect(screen.queryByRole('img', { name: /^QR สำหรับจ่าย/ })).not.toBeInTheDocument()
    release()
    expect(await amount()).toBeVisible()
    expect(screen.queryByText(/^กำลังรอเงินเข้า/)).not.toBeInTheDocument()
    expect(screen.queryByText(/^QR นี้ใช้ไม่ได้แล้ว/)).not.toBeInTheDocument()
  })

  it('but not yet credited is awaited by the page that is loaded again', async () => {
    const until = holdPauses()
    await make()
    sandbox.control.expireQr(username, 'KBANK')
    reloadApp()
    expect(await screen.findByText(/^QR นี้ใช้ไม่ได้แล้ว/)).toBeVisible()
    expect(screen.getByText(/^กำลังรอเงินเข้า/)).toBeVisible()
    sandbox.control.creditDeposit(username, 500_00)
    await until(() => expect(dialog().getByText(/^เงินเข้าแล้ว ฿500\.00 ใน/, besideToasts)).toBeVisible())
  })

  it('can be followed by another one', async () => {
    const until = holdPauses()
    const player = await make()
    sandbox.control.payQr(username, 'KBANK')
    await until(() => screen.getByRole('button', { name: 'สร้าง QR ใหม่' }))
    await player.click(screen.getByRole('button', { name: 'สร้าง QR ใหม่' }))
    await enter('20')
    await player.click(create())
    expect(await picture('฿20.00')).toBeVisible()
    expect(screen.getByText(/^กำลังรอเงินเข้า/)).toBeVisible()
  })

  it('is shown again if the money came another way, which the receipt names, and it is still open', async () => {
    const until = holdPauses()
    const player = await make('WW')
    sandbox.control.creditDeposit(username, 75_00)
    await until(() => expect(dialog().getByText(/^เงินเข้าแล้ว ฿75\.00 ใน/)).toBeVisible())
    expect(await rowOf('ช่องทาง')).toHaveTextContent('กสิกรไทย')
    await player.click(screen.getByRole('button', { name: 'สร้าง QR ใหม่' }))
    expect(await picture()).toBeVisible()
    expect(screen.getByText(/^กำลังรอเงินเข้า/)).toBeVisible()
  })
})
