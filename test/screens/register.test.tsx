import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import texts from '../../locales/th/register.json'
import shared from '../../locales/th/shared.json'
import { isInFlight } from '../../src/commands/openCommands.ts'
import { hash } from '../../src/lib/hash.ts'
import { minimise, nextEvent } from '../../src/lib/visibility.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import { deferred } from '../fakes/deferred.ts'
import { asksBeforeClosing } from '../fakes/page.ts'
import { members } from '../sandbox/seed/seed.ts'
import { amend, keepBack, openApp, refuse, reloadApp, requestsOf, sandbox, logIn, toastTexts, useApp } from './app.tsx'

useApp()

type Hands = Awaited<ReturnType<typeof openApp>>
const phone = '0899999999'
const next = (player: Hands) => player.click(screen.getByRole('button', { name: 'ถัดไป' }))
const at = (path: string) => requestsOf(path).map(({ body }) => body)

/** Opens the wizard and leaves its first step behind. */
async function start({ otp = false, address = '/register' } = {}) {
  sandbox.control.setSwitches({ otp })
  const player = await openApp(address)
  await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone)
  await next(player)
  return player
}

async function fillProfile(player: Hands, { name = 'สมชาย', confirm = 'secret-1' } = {}) {
  await player.type(await screen.findByLabelText('ชื่อที่ใช้แสดง'), name)
  await player.type(screen.getByLabelText('รหัสผ่าน'), 'secret-1')
  await player.type(screen.getByLabelText('ยืนยันรหัสผ่าน'), confirm)
  await next(player)
}

async function fillBank(player: Hands, { bank = 'SCB', first = ' somchai ', last = 'jai  dee' } = {}) {
  await player.selectOptions(await screen.findByLabelText('ธนาคาร'), bank)
  await player.type(screen.getByLabelText('เลขที่บัญชี'), '555-000-1234')
  await player.type(screen.getByLabelText(/^ชื่อจริง/), first)
  await player.type(screen.getByLabelText(/^นามสกุล/), last)
}

/** Opens the wizard and fills in all its steps. */
async function fillInAll() {
  const player = await start()
  await fillProfile(player)
  await fillBank(player)
  return player
}

const place = (name: string) => within(screen.getByRole('navigation', { name: 'เมนูหลัก' })).getByRole('link', { name })
const register = (player: Hands) => player.click(screen.getByRole('button', { name: 'สมัครสมาชิก' }))
const member = () => sandbox.state.members.find(({ username }) => username === phone)

describe('a newcomer', () => {
  it('registers in three steps without a code, once by a burst of taps, and reaches the login after two seconds', async () => {
    const player = await start()
    expect(screen.getByText('ขั้นตอนที่ 2 จาก 3: ข้อมูลส่วนตัว')).toBeVisible()
    await fillProfile(player)
    await fillBank(player)
    const asked = vi.spyOn(globalThis, 'setTimeout')
    const button = screen.getByRole('button', { name: 'สมัครสมาชิก' })
    // Before the screen had time to show that one is under way.
    act(() => [1, 2, 3].forEach(() => button.click()))
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })).toBeVisible()
    await waitFor(() => expect(asked.mock.calls.map(([, delay]) => delay)).toContain(2_000))
    expect(screen.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible()
    expect(at('/api/account')).toEqual([
      {
        name: 'สมชาย',
        username: phone,
        password: 'secret-1',
        bankCode: 'SCB',
        bankAccountName: 'SOMCHAI JAI DEE',
        bankAccountNo: '5550001234',
      },
    ])
    expect(at('/api/account/validate')).toEqual([{ name: 'สมชาย', username: phone, password: 'secret-1' }])
    expect(member()?.bankAccount?.bankAccountName).toBe('SOMCHAI JAI DEE')
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 8_000 })
  })

  it('proves the phone by the code sent to it', async () => {
    const player = await start({ otp: true })
    expect(await screen.findByText('089-999-9999')).toBeVisible()
    expect(screen.getByText('ขั้นตอนที่ 2 จาก 4: ยืนยันเบอร์โทรศัพท์')).toBeVisible()
    const field = screen.getByLabelText('รหัส OTP')
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field).toHaveAccessibleDescription(/^รหัสอ้างอิง /)
    expect(screen.getByText(/^ขอรหัสใหม่ได้ในอีก \d+ วินาที$/)).toBeVisible()
    await next(player)
    expect(await screen.findByText('กรอกรหัส OTP')).toBeVisible()
    await player.type(field, '000000')
    await next(player)
    expect(await screen.findByText(errors.OTP_CODE_INVALID)).toBeVisible()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(errors.OTP_CODE_INVALID)
    expect(screen.getByText(/^รหัสอ้างอิง /)).toBeVisible()
    await player.clear(field)
    await player.type(field, sandbox.control.otpCode(phone))
    await next(player)
    // The code is used up: a step back leads to the number, and on without another.
    await screen.findByLabelText('ชื่อที่ใช้แสดง')
    window.history.back()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue(phone)
    await next(player)
    expect(at('/api/otp/send')).toHaveLength(1)
    await fillProfile(player)
    await fillBank(player)
    await register(player)
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })).toBeVisible()
  })

  it('pastes the whole message and sends only the code, however often it is cut', async () => {
    const player = await start({ otp: true })
    const code = sandbox.control.otpCode(phone)
    const field = await screen.findByLabelText('รหัส OTP')
    await player.click(field)
    await player.paste(`รหัส OTP ของคุณคือ ${code.slice(0, 3)}-${code.slice(3)}\nRef AB12 ใช้ได้ 5 นาที โทร 02-123-4567`)
    expect(field).toHaveValue(code)
    await player.clear(field)
    await player.paste('OTP 111111 หรือ 222222')
    await next(player)
    expect(await screen.findByText('กรอกเฉพาะตัวเลขของรหัส OTP')).toBeVisible()
    expect(field).toHaveValue('OTP 111111 หรือ 222222')
    expect(at('/api/otp/verify')).toEqual([])
    await player.clear(field)
    await player.paste(code)
    await next(player)
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toBeVisible()
    expect(at('/api/otp/verify')).toEqual([expect.objectContaining({ otpCode: code })])
  })

  it('need not type the code if the browser reads the SMS, which ends with the step', async () => {
    const sms = deferred<{ code: string }>()
    const get = vi.fn((_: { signal: AbortSignal }) => sms.promise)
    vi.stubGlobal('OTPCredential', vi.fn())
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    onTestFinished(() => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(navigator, 'credentials')
    })
    const player = await start({ otp: true })
    const field = await screen.findByLabelText('รหัส OTP')
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }))
    await act(async () => sms.resolve({ code: sandbox.control.otpCode(phone) }))
    expect(field).toHaveValue(sandbox.control.otpCode(phone))
    await next(player)
    await screen.findByLabelText('ชื่อที่ใช้แสดง')
    expect(get.mock.calls.at(-1)?.[0].signal.aborted).toBe(true)
  })

  it('can request another code at once if the clock was set back', async () => {
    await start({ otp: true })
    expect(await screen.findByText(/^ขอรหัสใหม่ได้ในอีก \d+ วินาที$/)).toBeVisible()
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000)
    expect(await screen.findByRole('button', { name: 'ขอรหัสใหม่' }, { timeout: 3_000 })).toBeVisible()
  })

  it('gives password managers the username beside the new password', async () => {
    await start()
    const owner = (await screen.findByLabelText('รหัสผ่าน')).closest('form')?.querySelector('[autocomplete=username]')
    expect(owner).toHaveAttribute('type', 'text')
    expect(owner).toHaveValue(phone)
  })

  it('whose verification has expired is asked for a code again, and loses nothing else', async () => {
    const player = await start({ otp: true })
    const verify = async () => {
      await player.type(await screen.findByLabelText('รหัส OTP'), sandbox.control.otpCode(phone))
      await next(player)
    }
    await verify()
    await fillProfile(player)
    await fillBank(player)
    sandbox.state.otps.length = 0
    await register(player)
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue(phone)
    await waitFor(() => expect(toastTexts()).toEqual([errors.UNVERIFIED_OTP]))
    await next(player)
    await verify()
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toHaveValue('สมชาย')
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('secret-1')
    await next(player)
    expect(await screen.findByLabelText('เลขที่บัญชี')).toHaveValue('5550001234')
    await register(player)
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })).toBeVisible()
    expect(requestsOf('/api/otp/send')).toHaveLength(2)
  })

  it('whose phone needs no verification sees that, even if a code is requested', async () => {
    const player = await start()
    sandbox.control.provoke('UNVERIFIED_OTP')
    await fillProfile(player)
    await fillBank(player)
    await register(player)
    expect(await screen.findByText(errors.UNVERIFIED_OTP)).toBeVisible()
    expect(screen.getByLabelText('เลขที่บัญชี')).toHaveValue('5550001234')
  })

  it('can have another code sent once the minute is over', async () => {
    const player = await start({ otp: true })
    await screen.findByLabelText('รหัส OTP')
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 59_000)
    expect(await screen.findByText(/^ขอรหัสใหม่ได้ในอีก [12] วินาที/)).toBeVisible()
    clock.mockReturnValue(now + 61_000)
    await player.click(await screen.findByRole('button', { name: 'ขอรหัสใหม่' }))
    await waitFor(() => expect(at('/api/otp/send')).toHaveLength(2))
  })

  it('a mistyped number is corrected from the code, which then goes to the right one', async () => {
    const player = await start({ otp: true })
    await player.click(await screen.findByRole('button', { name: 'แก้เบอร์' }))
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    expect(field).toHaveValue(phone)
    await player.clear(field)
    await player.type(field, '0811111111')
    await next(player)
    expect(await screen.findByText('081-111-1111')).toBeVisible()
    expect(at('/api/otp/send')).toEqual([{ phoneNumber: phone }, { phoneNumber: '0811111111' }])
  })

  it('who changes the number is not told that the code went there', async () => {
    const player = await start({ otp: true })
    await screen.findByLabelText('รหัส OTP')
    window.history.back()
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    await player.clear(field)
    await player.type(field, '0811111111')
    window.history.forward()
    await waitFor(() => expect(window.location.search).toBe('?step=code'))
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('0811111111')
  })

  it('sees why no code was sent, even if the refusal is no error', async () => {
    amend('/api/otp/send', () => ({ code: 'OTP_BLOCK' }))
    await start({ otp: true })
    expect(await screen.findByText(errors.OTP_BLOCK)).toBeVisible()
    expect(window.location.search).toBe('')
  })

  test.each(['answer', 'error'] as const)(
    'whose phone is verified already (reported as an %s) needs no code',
    async (how) => {
      if (how === 'error') sandbox.control.provoke('OTP_VERIFIED')
      else {
        const { verifyPhone } = await import('../sandbox/testCalls.ts')
        await verifyPhone(sandbox, phone)
      }
      await start({ otp: true })
      expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toBeVisible()
    },
  )

  it('sees what each step lacks, and nothing is sent', async () => {
    sandbox.control.setSwitches({ otp: false })
    const player = await openApp('/register')
    await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), '08123')
    await next(player)
    expect(await screen.findByText('เบอร์โทรศัพท์ต้องมี 10 หลัก')).toBeVisible()
    await player.clear(screen.getByLabelText('เบอร์โทรศัพท์'))
    await player.type(screen.getByLabelText('เบอร์โทรศัพท์'), '+66899999999')
    await next(player)
    await fillProfile(player, { confirm: 'other' })
    expect(await screen.findByText('รหัสผ่านไม่ตรงกัน')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('ยืนยันรหัสผ่าน')).toHaveFocus())
    expect(screen.getByLabelText('ยืนยันรหัสผ่าน')).toHaveValue('other')
    expect(at('/api/account/validate')).toEqual([])
    await player.clear(screen.getByLabelText('ยืนยันรหัสผ่าน'))
    await player.type(screen.getByLabelText('ยืนยันรหัสผ่าน'), 'secret-1')
    await next(player)
    await register(await fillBank(player, { bank: 'KTB', first: 'สมชาย' }).then(() => player))
    expect(await screen.findAllByText('ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น')).not.toHaveLength(0)
    expect(screen.getByLabelText(/^ชื่อจริง/)).toBeInvalid()
    expect(at('/api/account')).toEqual([])
  })

  it('invited by a link finds the code filled in and locked, and it is used up', async () => {
    localStorage.setItem('inviteCode', 'PR64f0c1')
    sandbox.control.setSwitches({ otp: false })
    const player = await openApp('/register')
    await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone)
    expect(screen.queryByRole('button', { name: /Telegram/ })).not.toBeInTheDocument()
    expect(screen.getByText('รหัสผู้แนะนำ PR64f0c1')).toBeVisible()
    await next(player)
    const code = await screen.findByLabelText('รหัสผู้แนะนำ')
    expect(code).toHaveValue('PR64f0c1')
    expect(code).toHaveAttribute('readonly')
    await fillProfile(player)
    await fillBank(player)
    await register(player)
    await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })
    expect(at('/api/account')).toEqual([expect.objectContaining({ inviteCode: 'PR64f0c1' })])
    expect(localStorage.getItem('inviteCode')).toBeNull()
  })

  it('sees in the fields what will be sent for a number from the contacts', async () => {
    sandbox.control.setSwitches({ otp: false })
    const player = await openApp('/register')
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    await player.click(field)
    await player.paste('\u202a+66 89\u2011999\u20119999\u202c')
    await player.tab()
    expect(field).toHaveValue(phone)
    await next(player)
    await fillProfile(player)
    const account = await screen.findByLabelText('เลขที่บัญชี')
    await player.click(account)
    await player.paste('\u2066555.000\u20131234\u2069')
    await player.tab()
    expect(account).toHaveValue('5550001234')
    await player.clear(account)
    await player.type(account, 'xxx-1234')
    await register(player)
    expect(await screen.findByText('เลขที่บัญชีต้องเป็นตัวเลขเท่านั้น')).toBeVisible()
    expect(account).toHaveValue('xxx-1234')
    expect(at('/api/account/validate')).toEqual([expect.objectContaining({ username: phone })])
    expect(at('/api/account')).toEqual([])
  })

  it('may name an inviter and a source', async () => {
    const player = await start()
    await player.type(await screen.findByLabelText('รหัสผู้แนะนำ'), ' PRfriend ')
    await player.selectOptions(await screen.findByLabelText('รู้จักเราจากที่ไหน'), 'LINE')
    await fillProfile(player)
    await screen.findByLabelText('ธนาคาร')
    expect(at('/api/account/validate')).toEqual([
      { name: 'สมชาย', username: phone, password: 'secret-1', sourceCode: 'LINE', inviteCode: 'PRfriend' },
    ])
  })

  it('finds the form filled after back and after a reload, but no password', async () => {
    const player = await fillInAll()
    await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('5550001234'))
    expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toContain('secret-1')
    window.history.back()
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toHaveValue('สมชาย')
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('secret-1')
    await next(player)
    expect(await screen.findByLabelText('เลขที่บัญชี')).toHaveValue('5550001234')
    await waitFor(() => expect(JSON.stringify(window.history.state)).toContain('5550001234'))
    reloadApp()
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toHaveValue('สมชาย')
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('')
    // The address still asks for the bank step, which waits for the whole password.
    await fillProfile(player, { name: ' ' })
    expect(await screen.findByLabelText('เลขที่บัญชี')).toHaveValue('5550001234')
    window.history.back()
    expect(await screen.findByLabelText('รหัสผ่าน')).toHaveValue('secret-1')
    await player.type(screen.getByLabelText('รหัสผ่าน'), '2')
    window.history.forward()
    await waitFor(() => expect(window.location.search).toBe('?step=bank'))
    expect(await screen.findByLabelText('ยืนยันรหัสผ่าน')).toHaveValue('secret-1')
  })

  it('loses nothing just typed when the mini-app is minimised', async () => {
    const player = await start()
    await player.type(await screen.findByLabelText('ชื่อที่ใช้แสดง'), 'สมชาย')
    minimise(true)
    const kept = JSON.stringify(window.history.state)
    minimise(false)
    expect(kept).toContain('สมชาย')
  })

  it('whose registration gets no answer is led to try the login, also after a reload', async () => {
    localStorage.setItem('inviteCode', 'PR64f0c1')
    sandbox.control.addFault({ method: 'POST', path: '/api/account', kind: 'dropAfter' })
    const player = await fillInAll()
    await register(player)
    expect(await screen.findByText(shared.unknownTitle)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'สมัครสมาชิก' })).not.toBeInTheDocument()
    expect(asksBeforeClosing()).toBe(false)
    expect(at('/api/account')).toHaveLength(1)
    const release = keepBack('/api/lookup/registerOTP')
    reloadApp()
    await player.click(await screen.findByRole('button', { name: 'ลองเข้าสู่ระบบ' }))
    expect(window.location.pathname).toBe('/login')
    window.history.back()
    await screen.findByRole('button', { name: 'เข้าสู่ระบบไม่ได้ สมัครอีกครั้ง' })
    window.history.forward()
    await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone)
    await player.type(screen.getByLabelText('รหัสผ่าน'), 'secret-1')
    expect(localStorage.getItem('inviteCode')).toBe('PR64f0c1')
    await player.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'))
    expect([localStorage.getItem('inviteCode'), sessionStorage.getItem('openCommands')]).toEqual([null, null])
    release()
    window.history.back()
    await player.click(await screen.findByRole('button', { name: 'ออกจากระบบแล้วสมัครใหม่' }))
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('')
    expect(document.body).not.toHaveTextContent(phone)
  })

  it('still sees in a dialog, and behind it, that there was no answer', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/api/account', kind: 'dropAfter' })
    const player = await fillInAll()
    await register(player)
    await screen.findByText(shared.unknownTitle)
    const path = '/api/lookup/registerOTP'
    refuse(path)
    const release = keepBack(path)
    reloadApp()
    await screen.findByText(shared.unknownTitle)
    act(() => void openDialog({ name: 'preferences' }))
    await screen.findByRole('dialog')
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
    expect(screen.getByText(shared.unknownTitle)).toBeInTheDocument()
  })

  it('cannot send while another tab does', async () => {
    const other = deferred<void>()
    void navigator.locks.request(`command ${hash(phone)} register`, () => other.promise)
    onTestFinished(() => other.resolve())
    const sent = { id: 'r1', kind: 'register', amountMinor: null, at: Date.now(), member: hash(phone) }
    sessionStorage.setItem('openCommands', JSON.stringify([sent]))
    const player = await fillInAll()
    await register(player)
    expect(screen.getByRole('button', { name: 'สมัครสมาชิก' })).toHaveAttribute('aria-busy', 'true')
    expect(at('/api/account')).toEqual([])
  })

  it('may try again after having checked', async () => {
    sandbox.control.addFault({ method: 'POST', path: '/api/account', kind: 'dropBefore' })
    const player = await fillInAll()
    await register(player)
    await player.click(await screen.findByRole('button', { name: 'เข้าสู่ระบบไม่ได้ สมัครอีกครั้ง' }))
    await register(player)
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })).toBeVisible()
    expect(sandbox.state.members.filter(({ username }) => username === phone)).toHaveLength(1)
  })

  it('can try again when the form could not find out whether a code is needed', async () => {
    refuse('/api/lookup/registerOTP')
    const player = await openApp('/register')
    expect(await screen.findByText(errors.NO_DATA)).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ลองใหม่' }))
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
  })
})

/** Leaves the wizard for the login and logs in; home is there when it returns. */
async function leaveAndLogIn(player: Hands) {
  await player.click(place('เข้าสู่ระบบ'))
  await logIn(player)
  await screen.findByText(`${members.rich.name}`)
}

/** Opens a page of the member's, which is read after whatever was on its way. @returns where the member is then. */
async function goOn(player: Hands) {
  await player.click(screen.getByRole('link', { name: 'โปรไฟล์' }))
  await screen.findByText(members.rich.name)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(toastTexts()).toEqual([])
  return window.location.pathname
}

describe('a newcomer who leaves while an answer is on its way', () => {
  const codeTyped = async () => {
    const player = await start({ otp: true })
    await player.type(await screen.findByLabelText('รหัส OTP'), sandbox.control.otpCode(phone))
    return player
  }
  test.each([
    ['code has been sent', '/api/otp/send', () => openApp('/register'), next],
    ['code has been checked', '/api/otp/verify', codeTyped, next],
    ['profile has been checked', '/api/account/validate', start, fillProfile],
  ])('is not moved when the %s', async (_, path, open, send) => {
    const player = await open()
    if (path.endsWith('send')) await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone)
    const release = keepBack(path)
    await send(player)
    await leaveAndLogIn(player)
    release()
    expect(await goOn(player)).toBe('/user/profile')
  })

  test.each([
    ['worked', null, 'สมัครสมาชิกสำเร็จ'],
    ['was refused', { kind: 'fail', status: 400, message: 'EXISTING_USER' }, errors.EXISTING_USER],
    ['got no answer', { kind: 'dropAfter' }, 'ส่งข้อมูลสมัครแล้ว แต่ยังไม่ทราบผล บัญชีอาจสร้างเสร็จแล้ว ลองเข้าสู่ระบบก่อน'],
  ] as const)('sees elsewhere that the registration %s', async (_, fault, told) => {
    const player = await fillInAll()
    if (fault) sandbox.control.addFault({ method: 'POST', path: '/api/account', ...fault })
    const release = keepBack('/api/account')
    await register(player)
    await waitFor(() => expect(at('/api/account')).toHaveLength(1))
    await player.click(place('ติดต่อ'))
    await act(async () => release())
    await waitFor(() => expect(toastTexts()).toEqual([told]))
    expect(window.location.pathname).toBe('/contact')
  })

  it('goes back a step and is not moved on by the step that was left', async () => {
    const player = await start()
    const release = keepBack('/api/account/validate')
    await fillProfile(player)
    window.history.back()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue(phone)
    release()
    await next(player)
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toBeVisible()
    expect(window.location.search).toBe('?step=profile')
  })

  it.each([
    ['registered', null, 1],
    ['refused', 'REGISTER_FAIL', 0],
  ])('sees nothing, once logged in as somebody else, of having been %s', async (_, refusal, accounts) => {
    const player = await fillInAll()
    if (refusal !== null) sandbox.control.provoke(refusal)
    const release = keepBack('/api/account')
    await register(player)
    await waitFor(() => expect(at('/api/account')).toHaveLength(1))
    await leaveAndLogIn(player)
    const haptic = vi.spyOn(platform(), 'haptic')
    release()
    await waitFor(() => expect(isInFlight()).toBe(false))
    expect(await goOn(player)).toBe('/user/profile')
    expect(haptic).not.toHaveBeenCalled()
    expect(sandbox.state.members.filter(({ username }) => username === phone)).toHaveLength(accounts)
  })
})

describe('a newcomer with a dialog open when the answer comes', () => {
  it('goes on without it, and leaves nothing in the history', async () => {
    window.history.pushState(null, '', '/howto')
    window.history.pushState(null, '', '/register')
    const player = await start()
    const release = keepBack('/api/account/validate')
    await fillProfile(player)
    act(() => void openDialog({ name: 'preferences' }))
    await screen.findByRole('dialog')
    await act(async () => release())
    await fillBank(player)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await register(player)
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 8_000 })
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/howto'))
  })

  it('who leaves before the browser has closed it is not moved, nor is the draft', async () => {
    const player = await start()
    const release = keepBack('/api/account/validate')
    await fillProfile(player)
    act(() => void openDialog({ name: 'preferences' }))
    await screen.findByRole('dialog')
    const step = vi.spyOn(window.history, 'go').mockReturnValue()
    release()
    await waitFor(() => expect(step).toHaveBeenCalled())
    // A tap before the answer has freed the page does nothing, so the player taps again.
    await waitFor(() => {
      act(() => place('ติดต่อ').click())
      expect(window.location.pathname).toBe('/contact')
    })
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
    expect(window.location.pathname).toBe('/contact')
    expect(JSON.stringify(window.history.state)).not.toContain(phone)
  })
})

describe('a member who has just registered', () => {
  const entered = () => JSON.stringify(window.history.state)

  it('cannot step back to a form that shows phone, name and account', async () => {
    window.history.pushState(null, '', '/howto')
    window.history.pushState(null, '', '/register')
    const player = await fillInAll()
    await waitFor(() => expect(entered()).toContain('5550001234'))
    await register(player)
    await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 8_000 })
    window.history.forward()
    expect(await screen.findByRole('heading', { name: 'สมัครสมาชิก' })).toBeVisible()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('')
    expect(entered()).not.toContain(phone)
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/login'))
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/howto'))
  })

  it('finds no draft on the history entries of an earlier registration either', async () => {
    const player = await start()
    await screen.findByLabelText('ชื่อที่ใช้แสดง')
    await player.click(place('ติดต่อ'))
    await waitFor(() => expect(window.location.pathname).toBe('/contact'))
    await player.click(place('สมัคร'))
    await player.type(await screen.findByLabelText('เบอร์โทรศัพท์'), phone)
    await next(player)
    await fillProfile(player)
    await fillBank(player)
    await register(player)
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 8_000 })
    window.history.back()
    await waitFor(() => expect(window.location.pathname).toBe('/contact'))
    window.history.back()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toHaveValue('')
  })
})

describe('a member who has just registered and goes to the login at once', () => {
  it('stays there, however long the browser takes for a step back', async () => {
    const player = await fillInAll()
    const go = window.history.go.bind(window.history)
    const steps: Promise<boolean>[] = []
    vi.spyOn(window.history, 'go').mockImplementation((by) => {
      steps.push(nextEvent(window, 'popstate', 2_000))
      setTimeout(() => go(by), 300)
    })
    await register(player)
    await screen.findByRole('heading', { name: 'สมัครสมาชิกสำเร็จ' })
    await player.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
    await waitFor(() => expect(window.location.pathname).toBe('/login'), { timeout: 4_000 })
    // A step that is late would lead away again.
    await act(async () => void (await Promise.all(steps)))
    expect(window.location.pathname).toBe('/login')
    expect(await screen.findByLabelText('รหัสผ่าน')).toBeVisible()
  })
})

describe('an inviter code that is typed', () => {
  it('must have the form of those in links, and nothing is sent', async () => {
    const player = await start()
    await player.type(await screen.findByLabelText('รหัสผู้แนะนำ'), 'PR 64')
    await fillProfile(player)
    expect(await screen.findByText(texts.inviteCodeWrong)).toBeVisible()
    expect(screen.getByLabelText('รหัสผู้แนะนำ')).toBeInvalid()
    expect(at('/api/account/validate')).toEqual([])
    await player.clear(screen.getByLabelText('รหัสผู้แนะนำ'))
    await player.type(screen.getByLabelText('รหัสผู้แนะนำ'), 'PRtyped')
    // An invite link is opened in another tab.
    localStorage.setItem('inviteCode', 'PR64f0c1')
    await next(player)
    expect(await screen.findByLabelText('ธนาคาร')).toBeVisible()
    window.history.back()
    expect(await screen.findByLabelText('รหัสผู้แนะนำ')).toHaveValue('PR64f0c1')
    await next(player)
    await waitFor(() => expect(at('/api/account/validate').at(-1)).toMatchObject({ inviteCode: 'PR64f0c1' }))
  })
})

describe('a code whose answer was lost', () => {
  async function loseAnother(kind: 'dropBefore' | 'dropAfter') {
    const player = await start({ otp: true })
    await screen.findByLabelText('รหัส OTP')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    sandbox.control.addFault({ method: 'POST', path: '/api/otp/send', kind })
    await player.click(await screen.findByRole('button', { name: 'ขอรหัสใหม่' }))
    expect(await screen.findByText(/^ระบบยังไม่ตอบสนอง/)).toBeVisible()
    await player.type(screen.getByLabelText('รหัส OTP'), sandbox.control.otpCode(phone))
    await next(player)
    return player
  }

  it('is reported as lost, not as unfound, and can be requested once more', async () => {
    const player = await loseAnother('dropAfter')
    expect(await screen.findByText(texts.codeLost)).toBeVisible()
    expect(screen.queryByText(errors.OTP_NOT_EXIST)).not.toBeInTheDocument()
    await player.click(screen.getByRole('button', { name: 'ขอรหัสใหม่' }))
    await waitFor(() => expect(at('/api/otp/send')).toHaveLength(3))
    await waitFor(() => expect(screen.getByLabelText('รหัส OTP')).toHaveValue(''))
    await player.type(screen.getByLabelText('รหัส OTP'), sandbox.control.otpCode(phone))
    await next(player)
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toBeVisible()
  })

  it('is still valid if the request for another never arrived', async () => {
    await loseAnother('dropBefore')
    expect(await screen.findByLabelText('ชื่อที่ใช้แสดง')).toBeVisible()
  })

  it('is reported as lost if the server used it up at the check', async () => {
    const player = await start({ otp: true })
    sandbox.control.addFault({ method: 'POST', path: '/api/otp/verify', kind: 'dropAfter' })
    await player.type(await screen.findByLabelText('รหัส OTP'), sandbox.control.otpCode(phone))
    await next(player)
    expect(await screen.findByText(/^ระบบยังไม่ตอบสนอง/)).toBeVisible()
    sandbox.control.provoke('OTP_NOT_EXIST')
    await next(player)
    expect(await screen.findByText(texts.codeLost)).toBeVisible()
  })
})

describe('a newcomer whose messenger knows the number', () => {
  beforeEach(() => void Object.assign(platform().can, { contact: true }))
  afterEach(() => void Object.assign(platform().can, { contact: false }))
  const button = () => screen.getByRole('button', { name: 'ใช้เบอร์ของบัญชี Telegram' })
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  const none = 'Telegram ไม่ได้ให้เบอร์มา พิมพ์เบอร์เองได้เลย'
  const waiting = 'แตะอนุญาตใน Telegram หรือพิมพ์เบอร์เองได้เลย'

  it('can fill it in, changes it, still proves it by a code, and is not moved back by a late answer', async () => {
    sandbox.control.setSwitches({ otp: true })
    const contact = vi.spyOn(platform(), 'contact').mockResolvedValueOnce('66812345678')
    const player = await openApp('/register')
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    await player.type(field, '0999')
    await player.click(button())
    await waitFor(() => expect(field).toHaveValue('0812345678'))
    await player.type(field, '{Backspace}9')
    await next(player)
    expect(await screen.findByText('081-234-5679')).toBeVisible()
    expect(at('/api/otp/send')).toEqual([{ phoneNumber: '0812345679' }])
    const answer = deferred<string | null>()
    contact.mockReturnValueOnce(answer.promise)
    window.history.back()
    await player.click(await screen.findByRole('button', { name: 'ใช้เบอร์ของบัญชี Telegram' }))
    window.history.forward()
    await screen.findByLabelText('รหัส OTP')
    await act(async () => answer.resolve('66812345678'))
    expect(screen.getByText('081-234-5679')).toBeVisible()
  })

  it('sees that none came, and keeps what was typed', async () => {
    vi.spyOn(platform(), 'contact').mockResolvedValueOnce(null).mockRejectedValueOnce(new TypeError('not loaded'))
    const player = await openApp('/register')
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    await player.type(field, '08123')
    await player.click(button())
    await waitFor(() => expect(told()).toContain(none))
    await player.type(field, '4')
    expect(told()).not.toContain(none)
    await player.click(button())
    await waitFor(() => expect(told()).toContain(none))
    expect(field).toHaveValue('081234')
  })

  it('types on while no answer comes; a late one overwrites nothing', async () => {
    const answer = deferred<string | null>()
    const contact = vi.spyOn(platform(), 'contact').mockReturnValue(answer.promise)
    const player = await openApp('/register')
    const field = await screen.findByLabelText('เบอร์โทรศัพท์')
    await player.click(button())
    expect(told()).toContain(waiting)
    expect(button()).toBeEnabled()
    await player.type(field, '08999')
    await act(async () => answer.resolve('66812345678'))
    expect(field).toHaveValue('08999')
    // Whoever taps after that wants it again.
    await player.click(button())
    await waitFor(() => expect(field).toHaveValue('0812345678'))
    expect(contact).toHaveBeenCalledTimes(2)
  })
})

describe('a logged-in member', () => {
  it('can go on with the current account', async () => {
    const player = await openApp('/register', { as: 'rich' })
    expect(await screen.findByText('สมาชิก ตัวอย่าง')).toBeVisible()
    await player.click(screen.getByRole('button', { name: 'ไปที่กระเป๋าเงิน' }))
    expect(window.location.pathname).toBe('/user/home')
  })
})
