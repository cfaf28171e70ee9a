import { act, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../src/lib/settings/settings.ts'
import { showToast } from '../../src/lib/toasts.ts'
import { CreditReceipt } from '../../src/wallet/receipts/CreditReceipt.tsx'
import { minor } from '../fakes/wallets.ts'
import { amend, balance, openApp, reloadApp, toastTexts, useApp } from './app.tsx'

useApp()
afterEach(() => Object.assign(settings, { VITE_AUTO_LOGIN: [] }))

const eye = (name = 'ซ่อนยอดเงิน') => screen.findByRole('button', { name })
/** Digits with a currency's sign: what no text and no attribute may have. */
const amounts = () => document.documentElement.outerHTML.match(/[฿₭]\s?\d[\d,.]*/g) ?? []

describe('the eye beside the balance', () => {
  it('hides every amount on home at once, and shows them again, keeping the focus', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'เล่นต่อ' })
    expect(amounts().length).toBeGreaterThan(10)
    const muted = () => document.querySelectorAll('[data-zero]')
    expect(muted().length).toBeGreaterThan(0)
    await player.click(await eye())
    expect(await balance()).toHaveTextContent('ซ่อน')
    expect(amounts()).toEqual([])
    expect(muted()).toHaveLength(0)
    const shows = await eye('แสดงยอดเงิน')
    expect(shows).toHaveFocus()
    await player.click(shows)
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
  })

  it('is remembered on the device', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await eye())
    window.history.replaceState(null, '', '/user/statement')
    reloadApp()
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(10))
    expect(screen.getAllByText('ซ่อน').length).toBeGreaterThanOrEqual(10)
    expect(amounts()).toEqual([])
  })

  it('applies to the other tabs, and survives a change of language', async () => {
    await openApp('/user/home', { as: 'rich' })
    await eye()
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    expect(await balance()).toHaveTextContent('ซ่อน')
    await act(() => i18next.changeLanguage('en'))
    expect(within(await screen.findByRole('region', { name: 'Total balance' })).getAllByText('hidden')).toHaveLength(3)
  })
})

describe('with amounts hidden', () => {
  const openHidden = (address: string, as: 'rich' | 'ktb' = 'rich') => {
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    return openApp(address, { as })
  }

  it('what is typed and its limits stay; the receipt shows no amount, nor do screen readers', async () => {
    amend('/api/wallet/withdrawAll', () => ({ message: 'รับคำขอถอน 500 บาทแล้ว' }))
    const player = await openHidden('/user/home?dialog=withdraw')
    const dialog = within(await screen.findByRole('dialog', { name: 'ถอนเงิน' }))
    await player.type(await dialog.findByLabelText('จำนวนเงิน'), '500')
    expect(dialog.getByRole('button', { name: '฿1,000' })).toBeVisible()
    expect(dialog.getAllByText('ซ่อน')[0]).toBeVisible()
    expect(dialog.getByText('ทั้งหมด (รวมเงินในเกม) (ซ่อน)')).toBeVisible()
    await player.click(dialog.getByRole('button', { name: 'ถอนเงิน' }))
    const receipt = await screen.findByRole('alertdialog')
    await within(receipt).findByText('คงเหลือในกระเป๋าหลัก')
    expect(receipt).toHaveAccessibleDescription(/ซ่อน/)
    expect(receipt.textContent).not.toMatch(/500|1,249/)
  })

  /** Opens the first row's receipt and taps to save it; says what is drawn from then on. */
  const openReceipt = async () => {
    const drawn: string[] = []
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      new Proxy(
        { measureText: () => ({ width: 1 }), fillText: (text: string) => void drawn.push(text) },
        { get: (known, name) => Reflect.get(known, name) ?? (() => undefined), set: () => true },
      ) as never,
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==')
    const player = await openHidden('/user/statement')
    const [row] = await screen.findAllByRole('listitem')
    await player.click(within(row ?? document.body).getByRole('button'))
    const receipt = within(await screen.findByRole('alertdialog'))
    await player.click(await receipt.findByRole('button', { name: 'บันทึกรูป' }))
    return { drawn, receipt, player }
  }

  it('a picture of a receipt is saved without them', async () => {
    const { drawn, receipt, player } = await openReceipt()
    expect(drawn).toEqual([])
    expect(receipt.getByRole('button', { name: 'บันทึกโดยซ่อนยอดเงิน' })).toHaveFocus()
    await player.click(receipt.getByRole('button', { name: 'บันทึกโดยซ่อนยอดเงิน' }))
    await waitFor(() => expect(drawn.join(' ')).toContain('ซ่อน'))
    expect(drawn.join(' ')).not.toMatch(/฿/)
  })

  it('a player who declines the picture returns to the receipt', async () => {
    const { drawn, receipt, player } = await openReceipt()
    expect(receipt.queryByRole('button', { name: 'ตกลง' })).not.toBeInTheDocument()
    await player.click(receipt.getByRole('button', { name: 'ย้อนกลับ' }))
    expect(receipt.getByRole('button', { name: 'ตกลง' })).toHaveFocus()
    expect(receipt.getByRole('button', { name: 'บันทึกรูป' })).toBeVisible()
    expect(drawn).toEqual([])
  })

  it('the picture shows them if the player asks for it', async () => {
    const { drawn, receipt, player } = await openReceipt()
    await player.click(receipt.getByRole('button', { name: 'บันทึกโดยแสดงยอดเงิน' }))
    await waitFor(() => expect(drawn.join(' ')).toMatch(/฿\d/))
  })

  it('the statement’s sums show none, but the printed page does', async () => {
    const printed: (string | null | undefined)[] = []
    vi.stubGlobal('print', () => printed.push(document.querySelector('body > article')?.textContent))
    const player = await openHidden('/user/statement?dialog=statementReport')
    const dialog = await screen.findByRole('dialog', { name: 'ค้นหาและสรุปยอด' })
    const table = await within(dialog).findByRole('table')
    expect(table).toHaveTextContent('ซ่อน')
    // Bars would tell the greatest month, and which had nothing.
    expect(new Set([...table.querySelectorAll('rect')].map((bar) => bar.getAttribute('width')))).toEqual(new Set(['4']))
    // The name of a prize, which the operator writes, stays.
    expect(dialog.textContent.replaceAll('วงล้อนำโชค · ฿50', '')).not.toMatch(/[฿₭]\s?\d/)
    await player.click(within(dialog).getByRole('button', { name: 'พิมพ์' }))
    expect(printed[0]).toMatch(/เงินเข้า\+฿\d/)
    expect(printed[0]).not.toMatch(/ซ่อน/)
    vi.unstubAllGlobals()
  })

  it('a toast shows none either', async () => {
    await openHidden('/user/home')
    await balance()
    act(() => showToast('success', 'เติมเงิน 500.00 บาทแล้ว'))
    expect(toastTexts()).toEqual(['เติมเงิน (ซ่อน) บาทแล้ว'])
  })

  it('the receipt of a deposit shows none, nor do screen readers', async () => {
    await openHidden('/user/home')
    await balance()
    const credit = { amountMinor: minor(500_00), waitedMs: 12_000, at: null, balance: '฿1,250,500.00' }
    render(<CreditReceipt credit={credit} source={null} />)
    expect(await screen.findByText('เงินเข้าแล้ว (ซ่อน) ใน 12 วินาที')).toBeVisible()
    expect(amounts()).toEqual([])
  })

  it('a payment code keeps its amount', async () => {
    const player = await openHidden('/user/contact?dialog=qr&code=KBANK')
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '500')
    await player.click(screen.getByRole('button', { name: 'สร้าง QR' }))
    expect(await screen.findByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
  })

  it('a game’s button says what it moves, without an amount or a gap for one', async () => {
    Object.assign(settings, { VITE_AUTO_LOGIN: ['neko'] })
    await openHidden('/user/home?dialog=game&code=neko')
    const play = { name: 'โอนเงินทั้งหมดเข้าเกมแล้วเล่น รวมเงินจากเกมอื่นด้วย' }
    expect(await screen.findByRole('button', play)).toBeVisible()
  })
})
