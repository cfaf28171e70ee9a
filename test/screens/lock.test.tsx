import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import lo from '../../locales/lo/preferences.json'
import errors from '../../locales/th/errors.json'
import th from '../../locales/th/lock.json'
import preferences from '../../locales/th/preferences.json'
import slip from '../../locales/th/slip.json'
import { send } from '../../src/api/client/client.ts'
import { walletCall } from '../../src/api/wallet.ts'
import { forgetSent } from '../../src/commands/openCommands.ts'
import { removeLock, setBiometric, setLock as setLockTo, unlock } from '../../src/features/lock/lock.ts'
import { askPin } from '../../src/features/lock/LockScreen.tsx'
import { alerts, showAlert } from '../../src/lib/alerts.ts'
import { randomBytes, type Bytes } from '../../src/lib/base64.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { toasts } from '../../src/lib/toasts.ts'
import { isBlocked } from '../../src/nav/history.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import { packPicture } from '../../src/session/chosenPicture.ts'
import { isLockOfferDue } from '../../src/session/lockOffer.ts'
import { currentSession, endSession, setUnlocked } from '../../src/session/session.ts'
import { deferred } from '../fakes/deferred.ts'
import { amend, balance, keepBack, openApp, reloadApp, requestsOf, sandbox, toastTexts, useApp } from './app.tsx'

useApp()

type Hands = Awaited<ReturnType<typeof openApp>>
const [pin, wrongPin] = ['482913', '482914']
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.assign(settings, { VITE_WITHOUT: [] })
  delete document.documentElement.dataset['covered']
})

const field = (name: string) => screen.findByLabelText(name)
const isCovered = () => document.documentElement.dataset['covered'] !== undefined
const lockStored = () => JSON.parse(localStorage.getItem('lock')?.replace(/^\S+ /, '') ?? '{}') as { wrong: number }

/** Chooses a PIN as a player does. */
async function setLock(player: Hands): Promise<void> {
  await player.type(await field(th.choose), pin)
  await player.type(await field(th.repeat), pin)
  await screen.findByLabelText(th.after)
}

async function openLocked(address = '/user/home'): Promise<Hands> {
  const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
  await setLock(player)
  cleanup()
  window.history.replaceState(null, '', address)
  reloadApp()
  await screen.findByRole('main')
  return player
}

/** Hides the page, lets the wall clock run, and shows it again. */
function leaveFor(minutes: number): void {
  vi.stubGlobal('location', { ...window.location, reload })
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(isCovered()).toBe(true)
  vi.setSystemTime(Date.now() + minutes * 60_000)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
}

/** The page starts anew, as `main.tsx` starts it. `opened` is called once the lock screen is done. */
async function start(opened = vi.fn()) {
  vi.unstubAllGlobals()
  cleanup()
  forgetSent()
  act(() => {
    setUnlocked(null)
    for (const shown of [alerts, toasts]) shown.clear()
  })
  delete document.documentElement.dataset['covered']
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.querySelector<HTMLElement>('#root')
  if (root) void askPin(root).then(opened)
  await field(th.enter)
  return opened
}

/** The lock screen has gone. */
async function isDone(opened: ReturnType<typeof vi.fn>): Promise<void> {
  await waitFor(() => expect(opened).toHaveBeenCalled())
  await act(async () => undefined)
}

test('a locked wallet asks for the PIN at the start, and opens at the same address', async () => {
  const player = await openLocked('/user/statement')
  const opened = await start()
  expect(currentSession()).toBeNull()
  await player.type(await field(th.enter), '๔๘๒๙๑๓')
  await isDone(opened)
  reloadApp()
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
  expect(currentSession()?.isRemembered).toBe(true)
  expect(localStorage.getItem('token')).toBeNull()
})

test('a PIN that is easy to guess is refused, and sets no lock', async () => {
  const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
  for (const easy of ['111111', '123456', '654321', '567890']) {
    await player.type(await field(th.choose), easy)
    expect(await screen.findByText(th.easy)).toBeVisible()
  }
  expect(localStorage.getItem('lock')).toBeNull()
  await player.type(await field(th.choose), '112233')
  expect(await field(th.repeat)).toBeVisible()
})

test('the PIN is entered by the page’s own keys, where no keyboard opens', async () => {
  const player = await openLocked('/user/statement')
  const opened = await start()
  const press = (name: string) => player.click(screen.getByRole('button', { name }))
  for (const digit of ['0', ...pin.slice(0, 3)]) await press(digit)
  for (let wrong = 0; wrong < 4; wrong += 1) await press(th.erase)
  for (const digit of pin) await press(digit)
  await isDone(opened)
  reloadApp()
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0)
})

describe('a page that is left', () => {
  it.each([1, 5, 15])('is covered at once, and asks only after %i minutes if the player chose so', async (minutes) => {
    const player = await openLocked('/user/home?dialog=lock')
    await player.selectOptions(await field(th.after), String(minutes))
    leaveFor(minutes - 0.1)
    expect(isCovered()).toBe(false)
    leaveFor(minutes)
    expect(isCovered()).toBe(true)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('asks if the clock was set back meanwhile', async () => {
    await openLocked()
    leaveFor(-10)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('is not covered without a lock', async () => {
    await openApp('/user/home', { as: 'rich', remembered: true })
    await balance()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(isCovered()).toBe(false)
  })

  it('first hears the answer to a command under way', async () => {
    const player = await openLocked('/user/home?dialog=transfer')
    const release = keepBack('/api/wallet/transfer')
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '100{Enter}')
    await waitFor(() => expect(requestsOf('/api/wallet/transfer')).toHaveLength(1))
    leaveFor(6)
    expect(reload).not.toHaveBeenCalled()
    release()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('takes no key, no step back and no press of a host’s button once it must ask', async () => {
    const player = await openLocked('/user/home?dialog=transfer')
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '100')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    leaveFor(6)
    await player.keyboard('0{Enter}')
    screen.getByRole('button', { name: 'โอนเงิน' }).click()
    expect(isBlocked()).toBe(true)
    expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue('100')
    expect(requestsOf('/api/wallet/transfer')).toEqual([])
    onLine.mockReturnValue(true)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('says why at the login if its session ends meanwhile', async () => {
    await openLocked()
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce(async () => {
      await send(walletCall).catch(() => undefined)
      return new ArrayBuffer(0)
    })
    sandbox.control.expireTokens()
    leaveFor(6)
    await waitFor(() => expect(isCovered()).toBe(false))
    expect(toastTexts()).toEqual([errors.EXPIRED_AUTH_TOKEN])
    expect(reload).not.toHaveBeenCalled()
  })

  it('waits for the connection, as an offline browser could not load it', async () => {
    await openLocked()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    leaveFor(6)
    await waitFor(() => expect(document.documentElement.dataset['covered']).toBe(th.offline))
    expect(reload).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})

test('what is typed is in no history, not even after a tap or when the phone ends the page', async () => {
  const player = await openLocked('/user/home?dialog=transfer')
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '123.45')
  await player.click(screen.getByRole('dialog'))
  document.dispatchEvent(new Event('visibilitychange'))
  const opened = await start()
  expect(JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }])).not.toMatch(/123\.45/)
  expect(everything() + window.location.href).not.toMatch(/123\.45|12345/)
  await player.type(await field(th.enter), pin)
  await isDone(opened)
})

test('what is typed and an outcome that was not read stay across the lock', async () => {
  const player = await openLocked('/user/home?dialog=transfer')
  await player.type(await screen.findByLabelText('จำนวนเงิน'), '123.45')
  await act(async () => showAlert({ tone: 'success', title: 'โอนแล้ว', text: 'เงินถึงแล้ว 987.65' }))
  leaveFor(6)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  const opened = await start()
  expect(everything()).not.toMatch(/123\.45|987\.65/)
  await player.type(await field(th.enter), pin)
  await isDone(opened)
  reloadApp()
  expect(await screen.findByText('เงินถึงแล้ว 987.65')).toBeVisible()
  expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('123.45')
})

const png = (rest: string) =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), rest], 'slip.png', { type: 'image/png' })

test('a chosen slip stays across the lock, unreadable meanwhile, where the storage holds it', async () => {
  const player = await openLocked('/user/contact?dialog=slip')
  // The head of the file takes eight bytes; with one more, base64 begins anew.
  const words = ` ${'words '.repeat(40_000)}`
  await player.upload(await screen.findByLabelText('เลือกรูป'), png(words))
  await screen.findByRole('img', { name: slip.preview })
  const chosen = await packPicture()
  expect(chosen).toMatchObject({
    name: 'slip.png',
    type: 'image/png',
    data: expect.stringContaining(btoa(words.slice(1))),
  })
  leaveFor(6)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  const opened = await start()
  expect(sessionStorage.getItem('left')).not.toContain(btoa(words.slice(1, 41)))
  await player.type(await field(th.enter), pin)
  await isDone(opened)
  // Another lock may come before the form is shown.
  expect(await packPicture()).toEqual(chosen)
  reloadApp()
  await screen.findByRole('img', { name: slip.preview })
  expect(await packPicture()).toEqual(chosen)
})

test('what is typed stays across the lock where the storage is too small for the slip', async () => {
  const player = await openLocked('/user/contact?dialog=slip')
  await player.upload(await screen.findByLabelText('เลือกรูป'), png(' '.repeat(9_000)))
  await screen.findByRole('img', { name: slip.preview })
  await act(async () => showAlert({ tone: 'success', title: 'โอนแล้ว', text: 'เงินถึงแล้ว' }))
  const small = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (value.length > 9_000) throw new DOMException('', 'QuotaExceededError')
    this[key] = value
  })
  const seal = vi.spyOn(crypto.subtle, 'encrypt')
  leaveFor(6)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  small.mockRestore()
  // A large slip takes seconds to seal.
  expect(seal).toHaveBeenCalledTimes(1)
  const opened = await start()
  await player.type(await field(th.enter), pin)
  await isDone(opened)
  reloadApp()
  expect(await screen.findByText('เงินถึงแล้ว')).toBeVisible()
})

/** All that somebody sees and hears who holds the phone. */
const everything = () => document.documentElement.outerHTML + document.title

test('a locked page and its storage have no balance and no token', async () => {
  const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
  const token = localStorage.getItem('token') ?? ''
  await balance()
  await setLock(player)
  leaveFor(6)
  await waitFor(() => expect(reload).toHaveBeenCalled())
  const opened = await start()
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state])
  expect(everything() + kept).not.toMatch(/1,?325,?616|132561624/)
  expect(kept).not.toContain(token)
  await player.type(await field(th.enter), pin)
  await isDone(opened)
  expect(currentSession()?.token).toBe(token)
})

describe('a wrong PIN', () => {
  it('says how many tries are left until the next digit, and counts before it tries', async () => {
    const player = await openLocked()
    await start()
    await player.type(await field(th.enter), wrongPin)
    await screen.findByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 4 ครั้ง')
    await player.type(await field(th.enter), wrongPin.slice(0, 1))
    expect(screen.queryByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 4 ครั้ง')).not.toBeInTheDocument()
    // The app is closed while it checks.
    await player.type(await field(th.enter), wrongPin.slice(1))
    expect(lockStored().wrong).toBe(2)
    await screen.findByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 3 ครั้ง')
    await player.type(await field(th.enter), pin)
    await waitFor(() => expect(currentSession()).not.toBeNull())
    expect(lockStored().wrong).toBe(0)
  })

  it('ends the session on this device after five', async () => {
    const player = await openLocked()
    localStorage.setItem('lock', localStorage.getItem('lock')?.replace('"wrong":0', '"wrong":4') ?? '')
    const opened = await start()
    await player.type(await field(th.enter), wrongPin)
    await isDone(opened)
    reloadApp()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(toastTexts()).toEqual([th.ended])
    expect(localStorage.getItem('lock')).toBeNull()
  })

  it('in the preferences says why it ends the session', async () => {
    const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
    await setLock(player)
    localStorage.setItem('lock', localStorage.getItem('lock')?.replace('"wrong":0', '"wrong":4') ?? '')
    await player.click(screen.getByRole('button', { name: th.turnOff }))
    await player.type(await field(th.enter), wrongPin)
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
    expect(toastTexts()).toEqual([th.ended])
  })

  it('no longer counts after the device was unlocked by a finger or a face', async () => {
    await openLocked()
    localStorage.setItem('lock', localStorage.getItem('lock')?.replace('"wrong":0', '"wrong":4') ?? '')
    await act(() => unlock(currentSession()?.token ?? ''))
    expect(lockStored().wrong).toBe(0)
  })

  it('in the preferences leaves the lock on', async () => {
    const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
    await setLock(player)
    await player.click(screen.getByRole('button', { name: th.turnOff }))
    // They would push the keys off the screen.
    expect(screen.queryByLabelText(th.after)).not.toBeInTheDocument()
    await player.type(await field(th.enter), wrongPin)
    await screen.findByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 4 ครั้ง')
    await player.type(await field(th.enter), pin)
    await field(th.choose)
    expect(localStorage.getItem('lock')).toBeNull()
    expect(localStorage.getItem('token')).toBe(currentSession()?.token)
  })
})

describe('a finger or a face', () => {
  const read = vi.fn<() => Promise<Bytes | null>>()
  beforeEach(() => {
    read.mockReset()
    const device = { canUse: () => Promise.resolve(true), create: () => Promise.resolve({ secret, handle: '' }), read }
    vi.spyOn(platform(), 'biometrics').mockResolvedValue(device)
  })
  const secret = randomBytes(32)
  const openByFinger = async () => {
    const player = await openLocked()
    expect(await setBiometric('')).toBe(true)
    return player
  }

  it('is asked for at once, and opens the wallet', async () => {
    read.mockResolvedValue(secret)
    await openByFinger()
    await isDone(await start())
    expect(currentSession()).not.toBeNull()
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('that comes after the PIN changes nothing', async () => {
    const late = deferred<Bytes>()
    read.mockReturnValue(late.promise)
    const player = await openByFinger()
    const opened = await start()
    await player.type(await field(th.enter), pin)
    await isDone(opened)
    removeLock()
    const session = currentSession()
    await act(async () => late.resolve(secret))
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(currentSession()).toBe(session)
    expect(localStorage.getItem('token')).toBe(session?.token)
  })

  it('asks again by the button if the first prompt was blocked, and says what failed', async () => {
    read.mockRejectedValueOnce(new DOMException('', 'NotAllowedError')).mockResolvedValueOnce(null)
    const player = await openByFinger()
    const opened = await start()
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
    expect(screen.queryByText(th.biometricFailed)).not.toBeInTheDocument()
    await player.type(await field(th.enter), wrongPin)
    await screen.findByText('รหัส PIN ไม่ถูกต้อง ลองได้อีก 4 ครั้ง')
    await player.click(screen.getByRole('button', { name: th.useBiometric }))
    expect(await screen.findByText(th.biometricFailed)).toBeVisible()
    read.mockResolvedValue(secret)
    await player.click(screen.getByRole('button', { name: th.useBiometric }))
    await isDone(opened)
  })
})

test('a forgotten PIN leads to the login, after a question', async () => {
  const player = await openLocked()
  const opened = await start()
  const press = (name: string) => player.click(screen.getByRole('button', { name }))
  await press(th.forgot)
  expect(screen.getByRole('button', { name: th.enter })).toHaveFocus()
  await press(th.enter)
  expect(await field(th.enter)).toBeVisible()
  expect(localStorage.getItem('lock')).not.toBeNull()
  await press(th.forgot)
  await press('เข้าสู่ระบบ')
  await isDone(opened)
  reloadApp()
  expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
  expect({ ...localStorage }).not.toHaveProperty('lock')
})

test('a session that ends takes its lock along', async () => {
  await openLocked()
  act(() => endSession())
  expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
  expect({ ...localStorage }).not.toHaveProperty('lock')
})

test('two PINs that differ set no lock', async () => {
  const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
  await player.type(await field(th.choose), pin)
  await player.type(await field(th.repeat), wrongPin)
  expect(await screen.findByText(th.mismatch)).toBeVisible()
  await field(th.choose)
  expect(localStorage.getItem('lock')).toBeNull()
})

test('the session goes on counting from its start through a lock that is set and removed', async () => {
  await openApp('/user/home', { as: 'rich', remembered: true })
  const noted = () => localStorage.getItem('sessionStart') ?? sessionStorage.getItem('sessionStart')
  await waitFor(() => expect(noted()).toContain('totalMinor'))
  const at = /"at":\d+/.exec(noted() ?? '')?.[0]
  expect(at).toBeDefined()
  for (const change of [() => setLockTo(pin), async () => removeLock()]) {
    await act(async () => void (await change()))
    expect(noted()).toContain(at)
    expect(noted()).toContain('totalMinor')
  }
})

test.each(['set', 'removed'])(
  'a lock that is %s leaves a command under way and its outcome to the player',
  async (how) => {
    const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
    if (how === 'removed') await setLock(player)
    const release = keepBack('/api/wallet/transfer')
    act(() => void openDialog({ name: 'transfer' }))
    await player.type(await field('จำนวนเงิน'), '100{Enter}')
    await waitFor(() => expect(requestsOf('/api/wallet/transfer')).toHaveLength(1))
    await act(async () => (how === 'set' ? void (await setLockTo(pin)) : removeLock()))
    release()
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleName('โอนเงินสำเร็จ')
  },
)

describe('another tab', () => {
  const hear = async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'lock' }))
    await act(() => vi.dynamicImportSettled())
  }

  it('that set the lock locks this one, too', async () => {
    await openApp('/user/home', { as: 'rich', remembered: true })
    await balance()
    vi.stubGlobal('location', { ...window.location, reload })
    localStorage.setItem('lock', 'of another tab')
    localStorage.removeItem('token')
    await hear()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    localStorage.removeItem('lock')
  })

  it('that removed the lock leaves this one logged in, and one that ended the session does not', async () => {
    await openLocked()
    const token = currentSession()?.token ?? ''
    localStorage.removeItem('lock')
    localStorage.setItem('token', token)
    await hear()
    expect(currentSession()?.token).toBe(token)
    localStorage.removeItem('token')
    await hear()
    expect(await screen.findByLabelText('เบอร์โทรศัพท์')).toBeVisible()
  })
})

describe('the lock', () => {
  const row = (name: string) => screen.queryByRole('button', { name: new RegExp(name) })

  it.each([
    ['a session that is not remembered', false, []],
    ['a build without it', true, ['pinLock']],
  ])('is absent for %s', async (_, remembered, without) => {
    Object.assign(settings, { VITE_WITHOUT: without })
    await openApp('/user/home?dialog=preferences', { as: 'rich', remembered })
    await screen.findByText(preferences.result)
    expect(row(preferences.lock)).not.toBeInTheDocument()
  })

  it('is absent where even reading the storage throws', async () => {
    const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    await openApp('/user/home?dialog=preferences', { as: 'rich', remembered: true })
    await screen.findByText(preferences.result)
    expect(row(preferences.lock)).not.toBeInTheDocument()
    storage.mockRestore()
  })

  it('stays off where the device refuses to store', async () => {
    const player = await openApp('/user/home?dialog=lock', { as: 'rich', remembered: true })
    await player.type(await field(th.choose), pin)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await player.type(await field(th.repeat), pin)
    expect(await screen.findByText(th.failed)).toBeVisible()
    expect(localStorage.getItem('token')).toBe(currentSession()?.token)
  })

  it('is offered once, from the third visit on, of which a reload is none, also below a notice', async () => {
    amend('/api/lookup/notice', () => ({ notice: '<p>ข่าว</p>' }))
    let player = await openApp('/user/home', { as: 'rich', remembered: true })
    for (const visit of [1, 2]) {
      await waitFor(() => expect(localStorage.getItem('visits')).toBe(String(visit)))
      reloadApp()
      await screen.findByRole('heading', { name: 'เล่นต่อ' })
      expect(screen.queryByRole('region', { name: preferences.lock })).not.toBeInTheDocument()
      expect(localStorage.getItem('visits')).toBe(String(visit))
      sessionStorage.clear()
      cleanup()
      player = await openApp('/user/home', { as: 'rich', remembered: true })
    }
    const offer = await screen.findByRole('region', { name: preferences.lock })
    await player.click(within(offer).getByRole('button', { name: preferences.lockYes }))
    await setLock(player)
    expect(screen.queryByRole('region', { name: preferences.lock })).not.toBeInTheDocument()
  })

  it('is offered before another language, which may have been passed over twice', async () => {
    localStorage.setItem('visits', '3')
    vi.spyOn(platform(), 'language').mockReturnValue('lo')
    const player = await openApp('/user/home', { as: 'rich', remembered: true })
    const first = await screen.findByRole('region', { name: preferences.lock })
    expect(screen.queryByRole('region', { name: lo.languageOffer })).not.toBeInTheDocument()
    await player.click(within(first).getByRole('button', { name: preferences.notNow }))
    expect(first).not.toBeInTheDocument()
    cleanup()
    await openApp('/user/home', { as: 'rich', remembered: true })
    expect(await screen.findByRole('region', { name: lo.languageOffer })).toBeVisible()
  })

  it('is offered again once a session has ended with its lock, but not once it was turned off', async () => {
    amend('/api/lookup/notice', () => ({ notice: '' }))
    localStorage.setItem('visits', '3')
    const openHome = () => openApp('/user/home', { as: 'rich', remembered: true })
    const accept = async () => {
      const player = await openHome()
      const offer = await screen.findByRole('region', { name: preferences.lock })
      await player.click(within(offer).getByRole('button', { name: preferences.lockYes }))
      await setLock(player)
      return player
    }
    await accept()
    endSession()
    cleanup()
    const player = await accept()
    await player.click(screen.getByRole('button', { name: th.turnOff }))
    await player.type(await field(th.enter), pin)
    await field(th.choose)
    expect(isLockOfferDue()).toBe(false)
  })
})
