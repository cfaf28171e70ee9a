import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import th from '../../locales/th/depositLimits.json'
import errors from '../../locales/th/errors.json'
import gift from '../../locales/th/gift.json'
import preferences from '../../locales/th/preferences.json'
import qr from '../../locales/th/qr.json'
import profile from '../../locales/th/shared.json'
import slip from '../../locales/th/slip.json'
import { settings } from '../../src/lib/settings/settings.ts'
import { pages } from '../../src/nav/addresses.ts'
import { closeDialogs, openDialog } from '../../src/nav/useDialog.ts'
import { holdUploads, useUploads } from '../fakes/upload.ts'
import { members } from '../sandbox/seed/seed.ts'
import {
  amend,
  giftLinkKey,
  keepBack,
  moveServerClock,
  openApp,
  refuse,
  reloadApp,
  requestsOf,
  sandbox,
  toastTexts,
  useApp,
} from './app.tsx'

useApp()

const hour = 60 * 60_000
const day = 24 * hour
const limits = `${pages.home}?dialog=depositLimits`
/** Every address at which money is paid in. */
const deposits = ['deposit', 'qr&code=KBANK', 'gift', 'slip', 'deposit&code=0123456789'].map(
  (dialog) => `${pages.home}?dialog=${dialog}`,
)
const button = (name: string) => screen.findByRole('button', { name })
const group = async (title: string) => {
  const section = (await screen.findByRole('heading', { name: title })).closest<HTMLElement>('form, section')
  if (!section) throw new Error(title)
  return within(section)
}
type Player = Awaited<ReturnType<typeof openApp>>

async function pause(player: Player, length: string) {
  await player.click(await button(length))
  await player.click(await button(th.pauseBegin.replace('{{length}}', length)))
  await screen.findByText(new RegExp(th.pauseRunning.replace('{{time}}', '')))
}

async function remindAt(player: Player, amount: string) {
  const week = await group(th.week)
  await player.clear(week.getByRole('textbox'))
  await player.type(week.getByRole('textbox'), amount)
  await player.click(week.getByRole('button', { name: th.save }))
}

/** What another tab stored is told to this one. */
const toldByAnotherTab = () => act(() => void window.dispatchEvent(new StorageEvent('storage')))

const isBlocked = () => screen.findByRole('dialog', { name: th.closedHead })
/** The page looks at the time every 15 seconds, and when it is shown. */
const depositOnceShown = () =>
  waitFor(() => {
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    return screen.getByRole('dialog', { name: 'ฝากเงิน' })
  })
const limitsKey = () => Object.keys(localStorage).find((key) => key.startsWith('brakes:')) ?? ''

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(settings, { VITE_WITHOUT: [], VITE_AGE_MARK: '', VITE_HELP_LINE: '' })
})

describe('a pause of depositing', () => {
  it('starts from the profile, says what it covers, and keeps every way in from being read or seen; withdrawing stays open', async () => {
    const player = await openApp(pages.profile, { as: 'rich' })
    await player.click(
      await screen.findByRole('button', { name: `${profile.depositLimits} ${profile.depositLimitsHint}` }),
    )
    expect(await screen.findByText(th.intro)).toBeVisible()
    await pause(player, th.pause7)
    const { textContent: ends } = await screen.findByText(/^พักถึง [\d/: ]+$/)
    const reads = requestsOf('/api/lookup/deposit').length
    for (const address of deposits) {
      cleanup()
      await openApp(address)
      expect(within(await isBlocked()).getByText(th.closedPaid)).toBeVisible()
      expect(within(await isBlocked()).getByText(/^คุณพัก/)).toHaveTextContent(`ไว้${ends.slice('พัก'.length)} `)
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    }
    expect(requestsOf('/api/lookup/deposit')).toHaveLength(reads)
    await player.click(within(await isBlocked()).getByRole('button', { name: th.toWithdraw }))
    expect(await screen.findByRole('dialog', { name: 'ถอนเงิน' })).toBeVisible()
  })

  it('leaves the focus in its card though the button that began it is gone', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await pause(player, th.pause1)
    expect((await screen.findByRole('heading', { name: th.pause })).closest('section')).toHaveFocus()
  })

  it('ends by the server’s clock, whatever the device’s says', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await pause(player, th.pause1)
    cleanup()
    const { now } = Date
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 40 * day)
    await openApp(`${pages.home}?dialog=deposit`)
    await isBlocked()
    cleanup()
    vi.restoreAllMocks()
    moveServerClock(day + hour)
    await openApp(`${pages.home}?dialog=deposit`)
    expect(await depositOnceShown()).toBeVisible()
  })

  it('ends a day after the player asked to end it, and not before', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await pause(player, th.pause30)
    await player.click(await button(th.pauseEnd))
    expect(screen.queryByRole('button', { name: th.pauseEnd })).not.toBeInTheDocument()
    cleanup()
    moveServerClock(day - hour)
    await openApp(`${pages.home}?dialog=deposit`)
    await isBlocked()
    cleanup()
    moveServerClock(day + hour)
    await openApp(`${pages.home}?dialog=deposit`)
    expect(await depositOnceShown()).toBeVisible()
  })

  describe('begun while a deposit is being sent', () => {
    useUploads()
    beforeEach(() => {
      // jsdom has typed arrays of its own; those that Node's TextEncoder and cryptography give are none of them.
      vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))
      Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey })
    })

    /** Opens a way to pay in. @returns the player, and what begins a pause in another tab. */
    async function openBefore(dialog: string) {
      await openApp(limits, { as: 'rich' }).then((player) => pause(player, th.pause1))
      const [key, paused] = [limitsKey(), localStorage.getItem(limitsKey()) ?? '']
      cleanup()
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(paused), pausedUntil: null }))
      const player = await openApp(`${pages.home}?dialog=${dialog}`)
      return {
        player,
        begin() {
          localStorage.setItem(key, paused)
          toldByAnotherTab()
        },
      }
    }

    async function sendGift() {
      const { player, begin } = await openBefore('gift&code=SANDBOX%20GIFT')
      await player.click(await screen.findByRole('textbox', { name: gift.label }))
      await player.paste('https://gift.truemoney.com/campaign/?v=abcdefghij0050')
      const answer = keepBack('/api/wallet/truelink')
      await player.click(await button(gift.submit))
      await waitFor(() => expect(requestsOf('/api/wallet/truelink')).toHaveLength(1))
      begin()
      await act(async () => answer())
    }
    const message = () => screen.findByRole('alertdialog')

    it.each([
      ['the refusal', 'TRUELINK_DUPLICATE', errors.TRUELINK_DUPLICATE],
      ['the acceptance', null, gift.doneText],
    ])('still shows %s of a gift link', async (_, refusal, words) => {
      if (refusal !== null) refuse('/api/wallet/truelink', refusal)
      await sendGift()
      expect(await message()).toHaveAccessibleDescription(words)
      expect(await isBlocked()).toBeVisible()
    })

    it('still shows that no code was made', async () => {
      const { player, begin } = await openBefore('qr&code=KBANK')
      await player.type(await screen.findByLabelText(qr.amount), '500')
      amend('/api/qrcode/KBANK', () => {
        if (requestsOf('/api/qrcode/KBANK').some(({ method }) => method === 'POST')) begin()
        return { hasQrcode: false, message: 'QR_FAIL' }
      })
      await player.click(await button(qr.create))
      await waitFor(() => expect(toastTexts()).toEqual([errors.QR_FAIL]))
      expect(await isBlocked()).toBeVisible()
    })

    it('still shows that a slip was accepted', async () => {
      const { player, begin } = await openBefore('slip')
      const bytes = atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      )
      const png = Uint8Array.from(bytes, (character) => character.charCodeAt(0))
      await player.upload(await screen.findByLabelText(slip.choose), new File([png], 'slip.png', { type: 'image/png' }))
      await screen.findByRole('img', { name: slip.preview })
      const uploads = holdUploads()
      await player.click(await button(slip.title))
      const upload = await uploads.next()
      begin()
      await act(() => upload.arrive())
      expect(await message()).toHaveAccessibleName(slip.sentTitle)
      expect(await isBlocked()).toBeVisible()
    })
  })

  it('is no less strict while the server’s time cannot be read', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await pause(player, th.pause1)
    cleanup()
    moveServerClock(null)
    await openApp(`${pages.home}?dialog=deposit`)
    expect(await isBlocked()).toBeVisible()
  })
})

describe('damaged limits', () => {
  it('are reported, and the player is asked to decide again', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '500')
    const key = await waitFor(() => limitsKey() || Promise.reject(new Error('no limits')))
    cleanup()
    localStorage.setItem(key, '{')
    // Another session's page, which never saw the limits.
    await openApp(`${pages.home}?dialog=deposit`, { as: 'ktb' })
    await screen.findByRole('dialog', { name: 'ฝากเงิน' })
    cleanup()
    await openApp(`${pages.home}?dialog=deposit`, { as: 'rich' })
    expect(within(await isBlocked()).getByText(th.closedDamaged)).toBeVisible()
    await player.click(await button(th.toLimits))
    expect(await screen.findByText(th.damaged)).toBeVisible()
    await player.click(await button(th.damagedNone))
    await waitFor(() => expect(screen.queryByText(th.damaged)).not.toBeInTheDocument())
    cleanup()
    await openApp(`${pages.home}?dialog=deposit`)
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  })
})

describe('the weekly reminder', () => {
  it('counts the deposit about to be made, and stops nothing', async () => {
    sandbox.control.creditDeposit(members.rich.username, 30_000)
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '100000')
    expect(await screen.findByText(th.weekAt.replace('{{amount}}', '฿100,000'))).toBeVisible()
    cleanup()
    await openApp(`${pages.home}?dialog=qr&code=KBANK`)
    expect(await screen.findByText(/^฿[\d,.]+ จาก ฿100,000$/)).toBeVisible()
    await player.type(await screen.findByRole('textbox'), '99999')
    expect(await screen.findByText(/เกิน ฿100,000 ที่คุณตั้งเตือนไว้/)).toBeVisible()
    await player.click(await button('สร้าง QR'))
    await waitFor(() => expect(requestsOf('/api/qrcode/KBANK').some(({ method }) => method === 'POST')).toBe(true))
  })

  it('has an empty bar if more was taken back than paid in', async () => {
    sandbox.control.creditDeposit(members.rich.username, 5_000)
    amend('/api/statement', (answer) => {
      const { statements, ...rest } = answer as { statements: { amount: number }[] }
      return { ...rest, statements: statements.map((row) => ({ ...row, amount: -row.amount })) }
    })
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '100')
    cleanup()
    await openApp(`${pages.home}?dialog=qr&code=KBANK`)
    const figures = await screen.findByText(/^−฿[\d,.]+ จาก ฿100$/)
    const bars = [...(figures.closest('div')?.querySelectorAll<HTMLElement>('[aria-hidden] span') ?? [])]
    expect(bars.map(({ style }) => style.transform)).toEqual(['scaleX(0)', 'scaleX(0)'])
  })

  it.each([
    [
      'failed',
      () => sandbox.control.addFault({ method: 'POST', path: '/api/statement', kind: 'fail', status: 400, times: 99 }),
    ],
    ['is still under way', () => void keepBack('/api/statement')],
  ])('claims no more than “at least” if the statement was read before, and reading it again %s', async (_, hinder) => {
    sandbox.control.creditDeposit(members.rich.username, 30_000)
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '100000')
    cleanup()
    await openApp(`${pages.home}?dialog=qr&code=KBANK`)
    expect(await screen.findByText(th.weekBar)).toBeVisible()
    cleanup()
    hinder()
    await openApp(`${pages.home}?dialog=qr&code=KBANK`)
    expect(await screen.findByText(th.weekBarAtLeast)).toBeVisible()
  })

  it('hides what was paid in while amounts are hidden, but neither the limit nor that it is passed', async () => {
    sandbox.control.creditDeposit(members.rich.username, 30_000)
    localStorage.setItem('amounts', 'hidden')
    act(() => void window.dispatchEvent(new Event('storage')))
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '100000')
    await screen.findByText(th.weekAt.replace('{{amount}}', '฿100,000'))
    cleanup()
    await openApp(`${pages.home}?dialog=qr&code=KBANK`)
    expect(await screen.findByText('(ซ่อน) จาก ฿100,000')).toBeVisible()
    await player.type(await screen.findByRole('textbox'), '99999')
    expect(await screen.findByText('รวมครั้งนี้ (ซ่อน) ซึ่งเกิน ฿100,000 ที่คุณตั้งเตือนไว้')).toBeVisible()
  })

  it('is lowered at once, and raised or switched off a day later; a pending change can be undone', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '1000')
    await screen.findByText(th.weekAt.replace('{{amount}}', '฿1,000'))
    await remindAt(player, '400')
    await screen.findByText(th.weekAt.replace('{{amount}}', '฿400'))
    await remindAt(player, '9000')
    expect(await screen.findByText(/จะเตือนที่ ฿9,000/)).toBeVisible()
    expect(screen.getByText(th.weekAt.replace('{{amount}}', '฿400'))).toBeVisible()
    await player.click(await button(th.keep))
    expect(screen.queryByText(/จะเตือนที่ ฿9,000/)).not.toBeInTheDocument()
    await player.click(await button(th.weekOff))
    cleanup()
    moveServerClock(day - hour)
    await openApp(limits)
    expect(await screen.findByText(th.weekAt.replace('{{amount}}', '฿400'))).toBeVisible()
    cleanup()
    moveServerClock(day + hour)
    await openApp(limits)
    expect(await screen.findByText(th.weekNone)).toBeVisible()
  })

  it('is not claimed to be kept if the device refuses to store it', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await group(th.week)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    await remindAt(player, '1000')
    expect(await screen.findByText(th.notKept)).toBeVisible()
    await act(closeDialogs)
    act(() => void openDialog({ name: 'depositLimits' }))
    expect(await screen.findByText(th.notKept)).toBeVisible()
    vi.restoreAllMocks()
    await remindAt(player, '2000')
    expect(screen.queryByText(th.notKept)).not.toBeInTheDocument()
  })

  it('refuses an invalid amount', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await remindAt(player, '0')
    expect(await screen.findByText(th.weekWrong)).toBeVisible()
    expect(limitsKey()).toBe('')
  })
})

describe('quiet hours', () => {
  const at = (minutes: number) => String(minutes)

  it('covering the whole day stop depositing, and are loosened a day later', async () => {
    const player = await openApp(limits, { as: 'rich' })
    const hours = await group(th.hours)
    const set = async (from: number, to: number) => {
      await player.selectOptions(hours.getByLabelText(th.hoursFrom), at(from))
      await player.selectOptions(hours.getByLabelText(th.hoursTo), at(to))
      await player.click(hours.getByRole('button', { name: th.save }))
    }
    await set(60, 60)
    expect(hours.getByText(th.hoursWrong)).toBeVisible()
    await set(0, 12 * 60)
    await set(12 * 60, 0)
    expect(hours.getByText(/12:00–24:00 ?$|จะเป็น 12:00–24:00/)).toBeVisible()
    cleanup()
    for (const moved of [0, 12 * hour]) {
      moveServerClock(moved)
      await openApp(`${pages.home}?dialog=slip`)
      await isBlocked()
      cleanup()
    }
  })
})

test('quiet hours that are set are the ones shown for a change, and without any the usual night', async () => {
  const shown = async () => {
    const hours = await group(th.hours)
    return [th.hoursFrom, th.hoursTo].map((label) => hours.getByLabelText<HTMLSelectElement>(label).value)
  }
  const player = await openApp(limits, { as: 'rich' })
  expect(await shown()).toEqual(['1320', '360'])
  const hours = await group(th.hours)
  await player.selectOptions(hours.getByLabelText(th.hoursFrom), '1200')
  await player.selectOptions(hours.getByLabelText(th.hoursTo), '480')
  await player.click(hours.getByRole('button', { name: th.save }))
  await hours.findByText(/20:00–08:00/)
  reloadApp()
  expect(await shown()).toEqual(['1200', '480'])
})

describe('help with gambling', () => {
  it('is one tap away: Thailand’s help line or the operator’s setting, and the operator', async () => {
    const player = await openApp(limits, { as: 'rich' })
    expect(await screen.findByRole('link', { name: /1323/ })).toHaveAttribute('href', 'tel:1323')
    await player.click(screen.getByRole('button', { name: `${th.exclude} ${th.excludeHint}` }))
    await waitFor(() => expect(window.location.pathname).toBe(pages.memberContact))
    cleanup()
    Object.assign(settings, { VITE_HELP_LINE: 'none' })
    await openApp(limits)
    await screen.findByText(th.intro)
    expect(screen.queryByRole('link', { name: /1323/ })).not.toBeInTheDocument()
  })

  it('appears at the login with an age, only if the operator set one', async () => {
    await openApp(pages.login)
    await screen.findByLabelText('เบอร์โทรศัพท์')
    expect(screen.queryByText(preferences.ageMarkText, { exact: false })).not.toBeInTheDocument()
    cleanup()
    Object.assign(settings, { VITE_AGE_MARK: '20+' })
    await openApp(pages.login)
    expect(await screen.findByText('20+')).toBeVisible()
  })
})

describe('a build without deposit limits', () => {
  it('has no button, no dialog at any address, and blocks nothing', async () => {
    const player = await openApp(limits, { as: 'rich' })
    await pause(player, th.pause7)
    cleanup()
    Object.assign(settings, { VITE_WITHOUT: ['depositLimits'] })
    await openApp(pages.profile)
    await screen.findByRole('button', { name: profile.settings })
    expect(screen.queryByText(profile.depositLimits)).not.toBeInTheDocument()
    cleanup()
    await openApp(limits)
    await waitFor(() => expect(window.location.search).toBe(''))
    cleanup()
    await openApp(`${pages.home}?dialog=deposit`)
    expect(await screen.findByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible()
  })
})
