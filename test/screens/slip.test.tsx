import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { generate } from 'promptparse'
import { afterEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import slip from '../../locales/th/slip.json'
import { settings } from '../../src/lib/settings/settings.ts'
import { closeDialogs, openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import { packPicture } from '../../src/session/chosenPicture.ts'
import { deferred } from '../fakes/deferred.ts'
import { asksBeforeClosing } from '../fakes/page.ts'
import { readFromSlips } from '../fakes/slipReader.ts'
import { holdUploads, useUploads } from '../fakes/upload.ts'
import type { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  decide,
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
useUploads()

const path = '/api/wallet/slip'
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const slipFile = (name = 'slip.png') => new File([png], name, { type: 'image/png' })

const dialog = async () => within(await screen.findByRole('dialog', { name: 'ส่งสลิป' }))
const list = async () => within(await screen.findByRole('dialog', { name: 'สถานะสลิป' }))
/** The list's button to read it again. It does nothing while the list is read. */
const refresh = async () => (await list()).findByRole('button', { name: 'รีเฟรช', busy: false })
const picker = async () => (await dialog()).findByLabelText(/^(เลือกรูป|เปลี่ยนรูป)$/)
const preview = async () => (await dialog()).findByRole('img', { name: 'สลิปที่คุณเลือก' })
const send = async () => (await dialog()).getByRole('button', { name: 'ส่งสลิป' })
const alert = () => screen.findByRole('alertdialog')
const ok = () => screen.findByRole('button', { name: 'ตกลง' })
const sent = () => requestsOf(path).map(({ body }) => body)
const oneSlip = [{ file: { name: 'slip.png', type: 'image/png', size: png.length } }]

/** The plainest page stands behind the dialog, unless the test is about what happens there. */
const openSlip = (as: keyof typeof members = 'rich', page = 'contact') => openApp(`/user/${page}?dialog=slip`, { as })

type Hands = Awaited<ReturnType<typeof openApp>>
const hand = async (player: Hands, file: File) => player.upload(await picker(), file)

async function choose(page?: string) {
  const player = await openSlip('rich', page)
  await hand(player, slipFile())
  await preview()
  return player
}

/** Sends the slip that is chosen, which the server takes. */
async function sendIt(player: Hands) {
  await player.click(await send())
  await (await dialog()).findByRole('heading', { name: 'ได้รับสลิปแล้ว' })
}

describe('a slip', () => {
  it('is chosen, shown, sent once, and followed until it is credited', async () => {
    await choose('home')
    expect(await preview()).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    expect(sent()).toEqual([])
    const button = await send()
    // Before the screen had time to show that one is under way.
    act(() => [1, 2, 3].forEach(() => button.click()))

    expect(await (await dialog()).findByRole('heading', { name: 'ได้รับสลิปแล้ว' })).toBeVisible()
    // What was sent does not come back as chosen after a lock or a login.
    expect(await packPicture()).toBeNull()
    // When the dialog opened, and before sending.
    expect(requestsOf('/api/lookup/slip')).toHaveLength(2)
    expect((await dialog()).getByText(/^กำลังรอเงินเข้า/)).toBeVisible()
    expect(sent()).toEqual(oneSlip)

    const waiting = sandbox.state.slips.at(-1)
    sandbox.control.decideSlip(waiting?.id ?? 0, { amountMinor: 350_00 })
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await (await dialog()).findByText(/^เงินเข้าแล้ว ฿350\.00 ใน /)).toBeVisible()
    // On the receipt and on home.
    await waitFor(() => expect(screen.getAllByText('฿1,250,350.00')).toHaveLength(2))
  })

  it('being checked is a row on home, also after a reload, until it is decided', async () => {
    const row = () => screen.findByRole('button', { name: /^กำลังตรวจสลิป/ })
    const player = await choose('home')
    await sendIt(player)
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    expect(await row()).toHaveTextContent(/ส่งเมื่อ \d\d:\d\d/)
    for (const { id } of sandbox.state.slips.filter(({ status }) => status === 'WAITING'))
      sandbox.control.decideSlip(id, { note: 'NOT_MATCH' })
    reloadApp()
    await screen.findByRole('heading', { name: 'เล่นต่อ' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^กำลังตรวจสลิป/ })).not.toBeInTheDocument())
    await waitFor(() => expect(sessionStorage.getItem('begunDeposits')).toBeNull())
  })

  it('decided at once shows that in the list, whatever home has just read, which leads back', async () => {
    const player = await choose('home')
    await sendIt(player)
    await waitFor(() => expect(requestsOf('/api/statement/slip')).not.toHaveLength(0))
    const newest = sandbox.state.slips.at(-1)
    sandbox.control.decideSlip(newest?.id ?? 0, { amountMinor: 20_00 })
    await player.click((await dialog()).getByRole('button', { name: 'สถานะสลิป' }))
    await waitFor(() => expect(requestsOf('/api/statement/slip')).toHaveLength(2))
    await waitFor(async () => expect((await statuses())[0]).toBe('สำเร็จ'))
    await player.click((await list()).getByRole('button', { name: 'ย้อนกลับ' }))
    expect(await (await dialog()).findByRole('button', { name: slip.another })).toBeVisible()
  })

  it('is not called credited for what may be an earlier slip’s money', async () => {
    const player = await choose()
    await waitFor(() => expect(requestsOf('/api/statement')).not.toEqual([]))
    await sendIt(player)
    const first = sandbox.state.slips.at(-1)
    await player.click((await dialog()).getByRole('button', { name: 'ส่งสลิปอีกใบ' }))
    await hand(player, slipFile('second.png'))
    await preview()
    await sendIt(player)
    sandbox.control.decideSlip(first?.id ?? 0, { amountMinor: 350_00 })
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await (await dialog()).findByText(/^เงินเข้าแล้ว ฿350\.00/)).toBeVisible()
    expect((await dialog()).getByText(slip.wayChecking).closest('li')).toHaveAttribute('aria-current', 'step')
  })

  it('is called credited after an earlier one’s money was told', async () => {
    const player = await choose()
    // What the statement had before is known by then.
    await waitFor(() => expect(requestsOf('/api/statement')).not.toEqual([]))
    for (const amountMinor of [350_00, 360_00]) {
      await sendIt(player)
      sandbox.control.decideSlip(sandbox.state.slips.at(-1)?.id ?? 0, { amountMinor })
      act(() => void window.dispatchEvent(new Event('focus')))
      expect(await (await dialog()).findByText(new RegExp(`^เงินเข้าแล้ว ฿${amountMinor / 100}`))).toBeVisible()
      expect((await dialog()).queryByText(slip.wayChecking)).not.toBeInTheDocument()
      await player.click((await dialog()).getByRole('button', { name: 'ส่งสลิปอีกใบ' }))
      await hand(player, slipFile(`${amountMinor}.png`))
      await preview()
    }
  })

  it('is a row on home though the list was read before it was sent', async () => {
    const player = await openApp('/user/home?dialog=slips', { as: 'newcomer' })
    await (await list()).findByText('ยังไม่มีสลิป')
    act(() => void openDialog({ name: 'slip' }))
    await hand(player, slipFile())
    await preview()
    await sendIt(player)
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    expect(await screen.findByRole('button', { name: /^กำลังตรวจสลิป/ })).toBeVisible()
  })

  it('can be enlarged, and is sent as before', async () => {
    const player = await choose()
    await player.click((await dialog()).getByRole('button', { name: slip.preview }))
    const large = within(await screen.findByRole('dialog', { name: slip.preview }))
    expect(large.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/))
    await player.click(large.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: slip.preview })).not.toBeInTheDocument())
    await sendIt(player)
    expect(sent()).toEqual(oneSlip)
  })

  it('shows the server’s own sentence when it has one, and another can be sent', async () => {
    amend(path, () => ({ message: 'รับสลิปแล้วจ้า' }))
    const player = await choose()
    await player.click(await send())
    expect(await (await dialog()).findByText('รับสลิปแล้วจ้า')).toBeVisible()
    await player.click((await dialog()).getByRole('button', { name: 'ส่งสลิปอีกใบ' }))
    expect(await (await dialog()).findByLabelText('เลือกรูป')).toBeVisible()
    expect((await dialog()).queryByRole('img')).not.toBeInTheDocument()
    expect((await dialog()).queryByRole('button', { name: 'ส่งสลิป' })).not.toBeInTheDocument()
  })

  it('is followed by the next one, which is pasted where the first was sent', async () => {
    const player = await choose()
    for (const name of ['second.png', 'third.png']) {
      await player.click(await send())
      const title = await (await dialog()).findByRole('heading', { name: 'ได้รับสลิปแล้ว' })
      fireEvent.paste(title, { clipboardData: { files: [slipFile(name)], types: ['Files'] } })
      expect(await preview()).toBeVisible()
    }
    expect(sent()).toHaveLength(2)
    await player.click(await send())
    await waitFor(() =>
      expect(sent().map((body) => (body as { file: { name: string } }).file.name)).toEqual([
        'slip.png',
        'second.png',
        'third.png',
      ]),
    )
  })

  it('is still awaited after a reload, and credited', async () => {
    const player = await choose()
    await player.click(await send())
    await (await dialog()).findByRole('button', { name: slip.another })
    reloadApp()
    expect(await (await dialog()).findByRole('button', { name: slip.another })).toBeVisible()
    sandbox.control.decideSlip(sandbox.state.slips.at(-1)?.id ?? 0, { amountMinor: 350_00 })
    expect(await (await dialog()).findByText(/฿350\.00/)).toBeVisible()
    expect((await dialog()).queryByText(slip.wayChecking)).not.toBeInTheDocument()
    // What was told is not told again.
    reloadApp()
    expect(await picker()).toBeVisible()
  })

  it('is taken with the camera, or chosen among the phone’s pictures', async () => {
    const player = await openSlip()
    const camera = await (await dialog()).findByLabelText('ถ่ายรูป')
    expect(camera).toHaveAttribute('capture', 'environment')
    expect(await picker()).not.toHaveAttribute('capture')
    for (const input of [camera, await picker()])
      expect(input).toHaveAttribute('accept', expect.stringMatching(/^image\/\*/) as string)
    await player.upload(camera, slipFile())
    expect(await preview()).toBeVisible()
  })

  it('has no camera button if none opens', async () => {
    Object.assign(platform().can, { camera: false })
    onTestFinished(() => void Object.assign(platform().can, { camera: true }))
    await openSlip()
    expect(await picker()).toBeInTheDocument()
    expect((await dialog()).queryByLabelText('ถ่ายรูป')).not.toBeInTheDocument()
  })

  it('is the first of several that are given at once, which is said', async () => {
    const player = await choose()
    const one = 'ส่งได้ครั้งละใบ เลือกใบแรกไว้แล้ว ใบอื่นยังไม่ได้ส่ง'
    const drop = async (...names: string[]) =>
      fireEvent.drop((await dialog()).getAllByRole('heading')[0] as HTMLElement, {
        dataTransfer: { files: names.map((name) => slipFile(name)), types: ['Files'] },
      })
    await drop('second.png', 'third.png')
    expect(await (await dialog()).findByText(one)).toBeVisible()
    await drop('second.png')
    await waitFor(async () => expect((await dialog()).queryByText(one)).not.toBeInTheDocument())
    await sendIt(player)
    await drop('third.png', 'fourth.png')
    expect(await (await dialog()).findByText(one)).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('must be sent within an hour, and not during the hours shown', async () => {
    await openSlip()
    expect(await (await dialog()).findByText('ส่งสลิปภายใน 1 ชั่วโมงหลังโอนเงิน')).toBeVisible()
    expect((await dialog()).getByText('ปิดรับสลิปทุกวัน เวลา 23:30–00:30 น. (เวลา\u2060ไทย)')).toBeVisible()
  })
})

describe('the code on a slip', () => {
  const code = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })
  const payment = generate.anyId({ type: 'MSISDN', target: '0812345678', amount: 500 })
  const finding = /^(สลิปนี้|รูปนี้เป็น QR|ไม่พบ QR ของสลิป)/
  const noFinding = async () => expect((await dialog()).queryByText(finding)).not.toBeInTheDocument()
  /** It is announced, after other speech. */
  async function isTold(words: string | RegExp) {
    const told = await (await dialog()).findByText(words)
    expect((await dialog()).getAllByRole('status').some((one) => one.contains(told))).toBe(true)
  }
  const isNoted = () => waitFor(() => expect(sessionStorage.getItem('sentSlips')).not.toBeNull())
  afterEach(() => Object.assign(settings, { VITE_REGION: 'th' }))

  /** Sends the slip that is chosen, and begins another. */
  async function sendOne(player: Hands) {
    await player.click(await send())
    await player.click(await (await dialog()).findByRole('button', { name: 'ส่งสลิปอีกใบ' }))
  }

  it('warns that it was already sent from here, and blocks nothing', async () => {
    const given = readFromSlips(code)
    const player = await choose()
    await noFinding()
    await sendOne(player)
    await isNoted()
    await hand(player, slipFile('again.png'))
    await isTold(/^สลิปนี้ส่งจากเครื่องนี้แล้วเมื่อ \d\d\/\d\d\/\d{4}/)
    expect((await dialog()).getByRole('button', { name: 'สถานะสลิป' })).toBeVisible()
    await sendOne(player)
    // Nothing of the files was changed.
    expect(sent()).toEqual([...oneSlip, { file: { name: 'again.png', type: 'image/png', size: png.length } }])
    expect(given).toHaveLength(2)
  })

  it('is recorded only once the server has accepted the slip', async () => {
    readFromSlips(code)
    const player = await choose()
    sandbox.control.provoke('SLIP_UPLOAD_FAIL')
    await player.click(await send())
    await player.click(await ok())
    await hand(player, slipFile())
    await preview()
    await noFinding()
    expect(sessionStorage.getItem('sentSlips')).toBeNull()
  })

  test.each([
    ['a payment', [payment], slip.foundPayment],
    ['nothing', [], slip.foundNone],
    ['an advertisement', ['https://bank.example/'], slip.foundNone],
  ])('of a picture with %s gives a warning, and the slip can still be sent', async (_, texts, words) => {
    readFromSlips(...texts)
    const player = await choose()
    await isTold(words)
    await sendIt(player)
    expect(sent()).toEqual(oneSlip)
    expect(sessionStorage.getItem('sentSlips')).toBeNull()
  })

  it('is replaced by the result for a newer file', async () => {
    readFromSlips()
    const player = await choose()
    await (await dialog()).findByText(slip.foundNone)
    await hand(player, new File([Uint8Array.of(0x4d, 0x5a)], 'slip.jpg', { type: 'image/jpeg' }))
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(`${slip.wrongType} ${slip.stillChosen}`)
    expect((await dialog()).queryByText(slip.foundNone)).not.toBeInTheDocument()
    await hand(player, slipFile())
    // The earlier file's result may be in sight until this one is read.
    await waitFor(async () => expect((await dialog()).getByText(slip.foundNone)).toBeVisible())
    expect((await dialog()).queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is not required in Laos, where slips need not have one', async () => {
    Object.assign(settings, { VITE_REGION: 'la' })
    const given = readFromSlips()
    await choose()
    await waitFor(() => expect(given).toHaveLength(1))
    await noFinding()
  })
})

describe('a file that is not a slip', () => {
  const sized = (size: number) => Object.defineProperty(slipFile(), 'size', { value: size })
  const content = (...bytes: number[]) => new File([Uint8Array.from(bytes)], 'slip.jpg', { type: 'image/jpeg' })
  const heic = content(0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0)))

  test.each([
    ['of 60 MB', sized(60 * 1024 * 1024), slip.tooLarge.replace('{{limit}}', '30')],
    ['in the format of iPhones', heic, slip.heic],
  ])('%s says why, sends nothing, and keeps the earlier choice', async (_, file, words) => {
    const player = await openSlip()
    await hand(player, file)
    expect(await (await dialog()).findByRole('alert')).toHaveTextContent(words)
    expect((await dialog()).queryByRole('button', { name: 'ส่งสลิป' })).not.toBeInTheDocument()

    await hand(player, slipFile())
    const before = (await preview()).getAttribute('src')
    expect((await dialog()).queryByRole('alert')).not.toBeInTheDocument()
    await hand(player, file)
    expect(await (await dialog()).findByText(`${words} ${slip.stillChosen}`)).toBeVisible()
    expect(await preview()).toHaveAttribute('src', before)
    expect(sent()).toEqual([])
    await sendIt(player)
    expect(sent()).toEqual(oneSlip)
  })

  it('may be chosen again, with the same name', async () => {
    const player = await openSlip()
    await hand(player, content(1, 2, 3))
    await (await dialog()).findByText(slip.wrongType)
    expect(await picker()).toHaveValue('')
    await hand(player, slipFile())
    expect(await preview()).toBeVisible()
  })

  it('is replaced by the one chosen last', async () => {
    const player = await openSlip()
    const slow = slipFile()
    let answer: (bytes: ArrayBuffer) => void = () => undefined
    slow.arrayBuffer = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    await hand(player, slow)
    await hand(player, content(1, 2, 3))
    await (await dialog()).findByText(slip.wrongType)
    await act(async () => answer(png.buffer))
    expect((await dialog()).queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('while slips are closed', () => {
  it('nothing can be sent, the hours are shown, and the state can be read again', async () => {
    sandbox.control.setSlipWindow({ isOpen: false })
    const player = await openSlip()
    expect(await (await dialog()).findByRole('heading', { name: 'ขณะนี้ปิดรับสลิป' })).toBeVisible()
    expect((await dialog()).getByText(/23:30–00:30 น. \(เวลา\u2060ไทย\)/)).toBeVisible()
    expect((await dialog()).queryByLabelText('เลือกรูป')).not.toBeInTheDocument()
    sandbox.control.setSlipWindow({ isOpen: true })
    await player.click((await dialog()).getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    expect(await picker()).toBeVisible()
  })

  it('a slip that was chosen before is not sent, and is kept', async () => {
    const player = await choose()
    sandbox.control.setSlipWindow({ isOpen: false })
    await player.click(await send())
    expect(await (await dialog()).findByText(slip.closedKept)).toBeVisible()
    expect(sent()).toEqual([])
    sandbox.control.setSlipWindow({ isOpen: true })
    await player.click((await dialog()).getByRole('button', { name: 'ตรวจสอบอีกครั้ง' }))
    expect(await preview()).toBeVisible()
    await sendIt(player)
    expect(sent()).toHaveLength(1)
  })

  it('nothing is sent if that cannot be checked, and the slip is kept', async () => {
    const player = await choose()
    sandbox.control.addFault({ method: 'GET', path: '/api/lookup/slip', kind: 'fail', times: 9 })
    await player.click(await send())
    expect(await (await dialog()).findByText(slip.windowUnread)).toBeVisible()
    sandbox.control.clearFaults()
    expect(sent()).toEqual([])
    await sendIt(player)
    expect(sent()).toHaveLength(1)
  })

  it('a dialog that is closed meanwhile sends nothing', async () => {
    const player = await choose()
    const release = keepBack('/api/lookup/slip')
    await player.click(await send())
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'ส่งสลิป' })).not.toBeInTheDocument())
    const asked = requestsOf('/api/lookup/slip').length
    await act(async () => release())
    await waitFor(() => expect(asked).toBeGreaterThan(1))
    expect(sent()).toEqual([])
  })
})

describe('a slip that is refused', () => {
  it('is kept, and can be sent again', async () => {
    const player = await choose()
    sandbox.control.provoke('SLIP_UPLOAD_FAIL')
    await player.click(await send())
    expect(await alert()).toHaveAccessibleName('เกิดข้อผิดพลาด')
    expect(await alert()).toHaveAccessibleDescription(errors.SLIP_UPLOAD_FAIL)
    await player.click(await ok())
    expect(await preview()).toBeVisible()
    await sendIt(player)
    expect(sent()).toHaveLength(2)
  })
})

describe('a slip being sent', () => {
  async function sendSlowly() {
    const player = await choose()
    const uploads = holdUploads()
    await player.click(await send())
    const upload = await uploads.next()
    uploads.release()
    return { player, upload }
  }
  const bar = async () => (await dialog()).findByRole('progressbar', { name: slip.progress })

  it('shows its progress, keeps the dialog open, and cannot be cancelled once all of it has left', async () => {
    const { player, upload } = await sendSlowly()
    expect(await bar()).toHaveAttribute('value', '0')
    expect((await dialog()).getByText('กำลังส่งสลิป…')).toBeVisible()
    upload.progress(256, 1000)
    expect((await dialog()).getByText('25%')).toBeVisible()
    expect(await bar()).toHaveAttribute('value', '0.256')
    expect(asksBeforeClosing()).toBe(true)
    await player.click((await dialog()).getByRole('button', { name: 'ปิด' }))
    expect(await bar()).toBeVisible()

    upload.progress(1000, 1000)
    expect((await dialog()).getByText('ส่งแล้ว กำลังรอระบบยืนยัน…')).toBeVisible()
    expect((await dialog()).queryByRole('button', { name: 'ยกเลิก' })).not.toBeInTheDocument()
    await act(async () => upload.arrive())
    expect(await (await dialog()).findByRole('heading', { name: 'ได้รับสลิปแล้ว' })).toBeVisible()
  })

  it('is cancelled: nothing was sent, and it is still chosen', async () => {
    const { player, upload } = await sendSlowly()
    upload.progress(500, 1000)
    await player.click((await dialog()).getByRole('button', { name: 'ยกเลิก' }))
    expect(await (await dialog()).findByText(slip.cancelled)).toBeVisible()
    expect(await preview()).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(asksBeforeClosing()).toBe(false)
    expect(sent()).toEqual([])
    await sendIt(player)
    expect(sent()).toHaveLength(1)
  })
})

describe('a slip without an answer', () => {
  it('is unknown, also after a reload, and is not sent again before a check', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    const player = await choose()
    await player.click(await send())
    expect(await (await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    expect((await dialog()).getByText(slip.unknownText)).toBeVisible()
    expect((await dialog()).getByText(/^ส่งเมื่อ \d\d:\d\d:\d\d$/)).toBeVisible()
    expect((await dialog()).queryByRole('button', { name: 'ส่งสลิป' })).not.toBeInTheDocument()
    await player.click((await dialog()).getByRole('button', { name: slip.listTitle }))
    expect(await screen.findByRole('dialog', { name: slip.listTitle })).toBeVisible()
    act(() => window.history.back())
    reloadApp()
    expect(await (await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    await player.click(await decide())
    expect(await picker()).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('shows as credited once it is, beside the unknown outcome', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    const player = await choose()
    await player.click(await send())
    expect(await (await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    sandbox.control.decideSlip(sandbox.state.slips.at(-1)?.id ?? 0, { amountMinor: 350_00 })
    expect(await (await dialog()).findByText(/^เงินเข้าแล้ว ฿350\.00/)).toBeVisible()
    await player.click(await decide())
    expect(await picker()).toBeVisible()
    expect((await dialog()).queryByText(/^เงินเข้าแล้ว/)).not.toBeInTheDocument()
  })

  it('is still chosen once the player has checked', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropBefore' })
    const before = sandbox.state.slips.length
    const player = await choose()
    await player.click(await send())
    await player.click(await decide())
    expect(await preview()).toBeVisible()
    expect(sandbox.state.slips).toHaveLength(before)
  })
})

const openList = async (as: keyof typeof members) => {
  const player = await openApp('/user/statement', { as })
  await player.click(await screen.findByRole('button', { name: 'สถานะสลิป' }))
  await list()
  return player
}
/** Without the heads of the columns. */
const rows = async () =>
  (await (await list()).findAllByRole('row')).filter((row) => within(row).queryAllByRole('cell').length > 0)
/** What a screen reader says. */
function wordsOf(row: HTMLElement): string {
  const said = row.cloneNode(true) as HTMLElement
  for (const part of said.querySelectorAll('[aria-hidden]')) part.remove()
  return said.textContent.trim()
}
const statuses = async () =>
  (await rows()).map(
    (row) => /^สลิป \d\d:\d\d (?:฿\S+|-) ((?:กำลังตรวจสอบ|ไม่สำเร็จ|สำเร็จ)(?: \(.*\))?)$/.exec(wordsOf(row))?.[1],
  )

describe('the list of slips', () => {
  it('has its own address, is empty at first, and says so', async () => {
    await openList('newcomer')
    expect(window.location.search).toBe('?dialog=slips')
    expect(await (await list()).findByText('ยังไม่มีสลิป')).toBeVisible()
    expect((await list()).queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('is grouped by days, the newest first', async () => {
    const at = (daysAgo: number) => {
      const day = new Date()
      day.setHours(12, 0, 0, 0)
      day.setDate(day.getDate() - daysAgo)
      return day.toISOString()
    }
    amend('/api/statement/slip', () => ({
      slips: [at(0), at(1), at(1), at(9), null].map((createdAt) => ({ createdAt, amount: 1234.5, status: 'SUCCESS' })),
    }))
    await openList('longName')
    expect((await rows()).map(wordsOf)[0]).toMatch(/^สลิป \d\d:\d\d ฿1,234\.50 สำเร็จ$/)
    const days = (await list()).getAllByRole('region').map((day) => ({
      name: within(day).getByRole('heading').textContent,
      rows: within(day).getAllByRole('row').length - 1,
    }))
    expect(days).toEqual([
      { name: expect.stringMatching(/^วันนี้ · \d\d\/\d\d\/\d{4}$/) as string, rows: 1 },
      { name: expect.stringMatching(/^เมื่อวาน · \d\d\/\d\d\/\d{4}$/) as string, rows: 2 },
      { name: expect.stringMatching(/^\d+ .+ที่แล้ว · \d\d\/\d\d\/\d{4}$/) as string, rows: 1 },
      { name: 'ไม่ระบุวันที่', rows: 1 },
    ])
  })

  it('is a table of time, amount, status with its reason and view, and opens each slip’s receipt', async () => {
    amend('/api/statement/slip', () => ({
      slips: [
        { createdAt: '2026-01-02T03:04:05.000Z', status: 'FAILED', note: 'EXPIRED_SLIP', reference: 'SLIP7' },
        { createdAt: '2026-01-02T03:04:05.000Z', status: 'FAILED', note: 'EXPIRED_SLIP' },
      ],
    }))
    const player = await openList('longName')
    const heads = (await list()).getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['เวลา', 'ยอด', 'สถานะ', 'ดูสลิป'])
    const [cells] = (await rows()).map((row) => within(row).getAllByRole('cell'))
    expect(cells?.map(wordsOf)).toEqual([expect.stringMatching(/^สลิป \d\d:\d\d$/), '-', 'ไม่สำเร็จ (สลิปหมดอายุ)', ''])
    const [linked, bare] = (await rows()).map((row) => within(row).getAllByRole('button'))
    expect(linked).toHaveLength(2)
    expect(linked?.[1]).toHaveAccessibleName(/^ดูสลิป 02\/01\/2026 \d\d:\d\d:\d\d$/)
    expect(bare).toHaveLength(1)
    await player.click(bare?.[0] as HTMLElement)
    const receipt = within(await screen.findByRole('alertdialog', { name: 'สลิปโอนเงิน' }))
    expect(receipt.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ไม่สำเร็จ (สลิปหมดอายุ)',
      expect.stringMatching(/^02\/01\/2026 \d\d:\d\d:\d\d$/),
    ])
  })

  it('shows no amount of 0 or less, and an unknown reason unchanged', async () => {
    amend('/api/statement/slip', () => ({
      slips: [
        { createdAt: null, amount: 0, status: 'FAILED', note: 'NEW_REASON', link: ' ', reference: '' },
        { createdAt: 'x', amount: -5, status: 'PENDING', link: 'javascript:alert(1)' },
        { amount: 'much', status: 7, note: '' },
      ],
      total: 'many',
    }))
    await openList('longName')
    expect((await rows()).map(wordsOf)).toEqual([
      'สลิป - - ไม่สำเร็จ (NEW_REASON)',
      'สลิป - - กำลังตรวจสอบ',
      'สลิป - - กำลังตรวจสอบ',
    ])
    expect((await list()).queryByRole('button', { name: /ดูสลิป/ })).not.toBeInTheDocument()
  })

  it('has ten a page, and shows every reason in words', async () => {
    const player = await openList('rich')
    expect(await rows()).toHaveLength(10)
    const seen = [...(await statuses())]
    const pages = within((await list()).getByRole('navigation'))
    for (const [page, length] of [
      [2, 10],
      [3, 3],
    ] as const) {
      const first = (await rows())[0]?.textContent
      await player.click(pages.getByRole('button', { name: `หน้า ${page}` }))
      await waitFor(async () => expect((await rows())[0]?.textContent).not.toBe(first))
      expect(await rows()).toHaveLength(length)
      seen.push(...(await statuses()))
    }
    expect(requestsOf('/api/statement/slip').map(({ body }) => body)).toEqual(
      [1, 2, 3].map((page) => ({ page, limit: 10 })),
    )
    const reasons = Object.entries(slip).flatMap(([key, words]) => (key.startsWith('reason') ? [words] : []))
    for (const reason of reasons) expect(seen).toContain(`ไม่สำเร็จ (${reason})`)
    expect(seen).toHaveLength(23)
    expect(seen).toContain('สำเร็จ')
    expect(seen[0]).toBe('กำลังตรวจสอบ')
  })
})

describe('a slip in the list is viewed', () => {
  const one = (slipRow: Record<string, unknown>) =>
    amend('/api/statement/slip', () => ({
      slips: [{ createdAt: '2026-01-02T03:04:05.000Z', amount: 5, status: 'SUCCESS', ...slipRow }],
      total: 1,
    }))
  const view = async () => (await list()).findByRole('button', { name: /ดูสลิป/ })

  /** A window as the browser opens it; null for one that it holds back. */
  function playWindow(isLet = true) {
    const replace = vi.fn<(url: string) => void>()
    const close = vi.fn<() => void>()
    const opened = { opener: {}, closed: false, close, document: document.implementation.createHTMLDocument() }
    const page = Object.assign(opened, { location: { replace } })
    const open = vi.spyOn(window, 'open').mockReturnValue(isLet ? (page as unknown as Window) : null)
    return { open, replace, close }
  }

  it.each([{ link: '/media/slips/7' }, { reference: 'SLIP7' }])(
    'where the backend is, if that is elsewhere: %j',
    async (found) => {
      Object.assign(settings, { VITE_API_BASE: 'https://api.example' })
      onTestFinished(() => void Object.assign(settings, { VITE_API_BASE: '' }))
      one(found)
      amend('/api/statement/slip/reference/SLIP7', () => ({ url: '/media/slips/7' }))
      const { open, replace } = playWindow()
      const player = await openList('longName')
      await player.click(await view())
      await waitFor(() =>
        expect([...open.mock.calls, ...replace.mock.calls].flat()).toContain('https://api.example/media/slips/7'),
      )
    },
  )

  it('by its link', async () => {
    one({ link: 'https://slips.example/7', reference: 'SLIP7' })
    const { open } = playWindow()
    const player = await openList('longName')
    await player.click(await view())
    expect(open).toHaveBeenCalledExactlyOnceWith('https://slips.example/7', '_blank', 'noopener,noreferrer')
    expect(sandbox.requests.filter(({ path: asked }) => asked.includes('/reference/'))).toEqual([])
  })

  it('by its reference, in a window opened in the tap', async () => {
    const { open, replace } = playWindow()
    const player = await openList('rich')
    await rows()
    const ours = sandbox.state.slips.filter(({ memberId }) => memberId === memberOf('rich').id).toReversed()
    const index = ours.findIndex(({ id }) => id % 2 === 1) // those have references
    const button = (await list()).getAllByRole('button', { name: /ดูสลิป/ })[index] as HTMLElement
    const release = keepBack('/api/statement/slip/reference/*')
    await player.click(button)
    expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank')
    expect(button).toHaveAttribute('aria-busy', 'true')
    await player.click(button)
    expect(open).toHaveBeenCalledOnce()
    release()
    const picture = `${window.location.origin}/sandbox/slips/${ours[index]?.id}`
    await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(picture))
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it('not once the list is closed: some web views would leave the app for it', async () => {
    one({ reference: 'SLIP7' })
    const answer = deferred<unknown>()
    amend('/api/statement/slip/reference/*', () => answer.promise)
    const { replace, close } = playWindow()
    const player = await openList('longName')
    await player.click(await view())
    await act(closeDialogs)
    await act(async () => answer.resolve({ url: 'https://slips.example/7' }))
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
    expect(replace).not.toHaveBeenCalled()
    expect(toastTexts()).toEqual([])
  })

  it('by a second tap if the browser blocked the first window', async () => {
    const player = await openList('longName')
    const reference = 'SLIP7'
    one({ reference })
    amend('/api/statement/slip/reference/*', () => ({ url: 'https://slips.example/7' }))
    const { open } = playWindow(false)
    await player.click(await refresh())
    await player.click(await view())
    const second = await (await list()).findByRole('button', { name: /เปิดสลิป/ })
    expect((await list()).getByText('เปิดสลิป')).toBeVisible()
    await player.click(second)
    expect(open).toHaveBeenLastCalledWith('https://slips.example/7', '_blank', 'noopener,noreferrer')
  })

  test.each([
    ['is not found', () => ({ error: 'NO_DATA' }), errors.NO_DATA],
    ['leads to no safe address', () => ({ url: 'javascript:alert(1)' }), slip.viewFailed],
  ])('unless its reference %s: then the window closes with a message', async (_, answer, words) => {
    one({ reference: 'SLIP7' })
    amend('/api/statement/slip/reference/*', answer)
    const { close, replace } = playWindow()
    const player = await openList('longName')
    await player.click(await view())
    await waitFor(() => expect(toastTexts()).toEqual([words]))
    expect(close).toHaveBeenCalledOnce()
    expect(replace).not.toHaveBeenCalled()
  })
})
