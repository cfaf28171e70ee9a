import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { amend, keepBack, memberOf, openApp, requestsOf, sandbox, transferElsewhere, useApp } from './app.tsx'

useApp()

const path = '/api/wallet/transfer'
const address = '/user/home?dialog=moneyMap'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'เงินของฉันอยู่ที่ไหน' }))
const bring = async () => (await dialog()).findByRole('button', { name: /^โอน ฿/ })
const rows = async () => (await dialog()).getAllByRole('listitem').map((row) => row.textContent)
const legs = async () =>
  within(await (await dialog()).findByRole('list', { name: 'รายการโอนกลับ' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const sent = () => requestsOf(path).map(({ body }) => body)
const held = () => {
  const { id } = memberOf('rich')
  return Object.entries(sandbox.state.balances).flatMap(([name, amount]) =>
    name === `wallet:${id}` || name.startsWith(`game:${id}:`) ? [[name.replace(`:${id}`, ''), amount]] : [],
  )
}
/** The wallet's answers tell these amounts of games. */
const showing = (amounts: Readonly<Record<string, number | string>>) =>
  amend('/api/wallet', (answer) => {
    const wallet = answer as { slots: { code: string; amount: number }[] }
    return {
      ...wallet,
      slots: wallet.slots.map((game) => ({ ...game, amount: amounts[game.code] ?? game.amount })),
    }
  })
/** The demo member's games with money, in the server's order. */
const away = [
  { name: 'Neko Fortune', code: 'neko', amount: 8420.5 },
  { name: 'Orchid Spins', code: 'orchid', amount: 125.75 },
  { name: 'Striker Arena', code: 'striker', amount: 64_300 },
  { name: 'Baccara Royale', code: 'baccara', amount: 1999.99 },
  { name: 'Jade Table', code: 'jade', amount: 50 },
  { name: 'Seven Draw', code: 'seven', amount: 720 },
]

describe('where the money is', () => {
  it('opens from the transfer: main wallet first, then the games that hold money, each with its link', async () => {
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'เงินของฉันอยู่ที่ไหน' }))
    await bring()
    expect((await dialog()).getByText('ยอดเงินทั้งหมด').nextSibling).toHaveTextContent('฿1,325,616.24')
    expect(await rows()).toEqual([
      'กระเป๋าหลัก ฿1,250,000.00 94%',
      'Striker Arena ฿64,300.00 5%',
      'Neko Fortune ฿8,420.50 <1%',
      'Baccara Royale ฿1,999.99 <1%',
      'Seven Draw ฿720.00 <1%',
      'Orchid Spins ฿125.75 <1%',
      'Jade Table ฿50.00 <1%',
    ])
    await player.click((await dialog()).getByRole('button', { name: /Neko Fortune/ }))
    expect(await screen.findByRole('dialog', { name: 'Neko Fortune' })).toBeVisible()
  })

  it('says which amount is unknown, and brings the others home', async () => {
    showing({ neko: 'many' })
    await openApp(address, { as: 'rich' })
    expect(await (await dialog()).findByText('ไม่ทราบยอด')).toBeVisible()
    expect((await dialog()).getByText('ยังโหลดยอดบางเกมไม่สำเร็จ แถบด้านบนจึงยังไม่ครบ')).toBeVisible()
    expect(await bring()).toHaveTextContent('โอน ฿67,195.74 กลับเข้ากระเป๋าหลัก')
  })

  it('says that a balance is missing where a whole game cannot be read', async () => {
    amend('/api/wallet', (wallet) => {
      const { slots, ...rest } = wallet as { slots: readonly unknown[] }
      return { ...rest, slots: [...slots, null] }
    })
    await openApp(address, { as: 'rich' })
    expect(await (await dialog()).findByText('ยังโหลดยอดบางเกมไม่สำเร็จ แถบด้านบนจึงยังไม่ครบ')).toBeVisible()
  })
})

describe('bringing everything home', () => {
  it('is one transfer after another, each with its outcome', async () => {
    const player = await openApp(address, { as: 'rich' })
    expect(await bring()).toHaveTextContent('โอน ฿75,616.24 กลับเข้ากระเป๋าหลัก')
    await player.click(await bring())
    expect(await (await dialog()).findByText('โอนกลับเข้ากระเป๋าหลักแล้ว ฿75,616.24')).toBeVisible()
    expect(sent()).toEqual(away.map(({ code, amount }) => ({ from: code, to: 'wallet', amount })))
    expect(await legs()).toHaveLength(away.length)
    for (const leg of await legs()) expect(leg).toContain('โอนกลับแล้ว')
    expect(Object.fromEntries(held())).toMatchObject({ wallet: 1_325_616_24, 'game:neko': 0, 'game:striker': 0 })
    expect(await (await dialog()).findByText('ตอนนี้ไม่พบยอดในเกมที่โอนกลับได้')).toBeVisible()
  })

  it('goes on after a refusal, reports in one line how many came home and how many did not, and resends only those on request', async () => {
    sandbox.control.provoke('TRANSFER_FAIL')
    const player = await openApp(address, { as: 'rich' })
    await player.click(await bring())
    expect(await (await dialog()).findByText('โอนกลับแล้ว 5 จาก 6 รายการ · ไม่สำเร็จ 1 รายการ')).toBeVisible()
    expect((await dialog()).getByText('โอนกลับเข้ากระเป๋าหลักแล้ว ฿67,195.74')).toBeVisible()
    expect((await legs())[0]).toMatch(/^Neko Fortuneโอนไม่สำเร็จ฿8,420\.50$/)
    const again = await (await dialog()).findByRole('button', { name: 'โอน ฿8,420.50 กลับเข้ากระเป๋าหลัก' })
    expect(sent()).toHaveLength(away.length)
    await player.click(again)
    expect(await (await dialog()).findByText('โอนกลับแล้ว 1 จาก 1 รายการ')).toBeVisible()
    expect(sent().slice(away.length)).toEqual([{ from: 'neko', to: 'wallet', amount: 8420.5 }])
    expect(Object.fromEntries(held())).toMatchObject({ wallet: 1_325_616_24, 'game:neko': 0 })
  })

  it('begins by the first of two quick taps, and is not stopped by the second', async () => {
    await openApp(address, { as: 'rich' })
    const button = await bring()
    const answer = keepBack('/api/wallet')
    fireEvent.click(button)
    fireEvent.click((await dialog()).getByRole('button', { busy: true }))
    answer()
    expect(await (await dialog()).findByText('โอนกลับแล้ว 6 จาก 6 รายการ', undefined, { timeout: 20_000 })).toBeVisible()
  })

  it('asks before each transfer that repeats one, even right after another was confirmed', async () => {
    const player = await openApp(address, { as: 'rich' })
    await player.click(await bring())
    expect(await (await dialog()).findByText('ตอนนี้ไม่พบยอดในเกมที่โอนกลับได้')).toBeVisible()
    cleanup()
    for (const { code, amount } of away.slice(0, 2)) await transferElsewhere({ from: 'wallet', to: code, amount })
    const before = sent().length
    await openApp(address, { as: 'rich' })
    await player.click(await bring())
    const again = { name: 'ทำอีกครั้ง' }
    await waitFor(async () => expect(await (await dialog()).findByRole('button', again)).toBeEnabled())
    await player.click((await dialog()).getByRole('button', again))
    expect(await (await dialog()).findByText(/คุณเพิ่งทำรายการ ฿125.75/)).toBeVisible()
    expect(sent()).toHaveLength(before + 1)
  })

  it('stops at the first unknown outcome; nothing is sent after it', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 500, times: 100 })
    const player = await openApp(address, { as: 'rich' })
    await player.click(await bring())
    // Its last word: the outcome's own line is there a moment before.
    const line = await (await dialog()).findByText('หยุดไว้: ยังไม่ทราบผล 1 รายการ · ยังไม่ได้โอน 5 รายการ')
    expect(await (await dialog()).findByText(shared.unknownTitle)).toBeVisible()
    expect((await legs())[0]).toContain('ยังไม่ทราบผล')
    for (const leg of (await legs()).slice(1)) expect(leg).toContain('ยังไม่ได้โอน')
    const look = (await dialog()).getByRole('button', { name: 'ดูรายการเดินบัญชี' })
    const total = (await dialog()).getByText('ยอดเงินทั้งหมด')
    expect(look.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(line.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(sent()).toHaveLength(1)
    expect((await dialog()).queryByRole('button', { name: /^โอน ฿/ })).not.toBeInTheDocument()
  })

  it('shows the outcome of its last transfer once the statement does', async () => {
    sandbox.control.addFault({ method: 'POST', path, kind: 'dropAfter' })
    const player = await openApp(address, { as: 'rich' })
    await player.click(await bring())
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('฿8,420.50')
    await waitFor(async () => expect((await legs())[0]).toContain('โอนกลับแล้ว'))
    expect(await (await dialog()).findByText('โอนกลับแล้ว 1 จาก 6 รายการ', { exact: false })).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('stops after the transfer under way when the player asks', async () => {
    const player = await openApp(address, { as: 'rich' })
    await bring()
    const answer = keepBack(path)
    await player.click(await bring())
    await waitFor(() => expect(sent()).toHaveLength(1))
    await player.click((await dialog()).getByRole('button', { name: 'หยุดหลังรายการนี้' }))
    answer()
    expect(await (await dialog()).findByText('โอนกลับเข้ากระเป๋าหลักแล้ว ฿8,420.50')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('sends nothing more if the page was frozen until the answer came', async () => {
    const player = await openApp(address, { as: 'rich' })
    const answer = keepBack(path)
    await player.click(await bring())
    await waitFor(() => expect(sent()).toHaveLength(1))
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000)
    answer()
    expect(await (await dialog()).findByText('โอนกลับแล้ว 1 จาก 6 รายการ · ไม่สำเร็จ 5 รายการ')).toBeVisible()
    expect(sent()).toHaveLength(1)
  })

  it('ends with the session: nothing is sent for the next member', async () => {
    const player = await openApp(address, { as: 'rich' })
    await bring()
    const answer = keepBack(path)
    await player.click(await bring())
    await waitFor(() => expect(sent()).toHaveLength(1))
    sandbox.control.expireTokens()
    answer()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(sent().length).toBeLessThanOrEqual(2)
    expect(Object.fromEntries(held())).toMatchObject({ 'game:orchid': 125_75, 'game:striker': 64_300_00 })
  })

  it('moves the amounts read after the tap, not the ones on screen', async () => {
    const player = await openApp(address, { as: 'rich' })
    await bring()
    showing({ neko: 10, striker: 0.99 })
    await player.click(await bring())
    await waitFor(async () => expect(await legs()).toHaveLength(away.length - 1))
    await (await dialog()).findByText(/^โอนกลับเข้ากระเป๋าหลักแล้ว/)
    expect(sent()[0]).toEqual({ from: 'neko', to: 'wallet', amount: 10 })
    expect(sent().map((body) => (body as { from: string }).from)).not.toContain('striker')
  })
})
