import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import errors from '../../locales/th/errors.json'
import shared from '../../locales/th/shared.json'
import { send } from '../../src/api/client/client.ts'
import { walletCall } from '../../src/api/wallet.ts'
import { hash } from '../../src/lib/hash.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { block } from '../../src/nav/history.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { startSession } from '../../src/session/session.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  balance,
  giftLinkKey,
  justBefore,
  keepBack,
  logOut,
  openApp,
  reloadApp,
  requestsOf,
  sandbox,
  logIn,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()

const loginForm = () => screen.findByLabelText('เบอร์โทรศัพท์')

describe('a session that the server ended', () => {
  it('leads to the login once, however many calls fail, and says why', async () => {
    const entries = window.history.length
    const failing = ['/api/wallet', '/api/statement']
    for (const path of failing)
      sandbox.control.addFault({ method: '*', path, kind: 'fail', status: 401, message: 'EXPIRED_AUTH_TOKEN' })
    await openApp('/user/statement', { as: 'rich' })

    // A toast goes after four seconds, in which a busy machine may not have drawn the login page.
    await waitFor(() => expect(toastTexts()).toEqual([errors.EXPIRED_AUTH_TOKEN]))
    expect(await loginForm()).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    for (const path of failing) expect(requestsOf(path).filter(({ token }) => token)).toHaveLength(1)
    expect(window.history.length).toBe(entries)
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('resumes on the page that was wanted', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    sandbox.control.expireTokens()
    await player.click(screen.getByRole('button', { name: 'หน้า 2' }))
    await logIn(player)
    expect(await screen.findAllByRole('listitem')).toHaveLength(10)
    expect(window.location.pathname).toBe('/user/statement')
    expect(requestsOf('/api/login')).toHaveLength(1)
  })

  it('during a transfer moves nothing, shows no alert, and resumes in the dialog with what was typed', async () => {
    const player = await openApp(`/login?${new URLSearchParams({ next: '/user/home?dialog=transfer' })}`)
    await logIn(player)
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '100')
    // Not before: a read that is still under way would end the session, and no transfer would be sent.
    justBefore('/api/wallet/transfer', () => sandbox.control.expireTokens())
    await player.type(screen.getByLabelText('จำนวนเงิน'), '{Enter}')

    await waitFor(() => expect(toastTexts()).toEqual([errors.EXPIRED_AUTH_TOKEN]))
    await loginForm()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(requestsOf('/api/wallet/transfer')).toHaveLength(1)
    await logIn(player)
    expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('100')
    expect(requestsOf('/api/wallet/transfer')).toHaveLength(1)
    expect(screen.queryByText(shared.unknownTitle)).not.toBeInTheDocument()
  })

  it('in a dialog over a dialog resumes there, with the steps behind it', async () => {
    const player = await openApp('/login')
    await logIn(player)
    await balance()
    act(() => void openDialog({ name: 'deposit' }))
    await screen.findByRole('dialog', { name: 'ฝากเงิน' })
    act(() => void openDialog({ name: 'slip' }))
    await screen.findByRole('dialog', { name: 'ส่งสลิป' })
    sandbox.control.expireTokens()
    await act(() => send(walletCall).catch(() => undefined))
    await loginForm()
    act(() => void openDialog({ name: 'preferences' }))
    await player.click(await screen.findByRole('button', { name: 'ปิด' }))
    await logIn(player)
    await player.click(await screen.findByRole('button', { name: 'ย้อนกลับ' }))
    const deposit = await screen.findByRole('dialog', { name: 'ฝากเงิน' })
    await player.click(within(deposit).getByRole('button', { name: 'ปิด' }))
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(window.location.pathname).toBe('/user/home')
  })

  it('in another tab ends here too, without a message', async () => {
    await openApp('/user/home', { as: 'rich' })
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿1,325,616.24'))
    const otherTab = new BroadcastChannel('session')
    otherTab.postMessage(hash(sessionStorage.getItem('token') ?? ''))
    otherTab.close()
    expect(await loginForm()).toBeVisible()
    expect(toastTexts()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it.each([
    ['nobody', {}],
    ['somebody else', { token: 'another' }],
  ])('ends here too if the browser kept the page for a step back, and %s is logged in since', async (_, kept) => {
    await openApp('/user/home', { as: 'rich' })
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿1,325,616.24'))
    const comeBack = () =>
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    comeBack()
    expect(await balance()).toHaveTextContent('฿1,325,616.24')
    sessionStorage.clear()
    Object.assign(sessionStorage, kept)
    comeBack()
    expect(await loginForm()).toBeVisible()
    expect({ ...sessionStorage }).toEqual(kept)
  })

  it('shows nothing of one member to the next', async () => {
    const player = await openApp('/user/home', { as: 'rich' })
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿1,325,616.24'))
    sandbox.control.expireTokens()
    await player.click(screen.getByRole('button', { name: 'อัปเดตยอดเงิน' }))
    await loginForm()
    const release = keepBack('/api/wallet')
    await logIn(player, members.ktb)
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'))
    expect(document.body).not.toHaveTextContent('฿1,325,616.24')
    release()
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,600.00'))
    expect(screen.queryByText(members.rich.name)).not.toBeInTheDocument()
  })
})

it('leaves nothing that a member typed for the next one', async () => {
  const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '123.45')
  await player.click(screen.getByRole('button', { name: 'สลับบัญชี' }))
  act(() => startSession(sandbox.control.logIn(members.ktb.username), false))
  expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('')
})

describe('what was typed when the phone ended the page in the background', () => {
  const typed = '123.45'
  const field = () => screen.findByLabelText('จำนวนเงิน')
  const leave = () => void document.dispatchEvent(new Event('visibilitychange'))

  it('is in the form again, until it was sent', async () => {
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    await player.type(await field(), typed)
    leave()
    reloadApp()
    expect(await field()).toHaveValue(typed)
    await player.click(await screen.findByRole('button', { name: 'ถอนเงิน ฿123.45' }))
    await screen.findByRole('alertdialog')
    leave()
    expect(JSON.stringify(window.history.state)).not.toContain(typed)
  })
})

describe('what was typed when the server ended the session', () => {
  const kept = [
    ['home?dialog=transfer', 'จำนวนเงิน', '123.45'],
    ['home?dialog=withdraw', 'จำนวนเงิน', '321'],
    ['home?dialog=qr&code=KBANK', 'จำนวนเงิน', '555'],
    ['home?dialog=depositLimits', 'เตือนเมื่อฝากถึง', '700'],
    ['bonus', 'โค้ดโปรโมชัน', 'SONGKRAN'],
    ['statement?dialog=statementReport', 'จำนวนเงินหรือบัญชี', '500'],
    ['profile?dialog=profile', 'ชื่อที่ใช้แสดง', 'New Name'],
    ['profile?dialog=bankName', 'ชื่อบัญชีธนาคาร (ภาษาอังกฤษ)', 'NEW NAME'],
  ] as const
  const secret = [
    ['profile?dialog=password', 'รหัสผ่านใหม่', 'new-secret'],
    ['home?dialog=gift&code=SANDBOX+GIFT', 'ลิงก์ซองของขวัญ', 'https://gift.example/?v=abc'],
  ] as const

  async function typeAndLoseSession([place, label, text]: readonly [string, string, string], as = members.ktb) {
    const player = await openApp(`/login?${new URLSearchParams({ next: `/user/${place}` })}`)
    await logIn(player, as)
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } })
    sandbox.control.expireTokens()
    await act(() => send(walletCall).catch(() => undefined))
    await loginForm()
    return player
  }

  it.each(kept)('is in the form of %s again after the login', async (...form) => {
    const [place, label, text] = form
    await logIn(await typeAndLoseSession(form), members.ktb)
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveValue(text))
    expect(window.location.pathname + window.location.search).toBe(`/user/${place}`)
  })

  it.each(secret)('is nowhere if secret, as in %s', async (...form) => {
    Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey })
    const player = await typeAndLoseSession(form)
    expect(JSON.stringify([window.history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain(form[2])
    await logIn(player, members.ktb)
    expect(await screen.findByLabelText(form[1])).toHaveValue('')
  })

  it('reaches no other member', async () => {
    const player = await typeAndLoseSession(kept[0])
    await logIn(player, members.rich)
    expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('')
    expect(JSON.stringify(window.history.state)).not.toContain('123.45')
  })

  it.each([
    ['ktb', '123.45'],
    ['rich', ''],
  ] as const)('reaches the same member alone, even after a login in another tab: %s', async (next, text) => {
    const player = await openApp('/login')
    await player.click(await screen.findByRole('checkbox', { name: 'จดจำการเข้าสู่ระบบ' }))
    await logIn(player, members.ktb)
    await balance()
    // Another tab's login.
    localStorage.setItem('token', sandbox.control.logIn(members[next].username))
    localStorage.setItem('loginName', hash(members[next].username))
    act(() => void openDialog({ name: 'transfer' }))
    fireEvent.change(await screen.findByLabelText('จำนวนเงิน'), { target: { value: '123.45' } })
    sandbox.control.expireTokens()
    await act(() => send(walletCall).catch(() => undefined))
    await logIn(player, members[next])
    expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue(text)
  })

  it.each([
    ['ktb', 1],
    ['rich', 0],
  ] as const)('includes the slip that was chosen, for the same member alone: %s', async (next, count) => {
    const slips = `/login?${new URLSearchParams({ next: '/user/contact?dialog=slip' })}`
    const player = await openApp(slips)
    await logIn(player, members.ktb)
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    await player.upload(await screen.findByLabelText('เลือกรูป'), new File([png], 'slip.png', { type: 'image/png' }))
    await screen.findByRole('img', { name: 'สลิปที่คุณเลือก' })
    sandbox.control.expireTokens()
    await act(() => send(walletCall).catch(() => undefined))
    await logIn(player, members[next])
    expect(await screen.findByText(count === 1 ? 'เปลี่ยนรูป' : 'เลือกรูป')).toBeVisible()
    expect(screen.queryAllByRole('img', { name: 'สลิปที่คุณเลือก' })).toHaveLength(count)
  })
})

describe('an answer that ends nothing', () => {
  it('is a late one to a session that is over', async () => {
    const answer = keepBack('/api/statement', 'later')
    const player = await openApp('/user/statement', { as: 'rich' })
    await waitFor(() => expect(requestsOf('/api/wallet')).toHaveLength(1))
    await logOut(player)
    sandbox.control.expireTokens(members.rich.username)
    await logIn(player, members.ktb)
    await waitFor(async () => expect(await balance()).toHaveTextContent('฿2,600.00'))
    answer()
    await waitFor(() => expect(requestsOf('/api/statement')).toHaveLength(1))
    await player.click(screen.getByRole('link', { name: 'รายการ' }))
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(toastTexts()).toEqual([])
  })
})

describe('logging out', () => {
  it('asks first, and a member who cancels stays logged in on the same page', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: 'ออกจากระบบ' }))
    const sheet = await screen.findByRole('dialog', { name: 'ออกจากระบบ?' })
    expect(window.location.search).toBe('?dialog=logout')
    await player.click(within(sheet).getByRole('button', { name: 'ยกเลิก' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(window.location.pathname + window.location.search).toBe('/user/statement')
    expect(sessionStorage.getItem('token')).not.toBeNull()
  })

  it('is offered on the profile page as well', async () => {
    const player = await openApp('/user/profile', { as: 'rich' })
    const main = await screen.findByRole('main')
    await player.click(await within(main).findByRole('button', { name: 'ออกจากระบบ' }))
    expect(await screen.findByRole('dialog', { name: 'ออกจากระบบ?' })).toBeVisible()
  })

  it('leaves no step back to the question', async () => {
    const player = await openApp('/user/statement', { as: 'rich' })
    await logOut(player)
    await loginForm()
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).toBe('?next=%2Fuser%2Fstatement'))
  })

  it('is unavailable while a command is under way', async () => {
    await openApp('/user/statement', { as: 'rich' })
    await screen.findAllByRole('listitem')
    const release = block()
    expect(openDialog({ name: 'logout' })).toBe(false)
    release()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it.each([true, false])(
    'clears what belongs to the session (remembered: %s), and wants no page back',
    async (remembered) => {
      const player = await openApp('/user/statement', { as: 'rich', remembered })
      await screen.findAllByRole('listitem')
      await logOut(player)
      expect(await loginForm()).toBeVisible()
      expect(window.location.pathname + window.location.search).toBe('/login')
      expect(Object.keys(sessionStorage)).toEqual([])
      expect(Object.keys(localStorage)).toEqual([])
      expect(toastTexts()).toEqual([])
    },
  )
})
