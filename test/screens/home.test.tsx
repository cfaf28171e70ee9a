import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import { walletReadAt } from '../../src/wallet/useWallet.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  balance,
  keepBack,
  openApp,
  refuse,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()

/** The wallet as the sandbox answers it, as far as it is changed here. */
interface WalletAnswer {
  wallet: { amount: unknown }
  invite: { amount: unknown }
  profile: { coin: unknown }
  slots: Record<string, unknown>[]
}

const amendWallet = (change: (wallet: WalletAnswer) => Partial<WalletAnswer>) =>
  amend('/api/wallet', (answer) => ({ ...(answer as WalletAnswer), ...change(answer as WalletAnswer) }))

const game = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return card
}
const games = () => document.querySelectorAll('article')
/** The calls of home in their order, without the lookups that every page makes. */
const order = () => sandbox.requests.map(({ path }) => path).filter((path) => !path.startsWith('/api/lookup/'))

describe('home', () => {
  it('refreshes the games, then reads the wallet, then the wheel', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet/refresh/slot', kind: 'delay', ms: 30 })
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet', kind: 'delay', ms: 30 })
    await openApp('/user/home', { as: 'rich' })
    await balance()
    await waitFor(() => expect(order()).toHaveLength(3))
    expect(order()).toEqual(['/api/wallet/refresh/slot', '/api/wallet', '/api/spinwheel/active'])
  })

  it('shows name, total, its two parts and when they were read', async () => {
    await openApp('/user/home', { as: 'rich' })
    const shown = within(await balance())
    expect(shown.getByText(`${members.rich.name}`)).toBeVisible()
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
    expect(shown.getByText('฿1,250,000.00')).toBeVisible()
    expect(shown.getByText('฿75,616.24')).toBeVisible()
    expect(await shown.findByText(/^อัปเดต \d\d:\d\d$/)).toBeVisible()
    expect(await screen.findByText('฿1,250.00')).toBeVisible()
  })

  it('refreshes the games again when the player returns from one', async () => {
    await openApp('/user/home', { as: 'rich' })
    await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
    const clock = Date.now.bind(Date)
    let away = 0
    vi.spyOn(Date, 'now').mockImplementation(() => clock() + away)
    // Right after a read nothing is read again.
    await waitFor(
      () => {
        away += 31_000
        act(() => void window.dispatchEvent(new Event('focus')))
        expect(requestsOf('/api/wallet/refresh/slot')).toHaveLength(2)
      },
      { interval: 500 },
    )
  })

  it('says that there are no games if the server lists none', async () => {
    amendWallet(() => ({ slots: [] }))
    await openApp('/user/home', { as: 'rich' })
    expect(await screen.findByText('ยังไม่มีเกม')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'เล่นต่อ' })).not.toBeInTheDocument()
  })

  it('leads a member who has moved no money yet to the first deposit, and nobody else', async () => {
    const player = await openApp('/user/home', { as: 'newcomer' })
    await player.click(await screen.findByRole('button', { name: /^ฝากเงินครั้งแรก/ }))
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  })

  it('does not suggest a first deposit to a member with an empty wallet but a statement', async () => {
    amendWallet(() => ({ wallet: { amount: 0 }, slots: [] }))
    await openApp('/user/home', { as: 'rich' })
    expect(await balance()).toHaveTextContent('฿0.00')
    expect(await screen.findByRole('button', { name: /โบนัสชวนเพื่อน/ })).toBeVisible()
    expect(screen.queryByText('ฝากเงินครั้งแรก')).not.toBeInTheDocument()
  })

  it('reads everything again when the player refreshes', async () => {
    const player = await openApp('/user/home', { as: 'ktb' })
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,600.00'))
    sandbox.control.creditDeposit(members.ktb.username, 50_00)
    await player.click(await screen.findByRole('button', { name: 'อัปเดตยอดเงิน', busy: false }))
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,650.00'))
    expect(requestsOf('/api/wallet/refresh/slot')).toHaveLength(2)
  })

  it('offers to refresh every game while the wheel is off', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    const refreshAll = await screen.findByRole('button', { name: 'อัปเดตยอดเกม' })
    await waitFor(() => expect(refreshAll).not.toHaveAttribute('aria-busy', 'true'))
    await player.click(refreshAll)
    await waitFor(() => expect(requestsOf('/api/wallet')).toHaveLength(2))
    expect(requestsOf('/api/wallet/refresh/slot')).toHaveLength(2)
    expect(screen.queryByText(/เหรียญ/)).not.toBeInTheDocument()
  })

  it('shows the coins in their place while the wheel is on, which lead to it', async () => {
    sandbox.control.setSwitches({ wheel: true })
    const player = await openApp('/user/home', { as: 'longName' })
    expect(await screen.findByText('1,234 เหรียญ')).toBeVisible()
    // Its place is kept for the next visit.
    expect(localStorage.getItem('wheel')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'อัปเดตยอดเกม' })).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: /1,234 เหรียญ/ }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/spin'))
  })

  it('keeps no place for a wheel that is gone since the last visit', async () => {
    localStorage.setItem('wheel', 'active')
    await openApp('/user/home', { as: 'longName' })
    await screen.findByRole('button', { name: 'อัปเดตยอดเกม' })
    expect(localStorage.getItem('wheel')).toBeNull()
  })

  it('shows no number of coins that the server did not send', async () => {
    sandbox.control.setSwitches({ wheel: true })
    amend('/api/wallet', (answer) => {
      const wallet = answer as { profile: object }
      return { ...wallet, profile: { ...wallet.profile, coin: null } }
    })
    await openApp('/user/home', { as: 'longName' })
    expect(await screen.findByText('- เหรียญ')).toBeVisible()
  })
})

describe('home after a failure', () => {
  const failWallet = () => refuse('/api/wallet', 'NO_WALLET', 9)

  it('reads the wallet, and says that the games could not be refreshed', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet/refresh/slot', kind: 'fail', status: 500, times: 9 })
    const player = await openApp('/user/home', { as: 'rich' })
    expect(await screen.findByText('อัปเดตยอดเงินในเกมไม่สำเร็จ')).toBeVisible()
    sandbox.control.clearFaults()
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
    expect(toastTexts()).toEqual([])
    const stale = within(screen.getByText('อัปเดตยอดเงินในเกมไม่สำเร็จ').parentElement ?? document.body)
    await player.click(await stale.findByRole('button', { name: 'ลองใหม่' }))
    await waitFor(() => expect(screen.queryByText('อัปเดตยอดเงินในเกมไม่สำเร็จ')).not.toBeInTheDocument())
  })

  it('no longer says so once they are refreshed from a game', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/wallet/refresh/slot', kind: 'fail', status: 500 })
    const player = await openApp('/user/home?dialog=game&code=neko', { as: 'rich' })
    expect(await screen.findByText('อัปเดตยอดเงินในเกมไม่สำเร็จ')).toBeInTheDocument()
    const dialog = within(await screen.findByRole('dialog'))
    await player.click(await dialog.findByRole('button', { name: 'อัปเดตยอดเงิน' }))
    await waitFor(() => expect(screen.queryByText('อัปเดตยอดเงินในเกมไม่สำเร็จ')).not.toBeInTheDocument())
  })

  it('shows the balances while the games are still being refreshed', async () => {
    const release = keepBack('/api/wallet/refresh/slot')
    await openApp('/user/home', { as: 'rich' })
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
    expect(requestsOf('/api/spinwheel/active')).toHaveLength(0)
    release()
    await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
  })

  it('offers a retry in place of a wallet that could not be read, without a toast', async () => {
    failWallet()
    const player = await openApp('/user/home', { as: 'rich' })
    expect(await screen.findByText(errors.NO_WALLET)).toBeVisible()
    sandbox.control.clearFaults()
    expect(toastTexts()).toEqual([])
    expect(screen.queryByRole('region', { name: 'ยอดเงินทั้งหมด' })).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
  })

  it('offers the games again in their place', async () => {
    failWallet()
    const player = await openApp('/user/home', { as: 'rich' })
    const again = await screen.findByRole('button', { name: 'โหลดเกมอีกครั้ง' })
    sandbox.control.clearFaults()
    await player.click(again)
    expect(await screen.findByRole('list', { name: 'เล่นต่อ' })).toBeVisible()
  })

  it('keeps showing the last balance when a newer one is unavailable, and says since when', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await screen.findByText(/^อัปเดต \d\d:/)
    failWallet()
    await player.click(await screen.findByRole('button', { name: 'อัปเดตยอดเงิน', busy: false }))
    expect(await screen.findByText(/^ยอด ณ \d\d:/)).toBeVisible()
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
  })

  it('leads to the bonuses', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await balance()
    await player.click(await screen.findByRole('button', { name: 'โบนัส' }))
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/user/bonus'))
  })

  it('leads to inviting while no invite bonus is due', async () => {
    amendWallet(() => ({ invite: { amount: 0 } }))
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: /^ชวนเพื่อน.*โบนัสชวนเพื่อน/ }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'ชวนเพื่อน' })).toBeVisible())
  })

  it('removes an unknown dialog from the address', async () => {
    await openApp('/user/home?dialog=constructor', { as: 'rich' })
    await balance()
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers to update the games though the wheel cannot be read, and does not say so', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/spinwheel/active', kind: 'fail', status: 400 })
    await openApp('/user/home', { as: 'rich' })
    expect(await screen.findByRole('button', { name: 'อัปเดตยอดเกม' })).toBeVisible()
    await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
    expect(toastTexts()).toEqual([])
  })
})

describe('the game accounts', () => {
  it('are in three rows, each game in the row of its category', async () => {
    await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'Neko Fortune' })
    const rows = ['สล็อต', 'กีฬาและคาสิโน', 'หวย'].map((name) => screen.getByRole('region', { name }))
    expect(rows.map((row) => within(row).getAllByRole('article').length)).toEqual([5, 6, 3])
    expect(rows[1]).toContainElement(game('Baccara Royale'))
  })

  it('show what an open game holds, and what that is in the wallet', async () => {
    amendWallet(({ slots }) => ({
      slots: slots.map((slot) => (slot['code'] === 'neko' ? { ...slot, ftWalletSlot: 10 } : slot)),
    }))
    await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'Neko Fortune' })
    expect(within(game('Neko Fortune')).getByText('฿8,420.50')).toBeVisible()
    expect(within(game('Neko Fortune')).getByText('เทียบเท่า ฿84,205.00')).toBeVisible()
    expect(within(game('Neko Fortune')).queryByText('เปิดบัญชีเพื่อเริ่มเล่น')).not.toBeInTheDocument()
  })

  it('with money in them are one tap away', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    const row = within(await screen.findByRole('region', { name: 'เล่นต่อ' }))
    const shown = row.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(shown[0]).toBe('Striker Arena฿64,300.00')
    await player.click(row.getByRole('button', { name: /Neko Fortune/ }))
    await waitFor(() => expect(window.location.search).toBe('?dialog=game&code=neko'))
  })

  it('offer to be opened if they are not, and show no amount', async () => {
    await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'Magma Reels' })
    expect(within(game('Magma Reels')).getByText('เปิดบัญชีเพื่อเริ่มเล่น')).toBeVisible()
    expect(game('Magma Reels')).not.toHaveTextContent('฿')
  })

  it.each([{ code: 'neko', amount: '8420.50' }, { code: 'neko' }, {}, null])(
    'are not shown as closed or empty by %j, and leave no total',
    async (bare) => {
      amend('/api/wallet', (answer) => {
        const { slots, ...held } = answer as WalletAnswer
        return { ...held, slots: slots.map((slot) => (slot['code'] === 'neko' ? bare : slot)) }
      })
      await openApp('/user/home', { as: 'rich' })
      await screen.findByRole('heading', { name: 'Orchid Spins' })
      expect(game(bare?.code ?? '-')).not.toHaveTextContent(/เปิดบัญชี|฿/)
      expect(within(game('Orchid Spins')).getByText('฿125.75')).toBeVisible()
      expect(within(await balance()).getAllByText('-')).toHaveLength(2)
      expect(within(await balance()).getByText('฿1,250,000.00')).toBeVisible()
    },
  )

  test.each([
    [0, 0],
    [1, 1],
    [200, 24],
  ])('can be %s, of which %s are drawn at first', async (count, drawn) => {
    amendWallet(({ slots: [first] }) => ({
      slots: Array.from({ length: count }, (_, index) => ({ ...first, code: `g${index}`, name: `เกม ${index}` })),
    }))
    await openApp('/user/home', { as: 'rich' })
    await screen.findByText('โบนัสชวนเพื่อน')
    await waitFor(() => expect(games()).toHaveLength(drawn))
    expect(screen.queryAllByRole('region', { name: 'หวย' })).toHaveLength(0)
    expect(within(await balance()).getAllByText('฿1,250,000.00')).not.toHaveLength(0)
  })

  it('show no picture from an origin that the settings do not name', async () => {
    amendWallet(({ slots }) => ({
      slots: slots.map((slot) => ({
        ...slot,
        logo: 'https://evil.example/pixel.png',
        background: 'javascript:alert(1)',
      })),
    }))
    await openApp('/user/home', { as: 'rich' })
    await screen.findByRole('heading', { name: 'Neko Fortune' })
    expect(document.querySelectorAll('article img')).toHaveLength(0)
  })
})

describe('the agreement', () => {
  afterEach(() => void vi.useRealTimers())

  const agreement = () => screen.queryByRole('dialog', { name: 'ข้อตกลง' })

  /** Opens home with the clock in the test's hand. */
  async function openHome(address = '/user/home') {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const player = await openApp(address, { as: 'rich', agreed: false })
    await screen.findByText('โบนัสชวนเพื่อน')
    await waitFor(() => expect(requestsOf('/api/spinwheel/active')).toHaveLength(1))
    return player
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('opens one and a half seconds after home has loaded, with its paragraphs', async () => {
    // A slow machine draws the dialog later than it is opened.
    let openedAt = 0
    const push = window.history.pushState.bind(window.history)
    vi.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
      openedAt = Date.now()
      push(...entry)
    })
    await openHome()
    const loaded = walletReadAt() ?? Number.NaN
    expect(await screen.findByRole('dialog', { name: 'ข้อตกลง' })).toBeVisible()
    expect(openedAt - loaded).toBeGreaterThanOrEqual(1_500)
    expect(await screen.findByText('20 ปีขึ้นไป')).toBeVisible()
  })

  it('does not open again once it is confirmed, also after a reload', async () => {
    const player = await openHome()
    await pass(1_500)
    await player.click(await screen.findByRole('button', { name: 'อ่านแล้วและยอมรับ' }))
    await waitFor(() => expect(agreement()).not.toBeInTheDocument())
    reloadApp()
    await screen.findByText('โบนัสชวนเพื่อน')
    await pass(3_000)
    expect(agreement()).not.toBeInTheDocument()
  })

  it('opens at the next entry when it was closed without confirming', async () => {
    const player = await openHome()
    await pass(1_500)
    await player.click(await screen.findByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(agreement()).not.toBeInTheDocument())
    await pass(3_000)
    expect(agreement()).not.toBeInTheDocument()

    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    await screen.findByRole('heading', { name: 'รายการเดินบัญชี' })
    await player.click(screen.getByRole('link', { name: 'หน้าหลัก' }))
    await screen.findByText('โบนัสชวนเพื่อน')
    await pass(2_000)
    expect(await screen.findByRole('dialog', { name: 'ข้อตกลง' })).toBeVisible()
  })

  it('waits while another dialog is open', async () => {
    const player = await openHome('/user/home?dialog=transfer')
    await screen.findByRole('button', { name: /^จาก/ })
    await pass(5_000)
    expect(agreement()).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'โอนเงินเข้าออกเกม' })).not.toBeInTheDocument())
    await pass(1_500)
    expect(await screen.findByRole('dialog', { name: 'ข้อตกลง' })).toBeVisible()
  })

  it.each(['', '<p><br></p>'])('does not open if there is nothing to agree to: %j', async (paragraph) => {
    const paragraphs = [paragraph].filter(Boolean)
    amend('/api/lookup/agreements', () => paragraphs)
    await openHome()
    await pass(5_000)
    expect(agreement()).not.toBeInTheDocument()
    expect(window.location.search).toBe('')
  })

  it('offers a retry when its text could not be read', async () => {
    refuse('/api/lookup/agreements', 'NO_DATA', 9)
    const player = await openHome()
    await pass(1_500)
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    sandbox.control.clearFaults()
    expect(screen.queryByRole('button', { name: 'อ่านแล้วและยอมรับ' })).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await screen.findByText('20 ปีขึ้นไป')).toBeVisible()
  })
})
