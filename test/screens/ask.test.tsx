import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { closeChat } from '../../src/features/chat/engine/currentChat.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { startSession } from '../../src/session/session.ts'
import { supportDraft } from '../../src/session/supportDraft.ts'
import { useLayout } from '../fakes/layout.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { members } from '../sandbox/seed/seed.ts'
import { openApp, requestsOf, sandbox, useApp } from './app.tsx'

vi.mock(import('../../src/api/chat/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

useApp()
useLayout()
beforeEach(() => {
  Object.assign(settings, { VITE_CHAT_URL: '/' })
  Object.assign(fakeSocket, { open: [], next: 'connected' })
  sandbox.control.chat.desk({ isOn: false })
})
afterEach(() => {
  act(() => closeChat())
  Object.assign(settings, { VITE_CHAT_URL: '', VITE_IDEMPOTENCY: null })
})

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'พิมพ์ข้อความ…' })
const ask = async () => (await screen.findAllByRole('button', { name: 'ถามทีมงาน' }))[0] ?? document.body
const written = async () => {
  const shown = await field()
  await waitFor(() => expect(shown.value).toContain('สอบถามเกี่ยวกับรายการนี้'))
  return shown.value.split('\n')
}

describe('a service that has ended', () => {
  it('leads to support first, and to checking again second', async () => {
    await openApp('/terminated')
    const support = await screen.findByRole('button', { name: 'ถามทีมงานในแชท' })
    const again = screen.getByRole('button', { name: 'ตรวจสอบอีกครั้ง' })
    expect(support.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('a question to support, which only the player sends', () => {
  afterEach(() => {
    if (requestsOf('/api/chat/send-message').length > 0) throw new Error('A question was sent by itself')
  })

  it('about a row of the statement has its kind, amount and time', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    const [row] = await screen.findAllByRole('listitem')
    await player.click(within(row ?? document.body).getByRole('button'))
    await player.click(await ask())
    const [, what, ...facts] = await written()
    expect(what).toMatch(/^ถอนเงิน ฿[\d,]+\.\d\d$/)
    expect(facts).toContainEqual(expect.stringMatching(/^เวลา: \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/))
  })

  it('about a code has its channel, amount, time and number', async () => {
    const player = await openApp('/user/contact?dialog=qr&code=KBANK', { as: 'rich' })
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '500')
    await player.click(screen.getByRole('button', { name: 'สร้าง QR' }))
    await player.click(await ask())
    const lines = await written()
    expect(lines[1]).toMatch(/^QR ฝากเงิน .*กสิกรไทย.* ฿500\.00$/)
    expect(lines[2]).toMatch(/^เห็น QR เมื่อ \d\d\//)
    expect(lines[3]).toMatch(/^เลขอ้างอิง: \S+$/)
  })

  it('about a slip has its kind, status, time and reference', async () => {
    const player = await openApp('/user/statement?dialog=slips', { as: 'rich' })
    const shown = within(await screen.findByRole('dialog', { name: 'สถานะสลิป' }))
    const rows = await shown.findAllByRole('row')
    const failed = rows.find(({ textContent }) => textContent?.includes('ไม่สำเร็จ')) as HTMLElement
    await player.click(within(failed).getByRole('button', { name: /^สลิป/ }))
    await player.click(await ask())
    const lines = await written()
    expect(lines[1]).toMatch(/^สลิปโอนเงิน/)
    expect(lines[2]).toMatch(/^สถานะ: ไม่สำเร็จ/)
    expect(lines[3]).toMatch(/^เวลา: \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
    expect(lines[4]).toMatch(/^เลขอ้างอิง: \S+$/)
  })

  it('about an unknown outcome has the exact amount, even with amounts hidden, and the command’s key', async () => {
    Object.assign(settings, { VITE_IDEMPOTENCY: true })
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    sandbox.control.addFault({ method: 'POST', path: '/api/wallet/withdrawAll', kind: 'dropBefore' })
    sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 400, times: 99 })
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    const dialog = within(await screen.findByRole('dialog', { name: 'ถอนเงิน' }))
    await player.type(await dialog.findByLabelText('จำนวนเงิน'), '500')
    await player.click(dialog.getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ }))
    await screen.findByText(shared.unknownTitle)
    await player.click(await ask())
    const lines = await written()
    expect(lines[1]).toBe(shared.unknownTitle)
    expect(lines.at(-2)).toMatch(/ \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d: ฿500\.00$/)
    expect(lines.at(-1)).toMatch(/^เลขอ้างอิง: [\w-]{8,}$/)
  })

  it('about a spin without an answer counts no coins as money', async () => {
    sandbox.control.setSwitches({ wheel: true })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    sandbox.control.addFault({ method: 'POST', path: '/api/spinwheel/spin', kind: 'dropAfter' })
    const player = await openApp('/user/spin', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: /หมุน เหลือ \d+$/ }))
    await screen.findByText(shared.unknownTitle)
    await player.click(await ask())
    const lines = await written()
    expect(lines[1]).toBe(shared.unknownTitle)
    expect(lines.join()).not.toContain('฿')
  })

  it('appears once if asked twice before the chat loads, and in no other member’s chat', async () => {
    await openApp('/user/contact', { as: 'rich' })
    for (const text of ['about one', 'about two', 'about one']) supportDraft.ask(text)
    cleanup()
    startSession(sandbox.control.logIn(members.ktb.username), false)
    await openApp('/user/contact?dialog=chat')
    expect(await field()).toHaveValue('')
    cleanup()
    await openApp('/user/contact', { as: 'rich' })
    for (const text of ['about one', 'about two', 'about one']) supportDraft.ask(text)
    act(() => void openDialog({ name: 'chat' }))
    await waitFor(async () => expect(await field()).toHaveValue('about one\n\nabout two'))
    cleanup()
    await openApp('/user/contact?dialog=chat', { as: 'ktb' })
    expect(await field()).toHaveValue('')
  })

  it('is added below an existing draft', async () => {
    const player = await openApp('/user/statement?dialog=chat', { as: 'rich' })
    await player.type(await field(), 'ฝากแล้วไม่เข้า')
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    const [row] = await screen.findAllByRole('listitem')
    await player.click(within(row ?? document.body).getByRole('button'))
    await player.click(await ask())
    expect((await written())[0]).toBe('ฝากแล้วไม่เข้า')
  })
})
