import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import en from '../../locales/en/errors.json'
import lo from '../../locales/lo/errors.json'
import th from '../../locales/th/errors.json'
import { errorCodes } from '../../src/api/errorCodes.ts'
import { recipes } from '../sandbox/recipes.ts'
import { openApp, sandbox, useApp } from './app.tsx'

useApp()

const texts: Record<'th' | 'lo' | 'en', Record<string, string>> = { th, lo, en }
const languages = ['th', 'lo', 'en'] as const

/** The codes of the areas that are built; an area that is built later adds its own, and their recipes. */
const built = {
  auth: [
    'UNAUTHORIZED',
    'EXPIRED_AUTH_TOKEN',
    'INVALID_USER_1',
    'INVALID_USER_2',
    'INVALID_USER_3',
    'INVALID_USER_4',
    'INVALID_IP',
  ],
  login: [
    'NO_USER',
    'WRONG_PASSWORD',
    'WRONG_CREDENTIAL',
    'INACTIVE_USER',
    'LOGIN_FAIL',
    'REQUEST_LIMIT',
    'REQUEST_LIMIT_1MIN',
  ],
  wallet: [
    'NO_BANK',
    'NO_WALLET',
    'TRANSFER_MINIMUM',
    'NO_GAME',
    'MONEY_NOT_ENOUGH',
    'TRANSFER_FAIL',
    'SLOT_NO_ACCOUNT',
  ],
  otp: [
    'OTP_BLOCK',
    'OTP_CODE_INVALID',
    'OTP_CODE_VALID',
    'OTP_EXPIRED',
    'OTP_NOT_EXIST',
    'OTP_SEND_FAIL',
    'OTP_TOKEN_INVALID',
    'OTP_VERIFIED',
    'OTP_VERIFY_FAIL',
    'UNVERIFIED_OTP',
  ],
  registration: [
    'BANK_ACCOUNT_NAME_ENG',
    'EXISTING_BANK',
    'EXISTING_USER',
    'GAME_ACTIVATION_FAIL',
    'INVALID_BANK',
    'INVALID_USER_INFO',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'REGISTER_FAIL',
  ],
  withdraw: ['BONUS_CONDITION'],
  other: ['INTERNAL_SERVER_ERROR', 'KEY_MISSING', 'KEY_INVALID', 'NO_DATA'],
}

/** Codes of success: what they say is no failure to be read, but the next step. */
const goesOn = new Set(['OTP_VERIFIED', 'OTP_CODE_VALID'])

const codesOf = (call: string) => recipes.filter((recipe) => recipe.call === call).map(({ code }) => code)
const wordsIn = (language: 'th' | 'lo' | 'en', codes: readonly string[]) => codes.map((code) => texts[language][code])

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
  it('are those of the areas that are built, every one in the catalogue', () => {
    expect(recipes.map(({ code }) => code).toSorted()).toEqual(Object.values(built).flat().toSorted())
    expect(recipes.filter(({ code }) => !(errorCodes as readonly string[]).includes(code))).toEqual([])
  })

  it('are all walked below', () => {
    const walked = new Set([
      'POST /api/login',
      'POST /api/wallet/transfer',
      'GET /api/wallet',
      'POST /api/otp/send',
      'POST /api/otp/verify',
      'POST /api/account/validate',
      'POST /api/account',
      'POST /api/wallet/withdrawAll',
    ])
    expect(recipes.filter(({ call }) => !walked.has(call))).toEqual([])
  })
})

describe.each(languages)('in %s a player reads', (language) => {
  it('every code that a login can be answered with', async () => {
    const codes = codesOf('POST /api/login')
    const player = await openApp('/login', { language })
    const form = await waitFor(() => document.querySelector('form') ?? Promise.reject(new Error('no form yet')))
    const [phone, password] = form.querySelectorAll('input')
    if (phone) await player.type(phone, '0812345678')
    if (password) await player.type(password, 'demo1234')

    const shown: (string | null)[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      if (password) await player.type(password, '{Enter}')
      const line = await screen.findByText(texts[language][code] ?? code)
      shown.push(line.textContent)
      expect(line.closest('[role=alert]')).toBeVisible()
    }
    expect(shown).toEqual(wordsIn(language, codes))
  })

  it('every code that a transfer can be answered with', async () => {
    const codes = codesOf('POST /api/wallet/transfer')
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich', language })
    const groups = await screen.findAllByRole('group')
    const sides = groups.map((group, side) => group.querySelectorAll('input')[side + 1])
    for (const side of sides) if (side) await player.click(side)
    const amount = screen.getByRole('textbox')
    await player.type(amount, '100')

    expect(await alertsOf(codes, player, amount)).toEqual(wordsIn(language, codes))
  })

  it('every code that a registration can be answered with, step by step', async () => {
    const shown: (string | null)[] = []
    const expected: string[] = []
    sandbox.control.setSwitches({ otp: true })
    const player = await openApp('/register', { language })
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
        const line = await screen.findByText(texts[language][code] ?? code)
        shown.push(line.textContent)
        expected.push(texts[language][code] ?? '')
      }
      await player.type(await there(last), '{Enter}')
    }
    await fill({ phone: '0899999999' })
    await walk('POST /api/otp/send', 'phone')
    await fill({ code: '111111' })
    for (const code of codesOf('POST /api/otp/verify').filter((one) => !goesOn.has(one))) {
      sandbox.control.provoke(code)
      await player.type(await there('code'), '{Enter}')
      shown.push((await screen.findByText(texts[language][code] ?? code)).textContent)
      expected.push(texts[language][code] ?? '')
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
    expect(shown).toEqual(expected)
    expect(shown).toHaveLength(new Set(shown).size)
  })

  it('every code that a withdrawal can be answered with', async () => {
    const codes = codesOf('POST /api/wallet/withdrawAll')
    const player = await openApp('/user/home?dialog=withdraw', { as: 'rich', language })
    const amount = await screen.findByRole('textbox')
    await player.type(amount, '100')
    expect(await alertsOf(codes, player, amount)).toEqual(wordsIn(language, codes))
  })

  test.each(codesOf('GET /api/wallet'))('%s when home loads', async (code) => {
    sandbox.control.provoke(code)
    await openApp('/user/home', { as: 'rich', language })
    expect(await screen.findByText(texts[language][code] ?? code)).toBeVisible()
    expect(window.location.pathname).toBe(code === 'INVALID_IP' ? '/user/home' : '/login')
  })
})
