import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import thaiCommon from '../../locales/th/common.json'
import { firstLanguage } from '../../src/app/language.ts'
import { chooseLanguage } from '../../src/i18n/chooseLanguage.ts'
import { languages, type Language } from '../../src/i18n/languages.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { LanguageSelect } from '../../src/ui/controls/LanguageSelect.tsx'
import { deferred } from '../fakes/deferred.ts'
import { amend, openApp, useApp } from './app.tsx'

useApp()

// Without the baht sign, which is a letter of Thai to Unicode.
const scripts = { th: /[\u0E01-\u0E3A\u0E40-\u0E5B]/, lo: /[\u0E80-\u0EFF]/ }

/** Every word in sight or in a label, but the names of the languages themselves. */
function words(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('option')) found.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    found.push(...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
  return found.filter((text) => text.trim() !== '')
}
const written = (language: 'th' | 'lo') => words().filter((text) => scripts[language].test(text))

/** Has the server say nothing in a language of its own. */
function silenceData() {
  amend('/api/lookup/notice', () => ({ notice: '' }))
  amend('/api/wallet', (answer) => {
    const wallet = answer as { profile: object }
    return { ...wallet, profile: { ...wallet.profile, name: 'Somchai' } }
  })
  amend('/api/statement', (answer) => {
    const { statements, total } = answer as { statements: object[]; total: number }
    const links = { bonus: null, promotion: null, invite: null, refund: null, luckydraw: null }
    return { total, statements: statements.map((row) => ({ ...row, ...links })) }
  })
}

const choose = async (player: Awaited<ReturnType<typeof openApp>>, language: Language) =>
  player.selectOptions(await screen.findByRole('combobox'), language)

describe.each([
  ['/login', undefined, 'รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  ['/user/home', 'rich', 'โบนัสชวนเพื่อน', 'ໂບນັດຊວນໝູ່', 'Invite bonus'],
  ['/user/statement', 'rich', 'รายการเดินบัญชี', 'ລາຍການເຄື່ອນໄຫວ', 'Statement'],
  ['/user/home?dialog=transfer', 'rich', 'จำนวนเงิน', 'ຈຳນວນເງິນ', 'Amount'],
] as const)('choosing a language at %s', (address, as, thai, lao, english) => {
  it('changes every word, and only words', async () => {
    silenceData()
    const player = await openApp(address, as ? { as } : {})
    await screen.findAllByText(thai)
    expect(written('lo')).toEqual([])

    await choose(player, 'lo')
    await screen.findAllByText(lao)
    await waitFor(() => expect(written('th')).toEqual([]))
    expect(document.documentElement).toHaveAttribute('lang', 'lo')

    await choose(player, 'en')
    await screen.findAllByText(english)
    await waitFor(() => expect([...written('th'), ...written('lo')]).toEqual([]))
    expect(document.documentElement).toHaveAttribute('lang', 'en')
    expect(window.location.pathname + window.location.search).toBe(address)
  })
})

describe('the language', () => {
  afterEach(() => void Object.assign(settings, { VITE_REGION: 'th' }))

  it('that was chosen appears at once, and the old one returns if its texts do not load', async () => {
    const player = await openApp('/login')
    const late = deferred<undefined>()
    vi.spyOn(i18next, 'reloadResources').mockReturnValueOnce(late.promise)
    delete i18next.store.data['lo']
    await choose(player, 'lo')
    act(() => void i18next.emit('amounts'))
    expect(screen.getByRole('combobox')).toHaveValue('lo')
    late.resolve(undefined)
    expect(await screen.findByText(thaiCommon.errorNoAnswer)).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveValue('th')
    expect(document.documentElement).toHaveAttribute('lang', 'th')
  })

  it('that was chosen on the prerendered page is kept when the app takes over', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<LanguageSelect />)
    const select = within(page).getByRole<HTMLSelectElement>('combobox')
    select.value = 'lo'
    const chosen = vi.spyOn(i18next, 'changeLanguage')
    render(<LanguageSelect />, { container: page, hydrate: true })
    act(() => void i18next.emit('amounts'))
    // The event of the choice itself comes only now.
    fireEvent.change(select)
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'lo'))
    expect(select).toHaveValue('lo')
    expect(chosen.mock.calls).toEqual([['lo']])
  })

  it('that was chosen last is kept, even if the texts of an earlier choice arrive later', async () => {
    await openApp('/login')
    const late = deferred<null>()
    const reload = i18next.reloadResources.bind(i18next)
    const reloads = vi.spyOn(i18next, 'reloadResources').mockImplementationOnce(async (...asked) => {
      await late.promise
      return reload(...asked)
    })
    delete i18next.store.data['lo']
    const earlier = chooseLanguage('lo')
    await chooseLanguage('en')
    late.resolve(null)
    await earlier
    expect(reloads.mock.calls[0]?.[0]).toEqual(['lo'])
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  test.each([
    ['th', null, 'th'],
    ['la', null, 'lo'],
    ['la', 'th', 'th'],
    ['th', 'en', 'en'],
    ['th', 'xx', 'th'],
    ['th', 'constructor', 'th'],
  ] as const)('of a first visit to a %s build with %s stored is %s', (region, stored, expected) => {
    Object.assign(settings, { VITE_REGION: region })
    if (stored) localStorage.setItem('locale', stored)
    expect(firstLanguage()).toBe(expected)
  })

  it('offers each language by its own name', async () => {
    await openApp('/login')
    await screen.findByRole('combobox', { name: 'ภาษา' })
    const options = screen.getAllByRole('option').map((option) => [option.getAttribute('lang'), option.textContent])
    expect(options).toEqual(Object.entries(languages))
  })
})
