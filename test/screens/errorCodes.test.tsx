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
  other: ['INTERNAL_SERVER_ERROR', 'KEY_MISSING', 'KEY_INVALID', 'NO_DATA'],
}

const codesOf = (call: string) => recipes.filter((recipe) => recipe.call === call).map(({ code }) => code)
const wordsIn = (language: 'th' | 'lo' | 'en', codes: readonly string[]) => codes.map((code) => texts[language][code])

describe('the recipes', () => {
  it('are those of the areas that are built, every one in the catalogue', () => {
    expect(recipes.map(({ code }) => code).toSorted()).toEqual(Object.values(built).flat().toSorted())
    expect(recipes.filter(({ code }) => !(errorCodes as readonly string[]).includes(code))).toEqual([])
  })

  it('are all walked below', () => {
    const walked = new Set(['POST /api/login', 'POST /api/wallet/transfer', 'GET /api/wallet'])
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

    const shown: string[] = []
    for (const code of codes) {
      sandbox.control.provoke(code)
      await player.type(amount, '{Enter}')
      const alert = await screen.findByRole('alertdialog')
      shown.push(alert.querySelector('p')?.textContent ?? '')
      await player.click(within(alert).getByRole('button'))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    }
    expect(shown).toEqual(wordsIn(language, codes))
  })

  test.each(codesOf('GET /api/wallet'))('%s when home loads', async (code) => {
    sandbox.control.provoke(code)
    await openApp('/user/home', { as: 'rich', language })
    expect(await screen.findByText(texts[language][code] ?? code)).toBeVisible()
    expect(window.location.pathname).toBe(code === 'INVALID_IP' ? '/user/home' : '/login')
  })
})
