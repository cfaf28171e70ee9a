import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import { settings } from '../../src/lib/settings/settings.ts'
import { platform } from '../../src/platform/current.ts'
import { soon } from '../fakes/soon.ts'
import { readQr } from '../sandbox/readQr.ts'
import type { members } from '../sandbox/seed/seed.ts'
import { amend, keepBack, openApp, refuse, requestsOf, sandbox, toastTexts, useApp, walletOf } from './app.tsx'

useApp()

const claimPath = '/api/invite/bonus'
const shown = async (name = 'ชวนเพื่อน') => within(await screen.findByRole('dialog', { name }))
const bonus = () => shown('รับโบนัสชวนเพื่อน')
const code = 'PRa10000000000000000000001'
const link = `${window.location.origin}/register?code=${code}`
const isLink = `${window.location.host}/…${code.slice(-8)}`
/** An amount whose decimals stand in smaller letters. */
const sum = (amount: string) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === amount
const inTelegram = `https://t.me/wallet_bot/app?startapp=${code}`
const inLine = `https://liff.line.me/1234567890-AbcdEfgh/register?code=${code}`
const everywhere = { VITE_TELEGRAM_APP_URL: 'https://t.me/wallet_bot/app', VITE_LIFF_ID: '1234567890-AbcdEfgh' }
const nowhere = { VITE_TELEGRAM_APP_URL: '', VITE_LIFF_ID: '' }

describe('before the invite dialog', () => {
  const seen = 'ชวนเพื่อน รับโบนัสไม่จำกัด'
  const open = (address = '/user/home?dialog=invite') => openApp(address, { as: 'rich' })
  const ways = {
    'a tap on continue': async (player: Awaited<ReturnType<typeof open>>) =>
      player.click((await shown()).getByRole('button', { name: 'ต่อไป' })),
    'a tap on the cross': async (player: Awaited<ReturnType<typeof open>>) =>
      player.click((await shown()).getByRole('button', { name: 'ปิด' })),
    'a step back': async () => window.history.back(),
  }

  test.each(Object.entries(ways))('the banners appear; closed by %s they give way to it', async (_, leave) => {
    const player = await open()
    expect(await screen.findByText(seen)).toBeVisible()
    expect((await shown()).queryByText('ลิงก์ชวนเพื่อนของคุณ')).not.toBeInTheDocument()
    expect(requestsOf('/api/invite')).toEqual([])
    await leave(player)
    expect(await screen.findByText(isLink)).toBeVisible()
    expect(screen.queryByText(seen)).not.toBeInTheDocument()
    expect(window.location.search).toBe('?dialog=invite')
    await waitFor(() => expect(window.history.state).not.toHaveProperty('covered'))
    await player.click((await shown()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('the banners do not appear again on the way back from another dialog, but do when it is reopened', async () => {
    const player = await open('/user/home')
    const invite = async () => player.click(await screen.findByRole('button', { name: 'ชวนเพื่อน' }))
    await invite()
    await player.click(await screen.findByRole('button', { name: 'ต่อไป' }))
    await waitFor(() => expect(window.history.state).not.toHaveProperty('covered'))
    await player.click(await (await shown()).findByRole('button', { name: 'รับโบนัส' }))
    await player.click(await (await bonus()).findByRole('button', { name: 'ย้อนกลับ' }))
    expect(await (await shown()).findByText(isLink)).toBeVisible()
    await player.click((await shown()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await invite()
    expect(await screen.findByText(seen)).toBeVisible()
  })

  it.each([
    ['there are none', () => sandbox.control.setBanners({ invite: false })],
    ['they cannot be read', () => refuse('/api/invite/banners')],
    [
      'none of them can be shown',
      () => amend('/api/invite/banners', () => [{ image: 'http://elsewhere.example/x.png', html: ' ' }, {}]),
    ],
  ])('no banners appear if %s', async (_, arrange) => {
    arrange()
    await open()
    expect(await (await shown()).findByText(isLink)).toBeVisible()
    expect(toastTexts()).toEqual([])
  })

  it('late banners appear only in the dialog’s place, not over it', async () => {
    refuse('/api/invite/banners')
    await open()
    await (await shown()).findByText(isLink)
    await act(async () => {
      window.dispatchEvent(new Event('online'))
      await soon(() => expect(requestsOf('/api/invite/banners')).toHaveLength(2))
    })
    expect((await shown()).getByText(isLink)).toBeVisible()
    expect(screen.queryByText(seen)).not.toBeInTheDocument()
  })

  it('banners that take longer than five seconds do not appear', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const release = keepBack('/api/invite/banners')
    await open()
    await shown()
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(await (await shown()).findByText(isLink)).toBeVisible()
    release()
    vi.useRealTimers()
    await waitFor(() => expect(requestsOf('/api/invite/banners')).toHaveLength(1))
    expect(screen.queryByText(seen)).not.toBeInTheDocument()
  })

  it('the wait can be left', async () => {
    const release = keepBack('/api/invite/banners')
    const player = await open()
    await player.click((await shown()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    release()
  })
})

describe('the invite dialog', () => {
  beforeEach(() => sandbox.control.setBanners({ invite: false, refund: false }))
  afterEach(() => {
    Object.assign(settings, { VITE_PUBLIC_ORIGIN: '', ...nowhere })
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
  })
  const open = (as: keyof typeof members = 'rich') => openApp('/user/home?dialog=invite', { as })
  const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
  const share = async () => (await shown()).findByRole('button', { name: 'แชร์ลิงก์' })

  it('shows the member’s link at the public origin, and copies exactly that', async () => {
    Object.assign(settings, { VITE_PUBLIC_ORIGIN: 'https://wallet.example' })
    const player = await open()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    give('clipboard', { writeText })
    await player.click(await (await shown()).findByRole('button', { name: 'คัดลอกลิงก์ชวนเพื่อนของคุณ' }))
    const publicLink = `https://wallet.example/register?code=${code}`
    expect(writeText).toHaveBeenCalledExactlyOnceWith(publicLink)
    await waitFor(() => expect(toastTexts()).toEqual([`คัดลอกแล้ว wallet.example/…${code.slice(-8)}`]))
  })

  const choose = 'เลือกช่องทางที่จะแชร์ หรือคัดลอกลิงก์'

  it('shares text and link by the device, and reports nothing on a cancel', async () => {
    Object.assign(settings, everywhere)
    const native = vi
      .fn<Navigator['share']>()
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    give('share', native)
    const player = await open()
    await player.click(await share())
    await waitFor(async () => expect(await share()).not.toHaveAttribute('aria-busy'))
    await player.click(await share())
    await waitFor(async () => expect(await share()).not.toHaveAttribute('aria-busy'))
    const given = { text: 'มาสมัครสมาชิกด้วยกันผ่านลิงก์นี้', url: link }
    expect(native.mock.calls).toEqual([[given], [given]])
    expect((await shown()).queryByText(choose)).not.toBeInTheDocument()
    expect(toastTexts()).toEqual([])
  })

  it('offers the other ways if the device refuses, and nothing opens by itself', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    give('share', () => Promise.reject(new DOMException('', 'NotAllowedError')))
    const player = await open()
    await player.click(await share())
    expect(await (await shown()).findByText(choose)).toBeVisible()
    expect(opened).not.toHaveBeenCalled()
  })

  it('offers only the other ways if the device cannot share', async () => {
    await open()
    expect(await (await shown()).findByRole('button', { name: 'LINE' })).toBeVisible()
    expect((await shown()).queryByRole('button', { name: 'แชร์ลิงก์' })).not.toBeInTheDocument()
  })

  /** The messenger's address that was opened, and the link that it carries. */
  const carried = ([asked]: [string] | []) => {
    const url = new URL(asked ?? '')
    return [url.origin + url.pathname, url.searchParams.get('url') ?? url.searchParams.get('text')?.split('\n')[1]]
  }
  const [toLine, toTelegram] = ['https://line.me/R/share', 'https://t.me/share/url']

  it.each([
    ['its own link, where it has one', everywhere, inLine, inTelegram],
    ['the link that opens anywhere', nowhere, link, link],
  ])('gives each messenger %s', async (_, reach, lineLink, telegramLink) => {
    Object.assign(settings, reach)
    const asked = vi.spyOn(platform(), 'openLink').mockReturnValue()
    const player = await open()
    await player.click(await (await shown()).findByRole('button', { name: 'LINE' }))
    await player.click((await shown()).getByRole('button', { name: 'Telegram' }))
    expect(asked.mock.calls.map(carried)).toEqual([
      [toLine, lineLink],
      [toTelegram, telegramLink],
    ])
  })

  it.each([
    ['Telegram the mini-app', 'telegram', everywhere, toTelegram, inTelegram],
    ['Telegram without a mini-app the link', 'telegram', nowhere, toTelegram, link],
    ['LINE without its chooser LIFF’s permanent link', 'line', everywhere, toLine, inLine],
  ] as const)('shares inside %s', async (_, host, reach, address, target) => {
    Object.assign(settings, reach)
    const asked = vi.spyOn(platform(), 'openLink').mockReturnValue()
    const sharing = { messenger: host, loadChooser: host === 'line' ? async () => ({ pick: () => null }) : null }
    vi.spyOn(platform(), 'sharing', 'get').mockReturnValue(sharing)
    vi.spyOn(platform(), 'ownLink').mockImplementation((links) => links[host])
    const player = await open()
    await player.click(await share())
    await waitFor(() => expect(asked.mock.calls.map(carried)).toEqual([[address, target]]))
    expect((await shown()).getByText(isLink)).toBeVisible()
    await waitFor(async () => expect(await share()).not.toHaveAttribute('aria-busy'))
  })

  it('sums up what is due, and leads to where it is received', async () => {
    const player = await open()
    const waiting = within(await screen.findByRole('region', { name: 'โบนัสชวนเพื่อนที่รอรับ' }))
    expect(waiting.getByText(sum('฿1,250.00'))).toBeVisible()
    expect(screen.getByText('อัตราเมื่อครบเงื่อนไข').nextSibling).toHaveTextContent('80%')
    expect(screen.getByText('อัตราเมื่อไม่ครบเงื่อนไข').nextSibling).toHaveTextContent('20%')
    await player.click(waiting.getByRole('button', { name: 'รับโบนัส' }))
    expect(await (await bonus()).findByRole('button', { name: 'รับโบนัส' })).toBeEnabled()
    expect(window.location.search).toBe('?dialog=inviteBonus')
  })

  it.each([
    ['฿0.00', { amount: 0, success: 0, fail: 100 }],
    ['-', { amount: 'much', success: 'x', fail: null }],
    ['-', null],
  ])('shows %s and no percents if nothing is due', async (text, invite) => {
    amend('/api/wallet', (answer) => ({ ...(answer as object), invite }))
    await open()
    const waiting = within(await screen.findByRole('region', { name: 'โบนัสชวนเพื่อนที่รอรับ' }))
    expect(waiting.getByText(sum(text))).toBeVisible()
    expect(screen.queryByText(/%/)).not.toBeInTheDocument()
    expect(waiting.queryByRole('button')).not.toBeInTheDocument()
    const isExplained = waiting.queryByText('ยังไม่มีโบนัสชวนเพื่อนให้รับ') !== null
    expect(isExplained).toBe(text !== '-')
  })

  const rows = async () => within(await (await shown()).findByRole('table')).getAllByRole('row')

  it('lists the friends, ten a page', async () => {
    const player = await open()
    expect(await rows()).toHaveLength(11)
    expect((await rows())[0]).toHaveTextContent('เพื่อนยอดที่ได้จากเพื่อนเวลา')
    const release = keepBack('/api/invite')
    const first = (await rows())[1]?.textContent
    await player.click((await shown()).getByRole('button', { name: 'หน้า 2' }))
    // The page before stays in sight.
    expect((await rows())[1]?.textContent).toBe(first)
    release()
    await waitFor(async () => expect((await rows())[1]?.textContent).not.toBe(first))
    await player.click((await shown()).getByRole('button', { name: 'หน้า 3' }))
    await waitFor(async () => expect(await rows()).toHaveLength(4))
    expect(requestsOf('/api/invite').map(({ body }) => body)).toEqual([1, 2, 3].map((page) => ({ page, limit: 10 })))
  })

  it('shows a friend’s name, amount and date, and a dash for what is missing', async () => {
    amend('/api/invite', () => ({
      invites: [
        { from: { name: 'มะลิ' }, amount: 1234.5, createdAt: '2026-01-02T03:04:05.000Z' },
        { from: null, amount: 'x', createdAt: 7 },
      ],
    }))
    await open()
    const cells = (await rows()).slice(1).map((row) => within(row).getAllByRole('cell').slice(1))
    expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
      ['มะลิ', '+฿1,234.50', expect.stringMatching(/^\d\d\/01\/2026 \d\d:\d\d:05$/)],
      ['-', '-', '-'],
    ])
  })

  it('says that nobody was invited yet', async () => {
    await open('newcomer')
    expect(await (await shown()).findByText('ยังไม่มีเพื่อนสมัคร')).toBeVisible()
    expect((await shown()).queryByRole('navigation')).not.toBeInTheDocument()
  })
})

describe('the invite’s QR code', () => {
  afterEach(() => Object.assign(settings, nowhere))
  const open = (reach = everywhere) => {
    Object.assign(settings, reach)
    return openApp('/user/home?dialog=inviteQr', { as: 'rich' })
  }
  const dialog = () => shown('QR ชวนเพื่อน')
  const picture = async (app = 'เบราว์เซอร์') =>
    (await dialog()).findByRole('img', { name: `QR ลิงก์ชวนเพื่อน เปิดใน ${app}` })
  const held = async (app?: string) => {
    const [, type, data = ''] =
      /^data:image\/(svg\+xml);utf8,(.*)$/.exec((await picture(app)).getAttribute('src') ?? '') ?? []
    expect(type).toBe('svg+xml')
    return readQr(decodeURIComponent(data))
  }
  const save = async () => (await dialog()).getByRole('button', { name: 'บันทึกรูป QR' })

  it('contains exactly the link, first for the browser, then for the chosen app, with the code as text below', async () => {
    const player = await open()
    expect(await held()).toBe(link)
    expect((await dialog()).getByText(code)).toBeVisible()
    const apps = within((await dialog()).getByRole('group', { name: 'เพื่อนเปิดลิงก์ด้วย' }))
    expect(apps.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'เบราว์เซอร์',
      'LINE',
      'Telegram',
    ])
    await player.click(apps.getByRole('radio', { name: 'LINE' }))
    expect(await held('LINE')).toBe(inLine)
    await player.click(apps.getByRole('radio', { name: 'Telegram' }))
    expect(await held('Telegram')).toBe(inTelegram)
  })

  it('offers no choice if a link opens in browsers only', async () => {
    await open(nowhere)
    expect(await held()).toBe(link)
    expect((await dialog()).queryByRole('radio')).not.toBeInTheDocument()
  })

  it('is opened from the invite, and leads back to it', async () => {
    sandbox.control.setBanners({ invite: false })
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ชวนเพื่อน' }))
    await player.click(await (await shown()).findByRole('button', { name: 'แสดง QR' }))
    await picture()
    await player.click((await dialog()).getByRole('button', { name: 'ย้อนกลับ' }))
    expect(await (await shown()).findByText(isLink)).toBeVisible()
  })

  it('is saved by the device as a picture, black on white with its light margin', async () => {
    const { drawn, canvas } = fakeCanvas()
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>().mockResolvedValue()
    const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
    give('canShare', () => true)
    give('share', share)
    const player = await open()
    expect(await picture()).toHaveAttribute('src', canvas)
    expect(readQr(drawn())).toBe(link)
    await player.click(await save())
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect([file?.name, file?.type, await file?.text()]).toEqual(['invite-browser.png', 'image/png', 'picture'])
    for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name)
  })
})

/** A canvas that notes what is drawn on it. `drawn`: the dark squares as markup, as far as they keep the margin of four. */
function fakeCanvas() {
  const canvas = `data:image/png;base64,${btoa('picture')}`
  const squares: { fill: string; x: number; y: number; width: number }[] = []
  const context = {
    canvas: document.createElement('canvas'),
    fillStyle: '',
    fillRect(...sizes: number[]) {
      // Every module is 24 px wide.
      const [x = 0, y = 0, width = 0] = sizes.map((px) => px / 24)
      // The ground comes first.
      if (context.fillStyle === '#fff') squares.length = 0
      squares.push({ fill: context.fillStyle, x, y, width })
    },
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as GPUCanvasContext)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(canvas)
  const drawn = () => {
    const [ground, ...dark] = squares
    const size = ground?.width ?? 0
    expect([ground?.fill, new Set(dark.map(({ fill }) => fill))]).toEqual(['#fff', new Set(['#000'])])
    expect(Math.min(...dark.flatMap(({ x, y }) => [x, y, size - 1 - x, size - 1 - y]))).toBe(4)
    return `<svg viewBox="0 0 ${size} ${size}">${dark.map(({ x, y }) => `M${x} ${y}h1v1h-1Z`).join('')}</svg>`
  }
  return { canvas, drawn }
}

describe('the invite bonus', () => {
  const open = (as: keyof typeof members = 'rich') => openApp('/user/home?dialog=inviteBonus', { as })
  const claim = async () => (await bonus()).findByRole('button', { name: 'รับโบนัส' })

  it('shows its conditions and is claimed once by a burst of taps; then the dialog closes and the balance is new', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: /^โบนัสชวนเพื่อน/ }))
    expect(await (await bonus()).findByText('โบนัสแต่ละรายการต้องทำเทิร์นครบก่อนจึงจะถอนเงินได้')).toBeVisible()
    expect((await bonus()).getByText('อัตราเมื่อไม่ครบเงื่อนไข').nextSibling).toHaveTextContent('20%')
    const button = await claim()
    act(() => [1, 2, 3].forEach(() => button.click()))
    const receipt = await screen.findByRole('alertdialog', { name: 'รับโบนัสชวนเพื่อนแล้ว' })
    expect(receipt).toHaveAccessibleDescription(errors.INVITE_BONUS_SUCCESS)
    // The server does not say how much came, only the balance does.
    expect(receipt).not.toHaveTextContent('฿1,250.00')
    expect(within(receipt).getByText('โบนัสชวนเพื่อน')).toBeVisible()
    expect(await within(receipt).findByText('฿1,251,250.00')).toBeVisible()
    expect(toastTexts()).toEqual([])
    await player.click(within(receipt).getByRole('button', { name: 'ตกลง' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await screen.findByText('฿1,251,250.00')).toBeVisible()
    expect(requestsOf(claimPath)).toHaveLength(1)
    expect(walletOf('rich')).toBe(1_251_250_00)
  })

  it('leads back to the invite dialog that it was opened from', async () => {
    sandbox.control.setBanners({ invite: false })
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ชวนเพื่อน' }))
    await player.click(await (await shown()).findByRole('button', { name: 'รับโบนัส' }))
    await player.click(await claim())
    await player.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'ตกลง' }))
    const waiting = within(await screen.findByRole('region', { name: 'โบนัสชวนเพื่อนที่รอรับ' }))
    expect(await waiting.findByText(sum('฿0.00'))).toBeVisible()
    expect(window.location.search).toBe('?dialog=invite')
  })

  it.each([
    ['the server’s own words', { message: 'รับแล้ว 1,250 บาท' }, 'รับแล้ว 1,250 บาท'],
    ['ours, where the server has none', { message: 'SUCCESS' }, 'ดูยอดได้ในรายการเดินบัญชี'],
  ])('confirms its success in %s', async (_, answer, words) => {
    amend(claimPath, () => answer)
    const player = await open()
    await player.click(await claim())
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(words)
  })

  it('says why it was refused, and stays', async () => {
    sandbox.control.provoke('NO_INVITEE_PLAY_INFO')
    const player = await open()
    await player.click(await claim())
    await waitFor(() => expect(toastTexts()).toEqual([errors.NO_INVITEE_PLAY_INFO]))
    expect(await claim()).toBeEnabled()
    expect(walletOf('rich')).toBe(1_250_000_00)
  })

  it('of nothing says so, and cannot be claimed', async () => {
    const player = await open('newcomer')
    expect(await (await bonus()).findByText(/^ยังไม่มีโบนัสชวนเพื่อนให้รับ/)).toBeVisible()
    const button = (await bonus()).getByRole('button', { name: 'รับโบนัส' })
    expect(button).toBeDisabled()
    expect((await bonus()).queryByText(/%/)).not.toBeInTheDocument()
    await player.click(button)
    expect(requestsOf(claimPath)).toEqual([])
  })

  it('is not called nothing if it is unknown', async () => {
    amend('/api/wallet', (answer) => ({ ...(answer as object), invite: { amount: 'many', success: 80, fail: 20 } }))
    await open()
    expect(await claim()).toBeDisabled()
    expect((await bonus()).queryByText(/^ยังไม่มีโบนัสชวนเพื่อนให้รับ/)).not.toBeInTheDocument()
  })

  it('waits for its conditions, and offers to read them again', async () => {
    refuse('/api/lookup/conditions')
    const player = await open()
    expect(await (await bonus()).findByText(errors.NO_DATA)).toBeVisible()
    await player.click((await bonus()).getByRole('button', { name: 'ลองใหม่' }))
    expect(await claim()).toBeEnabled()
  })
})
