import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import errors from '../../locales/th/errors.json'
import { errorCodes } from '../../src/api/client/errorCodes.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { useUploads } from '../fakes/upload.ts'
import { recipes } from '../sandbox/recipes.ts'
import { pngStart } from '../sandbox/testCalls.ts'
import { giftLinkKey, openApp, sandbox, toastTexts, useApp } from './app.tsx'

useApp()
useUploads()
afterEach(() => void Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: '' }))

const texts: Record<string, string> = errors

/** Codes that say that nothing is wrong. */
const notProblems = ['OK', 'SUCCESS']

/** Codes that lead to another step, which is what they say. */
const goesOn = new Set(['OTP_VERIFIED', 'OTP_CODE_VALID', 'UNVERIFIED_OTP'])

const codesOf = (call: string) => recipes.filter((recipe) => recipe.call === call).map(({ code }) => code)
const wordsOf = (codes: readonly string[]) => codes.map((code) => texts[code])

/** Sends a dialog's form once for each code, by Enter in a field. @returns what the alerts said. */
async function alertsOf(codes: readonly string[], player: Awaited<ReturnType<typeof openApp>>, field: HTMLElement) {
  const shown: string[] = []
  for (const code of codes) {
    sandbox.control.provoke(code)
    await player.type(field, '{Enter}')
    const alert = await screen.findByRole('alertdialog')
    shown.push(alert.querySelector('p')?.textContent ?? '')
    await player.click(within(alert).getByRole('button'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  }
  return shown
}

describe('the recipes', () => {
  it('bring about every code that is a problem', () => {
    expect([...recipes.map(({ code }) => code), ...notProblems].toSorted()).toEqual(errorCodes.toSorted())
  })

  it('are each walked through below', () => {
    const walked = new Set([
      'POST /api/login',
      'POST /api/wallet/transfer',
      'GET /api/wallet',
      'POST /api/otp/send',
      'POST /api/otp/verify',
      'POST /api/account/validate',
      'POST /api/account',
      'POST /api/wallet/withdrawAll',
      'GET /api/wallet/activate/:code',
      'GET /api/wallet/resetpassword/:code',
      'POST /api/qrcode/:bankCode',
      'POST /api/wallet/slip',
      'POST /api/wallet/truelink',
      'POST /api/spinwheel/coupon/claim',
      'GET /api/bonus/activate/:code',
      'GET /api/bonus/clear',
      'GET /api/promotion/find/:code',
      'GET /api/promotion/activate/:code',
      'GET /api/invite/bonus',
      'GET /api/refund/receive',
      'GET /api/refund/addWallet',
    ])
    expect(recipes.filter(({ call }) => !walked.has(call))).toEqual([])
  })
})

describe('a player reads', () => {
  // For the names of buttons, before the feature itself has loaded them.
  beforeEach(() => i18next.loadNamespaces(['bonus', 'games', 'refund', 'slip', 'spin']))

  it('every code that a login can be answered with', async () => {
    const codes = codesOf('POST /api/login')
    const player = await openApp('/login')
    const form = await waitFor(() => document.querySelector('form') ?? Promise.reject(new Error('no form yet')))
    const [phone, password] = form.querySelectorAll('input')
    if (phone) await player.type(phone, '0812345678')
    if (password) await player.type(password, 'demo1234')

    const shown: (string | null)[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      if (password) await player.type(password, '{Enter}')
      const line = await screen.findByText(texts[code] ?? code)
      shown.push(line.textContent)
      expect(line.closest('[role=alert]')).toBeVisible()
    }
    expect(shown).toEqual(wordsOf(codes))
  })

  it('every code that a transfer can be answered with', async () => {
    const codes = codesOf('POST /api/wallet/transfer')
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    const amount = await screen.findByRole('textbox')
    const groups = within(await screen.findByRole('dialog')).getAllByRole('group')
    const sides = groups.map((group, side) => group.querySelectorAll('input')[side + 1])
    for (const side of sides) if (side) await player.click(side)
    await player.type(amount, '100')

    expect(await alertsOf(codes, player, amount)).toEqual(wordsOf(codes))
  })

  it('every code that a registration can be answered with, step by step', async () => {
    const shown: (string | null)[] = []
    const expected: string[] = []
    sandbox.control.setSwitches({ otp: true })
    const player = await openApp('/register')
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)
    const there = (name: string) => waitFor(() => field(name) ?? Promise.reject(new Error(`no ${name} yet`)))
    const fill = async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await player.type(await there(name), value)
    }
    /** Provokes each code of a call and reads its inline line; then the step is done as it should be. */
    const walk = async (call: string, last: string) => {
      for (const code of codesOf(call).filter((one) => !goesOn.has(one))) {
        sandbox.control.provoke(code)
        await player.type(await there(last), '{Enter}')
        const line = await screen.findByText(texts[code] ?? code)
        shown.push(line.textContent)
        expected.push(texts[code] ?? '')
      }
      await player.type(await there(last), '{Enter}')
    }
    await fill({ phone: '0899999999' })
    await walk('POST /api/otp/send', 'phone')
    await fill({ code: '111111' })
    for (const code of codesOf('POST /api/otp/verify').filter((one) => !goesOn.has(one))) {
      sandbox.control.provoke(code)
      await player.type(await there('code'), '{Enter}')
      shown.push((await screen.findByText(texts[code] ?? code)).textContent)
      expected.push(texts[code] ?? '')
    }
    await player.clear(await there('code'))
    await fill({ code: sandbox.control.otpCode('0899999999') })
    await player.type(await there('code'), '{Enter}')
    await fill({ name: 'Somchai', password: 'secret-1', confirm: 'secret-1' })
    await walk('POST /api/account/validate', 'confirm')
    await player.selectOptions(
      await waitFor(() => document.querySelector('[name=bank]') ?? Promise.reject(new Error('no bank'))),
      'SCB',
    )
    await fill({ accountNo: '5550001234', firstName: 'Somchai', lastName: 'Jaidee' })
    await walk('POST /api/account', 'lastName')
    await waitFor(() => expect(document.querySelector('h2')).toBeVisible())
    // The steps' entries are left, too: the next test would be taken away by a late one.
    await waitFor(() => expect(window.history.state).not.toHaveProperty('stepsBehind'))
    expect(shown).toEqual(expected)
    expect(shown).toHaveLength(new Set(shown).size)
  })

  it('every code that a withdrawal can be answered with', async () => {
    const codes = codesOf('POST /api/wallet/withdrawAll')
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich' })
    const amount = await screen.findByRole('textbox')
    await player.type(amount, '100')
    expect(await alertsOf(codes, player, amount)).toEqual(wordsOf(codes))
  })

  it('every code that opening a game account can be answered with', async () => {
    const codes = codesOf('GET /api/wallet/activate/:code')
    const player = await openApp('/user/home?dialog=game&code=koi', { as: 'rich' })
    const shown: string[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      await player.click(await screen.findByRole('button', { name: i18next.t('games:activate') }))
      shown.push((await screen.findByText(texts[code] ?? code)).textContent)
    }
    expect(shown).toEqual(wordsOf(codes))
  })

  test.each(codesOf('GET /api/wallet/resetpassword/:code'))('%s when a game has no new password', async (code) => {
    sandbox.control.provoke(code)
    const player = await openApp('/user/home?dialog=game&code=neko', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: i18next.t('games:reset') }))
    await player.click(await screen.findByRole('button', { name: i18next.t('games:resetConfirm') }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(texts[code] ?? code)
  })

  test.each(codesOf('POST /api/qrcode/:bankCode'))('%s when there is no QR code to be had', async (code) => {
    sandbox.control.provoke(code)
    const player = await openApp('/user/home?dialog=qr&code=KBANK', { as: 'rich' })
    await player.type(await screen.findByRole('textbox'), '100{Enter}')
    // Below the field, where the banks' limits may follow.
    expect(await screen.findByText((words) => words.startsWith(texts[code] ?? code))).toBeVisible()
  })

  it('every code that a slip can be answered with', async () => {
    const codes = codesOf('POST /api/wallet/slip')
    const player = await openApp('/user/home?dialog=slip', { as: 'rich' })
    await screen.findByText(i18next.t('slip:intro'))
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
    if (chooser) await player.upload(chooser, new File([pngStart, 'slip'], 'slip.png', { type: 'image/png' }))
    const shown: string[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      await player.click(await screen.findByRole('button', { name: i18next.t('slip:submit') }))
      const alert = await screen.findByRole('alertdialog')
      shown.push(alert.querySelector('p')?.textContent ?? '')
      await player.click(within(alert).getByRole('button'))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    }
    expect(shown).toEqual(wordsOf(codes))
  })

  it('every code that a gift link can be answered with', async () => {
    // jsdom's typed arrays are none to Node's cryptography.
    vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer))
    Object.assign(settings, { VITE_GIFT_LINK_PUBLIC_KEY: giftLinkKey.publicKey })
    const codes = codesOf('POST /api/wallet/truelink')
    const player = await openApp('/user/home?dialog=gift&code=SANDBOX%20GIFT', { as: 'rich' })
    const field = await screen.findByRole('textbox')
    await player.click(field)
    await player.paste('https://gift.example/x')
    const shown: string[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      await player.type(field, '{Enter}')
      shown.push((await screen.findByText(texts[code] ?? code)).textContent)
    }
    expect(shown).toEqual(wordsOf(codes))
    expect(field).toHaveValue('https://gift.example/x')
  })

  test.each([
    ['a bonus', 'GET /api/bonus/activate/:code', 'bonus&code=DAILY10'],
    ['a promotion', 'GET /api/promotion/activate/:code', 'promotion&code=SONGKRAN'],
  ])('every code that receiving %s can be answered with', async (_, call, dialog) => {
    const codes = codesOf(call)
    const player = await openApp(`/user/bonus?dialog=${dialog}`, { as: 'rich' })
    const shown: string[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      await player.click(await screen.findByRole('button', { name: i18next.t('bonus:receive') }))
      const alert = await screen.findByRole('alertdialog')
      shown.push(alert.querySelector('p')?.textContent ?? '')
      await player.click(within(alert).getByRole('button'))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    }
    expect(shown).toEqual(wordsOf(codes))
  })

  test.each(codesOf('GET /api/promotion/find/:code'))('%s when a promotion is searched', async (code) => {
    await openApp('/user/bonus?dialog=promotion&code=NOTHING', { as: 'rich' })
    expect(await screen.findByText(texts[code] ?? code)).toBeVisible()
  })

  test.each(codesOf('GET /api/bonus/clear'))('%s when a bonus was ended', async (code) => {
    sandbox.control.provoke(code)
    const player = await openApp('/user/bonus?dialog=endBonus', { as: 'bonusHeld' })
    await player.click(await screen.findByRole('button', { name: i18next.t('bonus:endConfirm') }))
    await waitFor(() => expect(toastTexts()).toEqual([texts[code]]))
  })

  test.each(codesOf('POST /api/spinwheel/coupon/claim'))('%s when a coupon is claimed', async (code) => {
    sandbox.control.provoke(code)
    const player = await openApp('/user/contact?dialog=coupon&code=BAHT50', { as: 'rich' })
    await player.click(await screen.findByRole('button', { name: i18next.t('spin:confirm') }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(texts[code] ?? code)
  })

  test.each(codesOf('GET /api/invite/bonus'))('%s when the invite bonus is received', async (code) => {
    sandbox.control.provoke(code)
    const player = await openApp('/user/contact?dialog=inviteBonus', { as: 'rich' })
    // Its words come with its dialog.
    await player.click(await screen.findByRole('button', { name: (name) => name === i18next.t('invite:collect') }))
    // Money that was received is told by a receipt.
    const told = () =>
      code === 'INVITE_BONUS_SUCCESS' ? screen.getByRole('alertdialog').textContent : toastTexts().join('')
    await waitFor(() => expect(told()).toContain(texts[code]))
  })

  test.each([...codesOf('GET /api/refund/receive'), ...codesOf('GET /api/refund/addWallet')])(
    '%s when a refund is received',
    async (code) => {
      sandbox.control.setBanners({ refund: false })
      sandbox.control.provoke(code)
      const player = await openApp('/user/contact?dialog=refund', { as: 'rich' })
      await player.click(await screen.findByRole('button', { name: i18next.t('refund:receive') }))
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(texts[code] ?? code)
    },
  )

  test.each(codesOf('GET /api/wallet'))('%s when home loads', async (code) => {
    sandbox.control.provoke(code)
    await openApp('/user/home', { as: 'rich' })
    expect(await screen.findByText(texts[code] ?? code)).toBeVisible()
    expect(window.location.pathname).toBe(code === 'INVALID_IP' ? '/user/home' : '/login')
  })
})
