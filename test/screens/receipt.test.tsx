import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeChat } from '../../src/features/chat/engine/currentChat.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { useLayout } from '../fakes/layout.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { openApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

vi.mock(import('../../src/api/chat/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

useApp()
useLayout()
beforeEach(() => {
  Object.assign(settings, { VITE_CHAT_URL: '/' })
  Object.assign(fakeSocket, { open: [], next: 'connected' })
})
afterEach(() => {
  act(() => closeChat())
  Object.assign(settings, { VITE_CHAT_URL: '' })
})

const receipt = async () => within(await screen.findByRole('alertdialog'))

/** Withdraws 500 baht, and sees the receipt. */
async function withdraw() {
  const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
  const dialog = within(await screen.findByRole('dialog', { name: 'ถอนเงิน' }))
  await player.type(await dialog.findByLabelText('จำนวนเงิน'), '500')
  await player.click(dialog.getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ }))
  await screen.findByRole('alertdialog')
  return player
}

describe('a receipt', () => {
  it('shows no focus ring after a tap, until a key is pressed', async () => {
    const player = await withdraw()
    const shown = await screen.findByRole('alertdialog')
    expect(within(shown).getByRole('button', { name: 'ตกลง' })).toHaveFocus()
    expect(shown).toHaveAttribute('data-pointed')
    await player.keyboard('{Shift}')
    expect(shown).not.toHaveAttribute('data-pointed')
  })

  it('leads to the contact page where the operator has no chat', async () => {
    Object.assign(settings, { VITE_CHAT_URL: '' })
    const player = await withdraw()
    await player.click(await (await receipt()).findByRole('button', { name: 'ถามทีมงาน' }))
    expect(await screen.findByRole('heading', { name: 'ติดต่อเรา' })).toBeVisible()
    expect(window.location.pathname).toBe('/user/contact')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('has the balance read after the command, and no toast repeats it', async () => {
    await withdraw()
    const balance = await (await receipt()).findByText('คงเหลือในกระเป๋าหลัก')
    expect(balance.nextElementSibling).toHaveTextContent('฿1,249,500.00')
    expect(toastTexts()).toEqual([])
  })

  it('has no balance if none was read since', async () => {
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    const dialog = within(await screen.findByRole('dialog', { name: 'ถอนเงิน' }))
    await player.type(await dialog.findByLabelText('จำนวนเงิน'), '500')
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'fail', status: 400, times: 99 })
    const before = requestsOf('/api/wallet').length
    await player.click(dialog.getByRole('button', { name: /^ถอนเงิน( ฿[\d,.]+)?$/ }))
    const shown = await receipt()
    await waitFor(() => expect(requestsOf('/api/wallet').length).toBeGreaterThan(before))
    expect(shown.getByText('กำลังดำเนินการ')).toBeVisible()
    expect(shown.queryByText('คงเหลือในกระเป๋าหลัก')).not.toBeInTheDocument()
  })

  it('becomes a draft for support at a tap, which only the player sends', async () => {
    const player = await withdraw()
    await player.click(await (await receipt()).findByRole('button', { name: 'ถามทีมงาน' }))
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'พิมพ์ข้อความ…' })
    await waitFor(() => expect(field.value).toContain('รับคำขอถอนแล้ว ฿500.00'))
    // Who and where to is on the server; an account number is nobody's business in a chat.
    expect(field.value).toMatch(/^ไปยัง: ธนาคารกสิกรไทย$/m)
    expect(field.value).toMatch(/^เวลา: \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/m)
    expect(field.value).not.toContain('7890')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(requestsOf('/api/chat/send-message')).toEqual([])
  })
})
