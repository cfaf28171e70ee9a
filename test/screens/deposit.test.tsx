import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import shared from '../../locales/th/shared.json'
import { hash } from '../../src/lib/hash.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { toggleAmounts } from '../../src/session/hiddenAmounts.ts'
import { lastUsed, storeLastUsed } from '../../src/session/lastUsed.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  besideToasts,
  comesBackUntil,
  keepBack,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()

const dialog = (name = 'ฝากเงิน') => screen.findByRole('dialog', { name })
const rowsOf = async (group: string) =>
  within(await within(await dialog()).findByRole('region', { name: group }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const choose = async (player: Awaited<ReturnType<typeof openApp>>, name: string | RegExp, inDialog?: string) =>
  player.click(await within(await dialog(inDialog)).findByRole('button', { name }))

describe('the ways of paying in', () => {
  it('are the accounts, the wallets, the QR channels, the gift wallet and the slip', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(5)
    expect(await rowsOf('วอลเล็ท')).toHaveLength(2)
    expect(await rowsOf('สแกน QR')).toHaveLength(5)
    await choose(player, 'ส่งสลิป')
    expect(await dialog('ส่งสลิป')).toBeVisible()
  })

  it('begin with the QR channels and their minimum amounts, and name the holder of all accounts once', async () => {
    await openApp('/user/home?dialog=deposit', { as: 'rich' })
    const least = await rowsOf('สแกน QR')
    expect(least[0]).toContain('ขั้นต่ำ ฿1')
    expect(least[1]).toContain('ขั้นต่ำ ฿100')
    expect(least.map((row) => row?.includes('ทุกแอปธนาคาร'))).toEqual([true, false, false, false, false])
    const groups = within(await dialog())
      .getAllByRole('region')
      .map((group) => group.getAttribute('aria-label'))
    expect(groups).toEqual(['สแกน QR', 'โอนเข้าบัญชี', 'วอลเล็ท'])
    const named = within(await dialog()).getAllByText(/SANDBOX COMPANY LIMITED/)
    expect(named).toHaveLength(1)
    // A wallet is not the company's, so it stands under its own name alone.
    expect(named[0]?.closest('section')).toHaveAttribute('aria-label', 'โอนเข้าบัญชี')
  })

  it('offer the account at the member’s own bank first, and say why', async () => {
    await openApp('/user/home?dialog=deposit', { as: 'ktb' })
    const accounts = await rowsOf('โอนเข้าบัญชี')
    await waitFor(async () => expect((await rowsOf('โอนเข้าบัญชี'))[0]).toContain('ธนาคารเดียวกับคุณ'))
    expect((await rowsOf('โอนเข้าบัญชี')).map((row) => row?.includes('ธนาคารเดียวกับคุณ'))).toEqual(
      accounts.map((_, index) => index === 0),
    )
    expect((await rowsOf('โอนเข้าบัญชี'))[0]).toContain('980-123-4567')
  })

  it('keep the accounts at other banks behind one row, which stays as the player left it', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    const others = async () => within(await dialog()).findByText('ธนาคารอื่น 4 บัญชี')
    const number = async () => within(await dialog()).getByText('401-123-4567')
    await others()
    expect(await number()).not.toBeVisible()
    await player.click(await others())
    expect(await number()).toBeVisible()
    await choose(player, /^ไทยพาณิชย์/)
    const back = await screen.findByRole('button', { name: 'ย้อนกลับ' })
    // The row that had the focus is gone, and so is the back button afterwards.
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await player.click(back)
    await others()
    expect(await dialog()).toContainElement(document.activeElement as HTMLElement)
    expect(await number()).toBeVisible()
    await player.click(await others())
    expect(await number()).not.toBeVisible()
  })

  it('hide no account from a member without one at their own bank', async () => {
    sandbox.control.setChannels(['SCB', 'GSB', 'BCEL'])
    await openApp('/user/home?dialog=deposit', { as: 'rich' })
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(3)
    for (const number of ['401-123-4567', '020-123-4567', '010-123-4567'])
      expect(within(await dialog()).getByText(number)).toBeVisible()
  })

  it('let a wallet be copied from its row just like an account', async () => {
    const player = await openApp('/user/home?dialog=deposit', { as: 'rich' })
    const copy = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'คัดลอก 099-999-9999' })
    await choose(player, 'คัดลอก 099-999-9999')
    expect(await navigator.clipboard.readText()).toBe('0999999999')
    // A tick, for a moment, tells the row that was copied.
    const tick = () => copy().querySelector('.lucide-check')
    expect(tick()).toBeInTheDocument()
    await waitFor(() => expect(tick()).not.toBeInTheDocument())
    await choose(player, /^SANDBOX PAY/)
    expect(await dialog('SANDBOX PAY')).toHaveTextContent('099-999-9999')
    await navigator.clipboard.writeText('')
    await choose(player, 'คัดลอกหมายเลขวอลเล็ท', 'SANDBOX PAY')
    expect(await navigator.clipboard.readText()).toBe('0999999999')
  })

  it('begin with the one used last, and an account’s number can be copied from its row', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    // Whoever copies from here sees from where to pay.
    const from = async (group: string) =>
      within(await within(await dialog()).findByRole('region', { name: group })).queryAllByText(
        'โอนจาก กสิกรไทย ••7890 เท่านั้น',
      ).length
    expect(await from('โอนเข้าบัญชี')).toBe(1)
    await choose(player, 'คัดลอก 401-123-4567')
    expect(await navigator.clipboard.readText()).toBe('4011234567')
    await choose(player, /^ไทยพาณิชย์/)
    await player.click(await screen.findByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' }))
    await player.click(screen.getByRole('button', { name: 'ย้อนกลับ' }))
    expect(await rowsOf('ใช้ล่าสุด')).toEqual([expect.stringContaining('ไทยพาณิชย์')])
    expect([await from('ใช้ล่าสุด'), await from('โอนเข้าบัญชี')]).toEqual([1, 0])
    expect(within(await dialog()).getAllByText('ทุกแอปธนาคาร')).toHaveLength(1)
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(4)
  })

  describe('begin with the last one and its amount', () => {
    const monday = Date.now() - 3 * 86_400_000
    const weekday = `ล่าสุด ${new Intl.DateTimeFormat('th', { weekday: 'long' }).format(monday)}`
    const openAfter = async (used: string) => {
      localStorage.setItem('lastUsed', `${hash('a10000000000000000000001')} deposit ${used} ${monday}`)
      return openApp('/user/home?dialog=deposit', { as: 'rich' })
    }

    const madeCodes = () =>
      requestsOf('/api/qrcode/KBANK').flatMap(({ method, body }) => (method === 'POST' ? [body as unknown] : []))

    it('which one tap turns into a QR code, once', async () => {
      const player = await openAfter('KBANK 50000')
      expect(await rowsOf('ฝากแบบเดิม')).toEqual([expect.stringMatching(/^฿500 ผ่าน กสิกรไทย/)])
      expect(screen.getByText(weekday)).toBeVisible()
      await choose(player, /^฿500/)
      expect(await screen.findByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
      expect(madeCodes()).toEqual([{ amount: 500 }])
      for (const step of ['ยกเลิก QR', 'ยืนยันยกเลิก']) await choose(player, step, 'ฝากด้วย QR')
      expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('500')
      await reloadApp()
      expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('500')
      expect(madeCodes()).toHaveLength(1)
    })

    it('and its QR channel for another amount, which makes no code', async () => {
      const player = await openAfter('KBANK 50000')
      expect((await rowsOf('สแกน QR'))[0]).toMatch(/QR จำนวนอื่น ผ่าน กสิกรไทย/)
      await choose(player, /จำนวนอื่น/)
      expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('')
      expect(madeCodes()).toEqual([])
    })

    it('which makes no code beside one that is open', async () => {
      const player = await openAfter('KBANK 50000')
      await choose(player, /^฿500/)
      await screen.findByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })
      await choose(player, 'ปิด', 'ฝากด้วย QR')
      await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
      await choose(player, /^฿500/)
      expect(await screen.findByRole('img', { name: 'QR สำหรับจ่าย ฿500.00' })).toBeVisible()
      expect(madeCodes()).toHaveLength(1)
    })

    it('which makes no code later if the player leaves before its channel is read', async () => {
      const player = await openAfter('KBANK 50000')
      const release = keepBack('/api/qrcode/KBANK')
      await choose(player, /^฿500/)
      await choose(player, 'ปิด', 'ฝากด้วย QR')
      release()
      act(() => openDialog({ name: 'qr', code: 'KBANK' }))
      expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('')
      expect(madeCodes()).toEqual([])
    })

    it.each([
      ['lo', 3, 'ຫຼ້າສຸດ ວັນພຸດ'],
      ['en', 1, 'Last: yesterday'],
      ['th', 20, 'ล่าสุด 04/02/2026'],
    ] as const)('and its day, in %s', async (language, daysLater, words) => {
      // A Wednesday.
      const at = new Date(2026, 1, 4, 12).getTime()
      onTestFinished(() => void vi.useRealTimers())
      vi.useFakeTimers({ now: at + daysLater * 86_400_000, toFake: ['Date'] })
      localStorage.setItem('lastUsed', `${hash('a10000000000000000000001')} deposit KBANK 50000 ${at}`)
      await openApp('/user/home?dialog=deposit', { as: 'rich', language })
      expect(await screen.findByText(words)).toBeVisible()
    })

    it('which one tap brings to the account', async () => {
      const player = await openAfter('4011234567 30000')
      await choose(player, /^฿300 · ไทยพาณิชย์/)
      expect(await screen.findByText('ยอดครั้งก่อน')).toBeVisible()
      expect(screen.getByText('฿300')).toBeVisible()
    })

    it.each([
      ['is below the channel’s minimum', 'WW 9900', false],
      ['is hidden with the others', 'WW 50000', true],
      ['is not known', 'WW', false],
    ])('but without one that %s', async (_, used, isHidden) => {
      if (isHidden) act(() => toggleAmounts())
      await openAfter(used)
      expect(await rowsOf('ใช้ล่าสุด')).toEqual([expect.not.stringContaining(' · จ่าย')])
      expect(screen.queryByText(weekday)).not.toBeInTheDocument()
    })

    it('but not a way that no longer exists, nor another member’s', async () => {
      await openAfter('gone 50000')
      expect((await rowsOf('สแกน QR')).length).toBeGreaterThan(1)
      expect(screen.queryByText(/^฿500/)).not.toBeInTheDocument()
    })

    it('after a code was made or a payment arrived', () => {
      storeLastUsed('a', 'deposit', 'KBANK', 500_00 as never)
      storeLastUsed('a', 'deposit', 'KBANK')
      expect(lastUsed('a', 'deposit')).toMatchObject({ code: 'KBANK', amount: { minor: 500_00 } })
      storeLastUsed('a', 'deposit', 'WW')
      expect(lastUsed('a', 'deposit')).toMatchObject({ code: 'WW', amount: null })
    })
  })

  it('show the payment rule without an account if the member has none', async () => {
    sandbox.control.setChannels(['SCB'])
    amend('/api/wallet', (wallet) => ({ ...(wallet as object), bankAccount: null }))
    await openApp('/user/home?dialog=deposit', { as: 'rich' })
    expect(await within(await dialog()).findByText('โอนจากบัญชีที่ลงทะเบียนเท่านั้น')).toBeVisible()
  })

  it('are all plain accounts when the operator handles payments by hand', async () => {
    sandbox.control.setSwitches({ isManual: true })
    await openApp('/user/home?dialog=deposit', { as: 'rich' })
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(10)
    expect(await rowsOf('วอลเล็ท')).toHaveLength(2)
    const shown = within(await dialog())
    expect(shown.queryByRole('region', { name: 'สแกน QR' })).not.toBeInTheDocument()
    expect(shown.queryByText('ซองของขวัญ TrueMoney (อั่งเปา)')).not.toBeInTheDocument()
  })

  it('are only the slip when no others are open', async () => {
    sandbox.control.setChannels([])
    await openApp('/user/home?dialog=deposit', { as: 'rich' })
    expect(await within(await dialog()).findByText('ตอนนี้ยังไม่มีช่องทางฝากเงิน')).toBeVisible()
    expect(within(await dialog()).getByRole('button', { name: 'ส่งสลิป' })).toBeVisible()
  })

  it('can be retried when they could not be read', async () => {
    sandbox.control.addFault({ method: 'GET', path: '/api/lookup/deposit', kind: 'fail', status: 400 })
    const player = await openApp('/user/home?dialog=deposit', { as: 'rich' })
    await choose(player, 'ลองใหม่')
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(5)
  })

  it('that cannot be read again say that they may be older, as an account may no longer be paid into', async () => {
    const player = await openApp('/user/home?dialog=deposit', { as: 'rich' })
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(5)
    sandbox.control.addFault({ method: 'GET', path: '/api/lookup/deposit', kind: 'fail', status: 400, times: 99 })
    onTestFinished(() => void vi.useRealTimers())
    await comesBackUntil(() => expect(screen.getByText(shared.rowsNotNewest)).toBeVisible())
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(5)
    sandbox.control.clearFaults()
    sandbox.control.setChannels(['SCB'])
    await choose(player, 'ลองใหม่')
    await waitFor(async () => expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(1))
    expect(screen.queryByText(shared.rowsNotNewest)).not.toBeInTheDocument()
  })

  it.each([
    ['SCB', 'ธนาคารไทยพาณิชย์'],
    ['BCEL', 'ธนาคารการค้าต่างประเทศลาว'],
  ])('include the account at %s, and back returns to them', async (code, name) => {
    sandbox.control.setChannels([code])
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    await choose(player, new RegExp(name.replace('ธนาคาร', '^')))
    const account = await dialog(name)
    expect(within(account).getByText('เลขที่บัญชี')).toBeVisible()
    expect(
      await within(account).findByText('โอนจาก กสิกรไทย ••7890 ของคุณเท่านั้น หาก\u2060โอนจากบัญชีอื่น ยอดอาจไม่เข้า'),
    ).toBeVisible()
    // No other number to pay to stands there.
    expect(account).not.toHaveTextContent('123-456-7890')
    expect(within(account).getByText('ปกติเงินเข้ากระเป๋าหลักภายใน 1 นาที')).toBeVisible()
    expect(within(account).getByText('หากยอดไม่เข้า ส่งสลิปภายใน 1 ชั่วโมงหลังโอน')).toBeVisible()
    expect(within(account).queryAllByRole('img')).toHaveLength(code === 'BCEL' ? 1 : 0)
    await player.click(within(account).getByRole('button', { name: 'ย้อนกลับ' }))
    expect(await rowsOf('โอนเข้าบัญชี')).toHaveLength(1)
    await player.click(screen.getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  test('close along with an account opened from them', async () => {
    sandbox.control.setChannels(['SCB'])
    const player = await openApp('/user/home', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    await choose(player, /^ไทยพาณิชย์/)
    await player.click(within(await dialog('ธนาคารไทยพาณิชย์')).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.search).toBe('')
  })
})

describe('the account of KBANK AUTO', () => {
  const open = async (as: keyof typeof members) => {
    sandbox.control.setChannels(['KBANK'])
    const player = await openApp('/user/home', { as })
    await player.click(await screen.findByRole('button', { name: 'ฝากเงิน' }))
    await choose(player, /^กสิกรไทย.*\d{3}-\d/)
    return { player, account: within(await dialog('ธนาคารกสิกรไทย')) }
  }

  it('asks a member at KTB for an English name, saves it, and is shown again', async () => {
    const { player, account } = await open('ktb')
    await player.click(await account.findByRole('button', { name: 'แก้ไขชื่อบัญชีของฉัน' }))
    const edit = within(await screen.findByRole('dialog', { name: /ชื่อบัญชี/ }))
    const name = await edit.findByRole('textbox')
    await player.clear(name)
    await player.type(name, 'somchai jaidee')
    await player.click(edit.getByRole('button', { name: 'บันทึก' }))
    await player.click(await screen.findByRole('button', { name: 'ตกลง' }))
    const back = within(await dialog('ธนาคารกสิกรไทย'))
    expect(await back.findByText(/SOMCHAI JAIDEE/)).toBeVisible()
    await waitFor(() => expect(back.queryByRole('button', { name: 'แก้ไขชื่อบัญชีของฉัน' })).not.toBeInTheDocument())
    expect(requestsOf('/api/account/bankAccountName').map(({ body }) => body)).toEqual([
      { bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' },
    ])
  })

  it('does not ask a member whose name is right to change it', async () => {
    const { account } = await open('rich')
    expect(await account.findByText(/SAMACHIK TUAYANG/)).toBeVisible()
    expect(account.queryByRole('button', { name: 'แก้ไขชื่อบัญชีของฉัน' })).not.toBeInTheDocument()
  })
})

describe('an account that is copied', () => {
  beforeEach(() => sandbox.control.setChannels(['SCB']))
  afterEach(() => vi.useRealTimers())

  async function openAccount(page = 'home') {
    const player = await openApp(`/user/${page}?dialog=deposit`, { as: 'rich' })
    await choose(player, /^ไทยพาณิชย์/)
    return { player, account: within(await dialog('ธนาคารไทยพาณิชย์')) }
  }
  const noWatch = async () => expect(await screen.findByRole('dialog')).not.toHaveTextContent('กำลังรอเงินเข้า')

  it('is on the clipboard in the bank’s format, and the deposit is awaited until it arrives', async () => {
    const { player, account } = await openAccount()
    await noWatch()
    await player.click(account.getByRole('button', { name: 'คัดลอกเลขที่บัญชี' }))
    const number = (await navigator.clipboard.readText()) ?? ''
    expect(number).toMatch(/^\d{10}$/)
    expect(toastTexts().join()).toContain('คัดลอกแล้ว')
    expect(await account.findByText(/กำลังรอเงินเข้า/)).toBeVisible()
    // What the statement had before is known by then.
    await waitFor(() => expect(requestsOf('/api/statement')).not.toEqual([]))
    sandbox.control.creditDeposit(members.rich.username, 500_00)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await account.findByText(/เงินเข้าแล้ว ฿500\.00 ใน \d+ วินาที/, besideToasts)).toBeVisible()
    expect(toastTexts().join()).not.toContain('เงินเข้าแล้ว')
    // The server says that it came from another bank than the one that was shown.
    expect((await account.findByText('ช่องทาง')).parentElement).toHaveTextContent('กสิกรไทย')
    // On the receipt and on home.
    await waitFor(() => expect(screen.getAllByText('฿1,250,500.00')).toHaveLength(2))
  })

  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const reads = () => requestsOf('/api/statement').length

  it('shows the receipt to a returning player who neither copied nor tapped, without a waiting time', async () => {
    // The contact page does not read the statement, so the first reading is the dialog's.
    const { account } = await openAccount('contact')
    await waitFor(() => expect(reads()).toBe(1))
    await noWatch()
    sandbox.control.creditDeposit(members.rich.username, 500_00)
    screen.getByRole('dialog').scrollTop = 200
    comeBack()
    const receipt = await account.findByText(/เงินเข้าแล้ว ฿500\.00/)
    expect(receipt).toBeVisible()
    // Below it, it would be out of sight.
    const number = account.getByText('เลขที่บัญชี')
    expect(number.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(screen.getByRole('dialog').scrollTop).toBe(0)
    expect(account.queryByText('ใช้เวลา')).not.toBeInTheDocument()
    expect(account.queryByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' })).not.toBeInTheDocument()
  })

  it.each([
    ['has a badge on the installed app’s icon until the page is seen', true],
    ['is not looked for by a hidden tab', false],
  ])('that arrives while the player is at the bank %s', async (_, isInstalled) => {
    const plain = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(plain(query), { matches: isInstalled && query.includes('standalone') }),
    )
    const badges: number[] = []
    Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count) })
    onTestFinished(() => {
      vi.useRealTimers()
      Reflect.deleteProperty(navigator, 'setAppBadge')
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { player, account } = await openAccount('contact')
    await waitFor(() => expect(reads()).toBe(1))
    await player.click(account.getByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' }))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    sandbox.control.creditDeposit(members.rich.username, 500_00)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(badges.at(-1)).toBe(isInstalled ? 1 : undefined))
    expect(reads() > 1).toBe(isInstalled)
    hidden.mockRestore()
    comeBack()
    expect(badges.at(-1)).toBe(isInstalled ? 0 : undefined)
  })

  it.each(['home', 'statement'])('leaves no badge of a page that the phone closed once %s is seen', async (page) => {
    const setAppBadge = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { setAppBadge })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
    await openApp(`/user/${page}`, { as: 'rich' })
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0))
  })

  it.each([
    ['tapped', /^เงินเข้าแล้ว ฿500\.00 ใน \d วินาที/],
    ['did nothing', /^เงินเข้าแล้ว ฿500\.00$/],
  ])('is confirmed by the page that is loaded again while a player who %s is at the bank', async (did, words) => {
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['Date'] })
    const { player, account } = await openAccount('contact')
    await waitFor(() => expect(reads()).toBe(1))
    if (did === 'tapped') await player.click(account.getByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' }))
    vi.setSystemTime(Date.now() + 2_000)
    sandbox.control.creditDeposit(members.rich.username, 500_00)
    vi.setSystemTime(Date.now() + 60_000)
    reloadApp()
    expect(await screen.findByText(words, besideToasts)).toBeVisible()
  })

  describe('a deposit while the statement cannot be read', () => {
    /** The time by which the server's clock has gone on (ms). */
    let later = 0
    const moved = (time: unknown, by: number) => new Date(Date.parse(String(time)) + by).toISOString()

    /** The statement has a deposit of a minute ago, and those of another amount are of now. */
    beforeEach(() => {
      later = 0
      sandbox.control.creditDeposit(members.rich.username, 300_00)
      const answers = sandbox.fetch
      vi.spyOn(sandbox, 'fetch').mockImplementation(async (request) => {
        const answer = await answers(request)
        answer.headers.set('date', new Date(Date.parse(answer.headers.get('date') ?? '') + later).toUTCString())
        if (!answer.ok || !request.url.endsWith('/api/statement')) return answer
        const { statements, ...rest } = (await answer.json()) as { statements: Record<string, unknown>[] }
        const by = (amount: unknown) => (amount === 300 ? -60_000 : amount === 500 ? later : 0)
        const rows = statements.map((row) => ({ ...row, createdAt: moved(row['createdAt'], by(row['amount'])) }))
        return new Response(JSON.stringify({ statements: rows, ...rest }), { headers: answer.headers })
      })
    })
    /** Time passes by the server's clock and the page's own; somebody may have set the device's (ms). */
    function passTime(by: number, byDevice = by) {
      later = by
      const [page, device] = [performance.now.bind(performance), Date.now.bind(Date)]
      vi.spyOn(performance, 'now').mockImplementation(() => page() + by)
      vi.spyOn(Date, 'now').mockImplementation(() => device() + byDevice)
    }

    async function openUnread() {
      sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 500, times: 99 })
      const opened = await openAccount('contact')
      await waitFor(() => expect(reads()).toBeGreaterThan(0))
      return opened
    }

    it('is confirmed by the first reading that succeeds', async () => {
      const { account } = await openUnread()
      passTime(5_000)
      sandbox.control.creditDeposit(members.rich.username, 500_00)
      sandbox.control.clearFaults()
      comeBack()
      expect(await account.findByText(/เงินเข้าแล้ว ฿500\.00/)).toBeVisible()
    })

    it('is confirmed by the reading that waited until the player returned', async () => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      const { account } = await openAccount('contact')
      passTime(5_000)
      sandbox.control.creditDeposit(members.rich.username, 500_00)
      expect(reads()).toBe(0)
      hidden.mockReturnValue(false)
      comeBack()
      expect(await account.findByText(/เงินเข้าแล้ว ฿500\.00/)).toBeVisible()
    })

    it.each([5_000, 120_000])(
      'is not confused with an earlier one, though the device’s clock is off by %d ms',
      async (by) => {
        const { account } = await openUnread()
        passTime(5_000, by)
        const failed = reads()
        sandbox.control.clearFaults()
        // The second look begins when the first one has told what it found.
        comeBack()
        await waitFor(() => expect(reads()).toBeGreaterThan(failed))
        comeBack()
        await waitFor(() => expect(reads()).toBeGreaterThan(failed + 1))
        expect(account.getByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' })).toBeVisible()
        sandbox.control.creditDeposit(members.rich.username, 500_00)
        comeBack()
        expect(await account.findByText(/เงินเข้าแล้ว ฿500\.00/)).toBeVisible()
      },
    )
  })

  it('says if it could not be copied, and shows it selected', async () => {
    const { account } = await openAccount()
    const player = userEvent.setup({ writeToClipboard: false, pointerEventsCheck: 0 })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false })
    await player.click(account.getByRole('button', { name: 'คัดลอกเลขที่บัญชี' }))
    await waitFor(() => expect(toastTexts()).toEqual(['คัดลอกไม่สำเร็จ']))
    expect(window.getSelection()?.toString()).toMatch(/^\d{10}$/)
    await noWatch()
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('offers support once the promised minute is over, and claims nothing about the money', async () => {
    const { player, account } = await openAccount()
    await player.click(account.getByRole('button', { name: 'โอนแล้ว ตรวจยอดเงินเข้า' }))
    expect(account.queryByRole('button', { name: 'ถามทีมงาน' })).not.toBeInTheDocument()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await player.click(await account.findByRole('button', { name: 'ถามทีมงาน' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/contact'))
    expect(requestsOf('/api/statement').length).toBeLessThan(6)
  })
})
