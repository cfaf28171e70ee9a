import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { settings } from '../../src/lib/settings/settings.ts'
import { deferred } from '../fakes/deferred.ts'
import {
  decide,
  giftLinkKey,
  keepBack,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
  walletOf,
} from './app.tsx'

useApp()
// jsdom has typed arrays of its own; those that Node's TextEncoder and cryptography give are none of them.
beforeAll(() => void vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer)))
afterAll(() => void vi.unstubAllGlobals())
beforeEach(() => void Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey }))

const path = '/api/wallet/truelink'
const gift = 'https://gift.truemoney.com/campaign/?v=abcdefghij0050'
const address = `/user/home?${new URLSearchParams({ dialog: 'gift', code: 'SANDBOX GIFT' })}`
const dialog = () => screen.findByRole('dialog', { name: 'ซองของขวัญ TrueMoney' })
const submit = async () => within(await dialog()).findByRole('button', { name: 'ส่งลิงก์ซองของขวัญ' })
const field = async () => within(await dialog()).findByLabelText('ลิงก์ซองของขวัญ')

/** Has the phone encrypt for as long as the test says. */
function encryptSlowly() {
  const done = deferred<null>()
  const encrypt = crypto.subtle.encrypt.bind(crypto.subtle)
  vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...given) => {
    await done.promise
    return encrypt(...given)
  })
  return () => done.resolve(null)
}

async function paste(text: string, page = 'home') {
  const player = await openApp(address.replace('home', page), { as: 'rich' })
  await player.click(await field())
  if (text !== '') await player.paste(text)
  return player
}

describe('a gift link', () => {
  it('is pasted by a tap, and keeps its place if the clipboard refuses', async () => {
    const player = await paste('')
    await navigator.clipboard.writeText(`ซองของขวัญจากสมชาย\n${gift}`)
    const button = within(await dialog()).getByRole('button', { name: 'วาง' })
    await player.click(button)
    await waitFor(async () => expect(await field()).toHaveValue(gift))
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await player.click(button)
    await waitFor(() => expect(toastTexts()).toEqual(['วางไม่ได้ แตะช่องลิงก์ค้างไว้ แล้วเลือก “วาง”']))
    expect(await field()).toHaveValue(gift)
    expect(await field()).toHaveFocus()
    expect(button).not.toBeInTheDocument()
  })

  it('has no button to paste where the clipboard cannot be read', async () => {
    await openApp(address, { as: 'rich' })
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {} })
    await field()
    expect(within(await dialog()).queryByRole('button', { name: 'วาง' })).not.toBeInTheDocument()
  })

  it('is still awaited after a reload, until another is wanted', async () => {
    const player = await paste(gift)
    await player.click(await submit())
    await within(await dialog()).findByRole('button', { name: 'ส่งลิงก์ซองอื่น' })
    reloadApp()
    await player.click(await within(await dialog()).findByRole('button', { name: 'ส่งลิงก์ซองอื่น' }))
    expect(await submit()).toBeVisible()
    reloadApp()
    expect(await submit()).toBeVisible()
  })

  it('is extracted from what TrueMoney shares, sent encrypted, once, and credited', async () => {
    const player = await paste(`ซองของขวัญจากสมชาย\n${gift}\nOpen in TrueMoney`)
    expect(await field()).toHaveValue(gift)
    await player.click(await submit())
    const shown = within(await dialog())
    expect(await shown.findByText('ส่งลิงก์ซองของขวัญแล้ว')).toBeVisible()
    expect(await shown.findByText(/เงินเข้าแล้ว ฿50\.00/)).toBeVisible()
    // Its row of the statement names no bank.
    expect(shown.queryByText('ช่องทาง')).not.toBeInTheDocument()
    expect(walletOf('rich')).toBe(1_250_050_00)
    const sent = requestsOf(path)
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(sent[0]?.body)).not.toContain('truemoney')
    expect(sent[0]?.body).toEqual({ link: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+$/) as string })
    await player.click(shown.getByRole('button', { name: 'ส่งลิงก์ซองอื่น' }))
    expect(await field()).toHaveValue('')
  })

  it('is credited while it is being sent, even if the player looks at another app', async () => {
    // The contact page does not read the statement, so the first reading is the dialog's.
    const player = await paste(gift, 'contact')
    await waitFor(() => expect(requestsOf('/api/statement')).toHaveLength(1))
    const before = 1
    const answer = keepBack(path)
    await player.click(await submit())
    await waitFor(() => expect(walletOf('rich')).toBe(1_250_050_00))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(before))
    // What the first look found is known when the next one begins.
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(requestsOf('/api/statement').length).toBeGreaterThan(before + 1))
    await act(async () => answer())
    expect(await within(await dialog()).findByText(/เงินเข้าแล้ว ฿50\.00/)).toBeVisible()
    // What was told is not told again.
    reloadApp()
    expect(await submit()).toBeVisible()
  })

  it('without an answer that is credited anyway shows both', async () => {
    const player = await paste(gift, 'contact')
    await waitFor(() => expect(requestsOf('/api/statement')).toHaveLength(1))
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    await player.click(await submit())
    expect(await within(await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    expect(await within(await dialog()).findByText(/เงินเข้าแล้ว ฿50\.00/)).toBeVisible()
    expect(within(await dialog()).getByText(shared.unknownTitle)).toBeVisible()
    await player.click(await decide())
    expect(await field()).toBeVisible()
    expect(within(await dialog()).queryByText(/เงินเข้าแล้ว/)).not.toBeInTheDocument()
  })

  it('is credited at once although the statement could not be read before', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 500, times: 99 })
    const player = await paste(gift, 'contact')
    await waitFor(() => expect(requestsOf('/api/statement')).not.toEqual([]))
    sandbox.control.clearFaults()
    await player.click(await submit())
    expect(await within(await dialog()).findByText(/เงินเข้าแล้ว ฿50\.00/)).toBeVisible()
  })

  it('is sent once, however often it is tapped while the phone encrypts', async () => {
    const player = await paste(gift)
    const encrypted = encryptSlowly()
    const button = await submit()
    await player.click(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    await player.click(button)
    await player.type(await field(), '{Enter}')
    await act(async () => encrypted())
    expect(await within(await dialog()).findByText('ส่งลิงก์ซองของขวัญแล้ว')).toBeVisible()
    expect(requestsOf(path)).toHaveLength(1)
  })

  it('is not sent if its dialog was closed while the phone encrypted', async () => {
    const player = await paste(gift)
    const encrypted = encryptSlowly()
    await player.click(await submit())
    await player.click(within(await dialog()).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await act(async () => encrypted())
    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    expect(requestsOf(path)).toHaveLength(0)
  })

  it('cannot be sent while the field is empty, and the minimum is named', async () => {
    await paste('')
    expect(await submit()).toBeDisabled()
    expect(await dialog()).toHaveTextContent('ขั้นต่ำ ฿2 ต่อซอง')
    expect(await dialog()).toHaveTextContent('ปกติเงินเข้าภายใน 1 นาที')
  })

  test.each(['javascript:alert(1)', 'https://gift.example/with a space'])(
    '%s is refused in words; nothing is sent, nothing is lost',
    async (text) => {
      const player = await paste(text)
      await player.click(await submit())
      expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('วางเฉพาะลิงก์')
      expect(await field()).toHaveValue(text)
      expect(requestsOf(path)).toHaveLength(0)
    },
  )

  it('that was used is refused by the server, and stays typed', async () => {
    const player = await paste(gift)
    await player.click(await submit())
    await player.click(await within(await dialog()).findByRole('button', { name: 'ส่งลิงก์ซองอื่น' }))
    await player.click(await field())
    await player.paste(gift)
    await player.click(await submit())
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/ลิงก์/)
    expect(await field()).toHaveValue(gift)
    expect(walletOf('rich')).toBe(1_250_050_00)
  })

  it('cannot be sent without a key, says so, and leads to the other ways', async () => {
    Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: '' })
    const player = await openApp(address, { as: 'rich' })
    expect(await within(await dialog()).findByText('ยังไม่เปิดใช้งาน')).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ช่องทางฝากอื่น' }))
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  })

  it('without an answer can be decided even if its wallet is no longer offered', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    const player = await paste(gift)
    await player.click(await submit())
    await within(await dialog()).findByText(shared.unknownTitle)
    sandbox.control.setChannels(['SCB'])
    reloadApp()
    await player.click(await decide())
    expect(await within(await dialog()).findByText('วอลเล็ทนี้ยังไม่เปิดรับลิงก์ซองของขวัญ')).toBeVisible()
    expect(sessionStorage.getItem('openCommands')).toContain('"decidedAt":1')
  })

  it('is never sent unencrypted by a device that cannot encrypt', async () => {
    Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: '{"kty":"RSA","n":"broken","e":"AQAB"}' })
    const player = await paste(gift)
    await player.click(await submit())
    await waitFor(async () =>
      expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('ส่งลิงก์อย่างปลอดภัยไม่ได้'),
    )
    expect(requestsOf(path)).toHaveLength(0)
  })
})
