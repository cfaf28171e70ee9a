import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '../../locales/en/preferences.json'
import th from '../../locales/th/preferences.json'
import thaiShared from '../../locales/th/shared.json'
import { firstLanguage } from '../../src/app/language.ts'
import { settings } from '../../src/lib/settings/settings.ts'
import { pages } from '../../src/nav/addresses.ts'
import { block } from '../../src/nav/history.ts'
import { openDialog } from '../../src/nav/useDialog.ts'
import { platform } from '../../src/platform/current.ts'
import type { HomeScreenWay } from '../../src/platform/platform.ts'
import { isOn } from '../../src/session/feedbackPreferences.ts'
import { deferred } from '../fakes/deferred.ts'
import { speak } from '../fakes/page.ts'
import { fakeSocket } from '../fakes/socket.ts'
import { amend, openApp, reloadApp, sandbox, useApp } from './app.tsx'

vi.mock(import('../../src/api/chat/chatSocket.ts'), () => ({ connectChat: (options) => fakeSocket.connect(options) }))

useApp()

const hasNotice = (notice: string) => amend('/api/lookup/notice', () => ({ notice }))
const card = (name: string) => screen.queryByRole('region', { name })
const button = (name: string) => screen.findByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: th.title })
/** Something that comes after all that an offer waits for. */
const homeIsThere = () => screen.findByText('โบนัสชวนเพื่อน')
const settled = async () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

afterEach(() => speak('th-TH'))

describe('the offer of the host’s language', () => {
  beforeEach(() => speak('en-US'))

  it.each([pages.login, pages.register, pages.home])('at %s is in that language, and accepted', async (address) => {
    const player = await openApp(address, address === pages.home ? { as: 'rich' } : {})
    const offer = await screen.findByRole('region', { name: en.languageOffer })
    expect(offer).toHaveAttribute('lang', 'en')
    expect(document.documentElement).toHaveAttribute('lang', 'th')
    await player.click(within(offer).getByRole('button', { name: en.languageYes }))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))
    expect(card(en.languageOffer)).not.toBeInTheDocument()
    expect(firstLanguage()).toBe('en')
  })

  it('is never made again once it was declined', async () => {
    hasNotice('<p>ข่าว</p>')
    const player = await openApp(pages.login)
    await player.click(await button(en.languageNo))
    expect(card(en.languageOffer)).not.toBeInTheDocument()
    expect(firstLanguage()).toBe('th')
    expect(localStorage.getItem('locale')).toBe('th')
    reloadApp()
    await screen.findByText('ข่าว')
    await settled()
    expect(card(en.languageOffer)).not.toBeInTheDocument()
  })

  it('disappears when a language is chosen elsewhere', async () => {
    const player = await openApp(pages.login)
    await button(en.languageYes)
    await player.selectOptions(await screen.findByRole('combobox'), 'lo')
    await waitFor(() => expect(card(en.languageOffer)).not.toBeInTheDocument())
  })

  it('says that the language did not load, and changes nothing', async () => {
    Reflect.deleteProperty(i18next.store.data, 'en')
    const broken = vi.spyOn(i18next, 'reloadResources').mockRejectedValueOnce(new Error('offline'))
    const player = await openApp(pages.login)
    await player.click(await button(en.languageYes))
    expect(await screen.findByText(en.languageFailed)).toBeVisible()
    expect(document.documentElement).toHaveAttribute('lang', 'th')
    expect(localStorage.getItem('locale')).toBeNull()
    broken.mockRestore()
    await player.click(await button(en.languageYes))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))
  })
})

describe('the preferences', () => {
  beforeEach(() => {
    Object.assign(settings, { VITE_CHAT_URL: '/' })
    Object.assign(fakeSocket, { open: [], next: 'connected' })
  })
  afterEach(() => {
    Object.assign(settings, { VITE_CHAT_URL: '' })
    Object.assign(platform().can, { openInBrowser: false, vibrate: false })
  })

  it('can be opened by anybody on the contact page, and change the language permanently', async () => {
    const player = await openApp(pages.contact)
    await player.click(await button(thaiShared.settings))
    const thai = within(await dialog()).getByRole('radio', { name: 'ไทย' })
    expect(thai).toBeChecked()
    await player.click(screen.getByRole('radio', { name: 'English' }))
    expect(await screen.findByRole('dialog', { name: en.title })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
    expect(within(screen.getByRole('dialog')).getByText('Version 1.1.14')).toBeVisible()
    reloadApp()
    expect(await screen.findByRole('radio', { name: 'English' })).toBeChecked()
    expect(firstLanguage()).toBe('en')
  })

  it('can be opened on the profile page, and what is silenced there stays silent after a reload', async () => {
    Object.assign(platform().can, { vibrate: true })
    const player = await openApp(pages.profile, { as: 'rich' })
    await player.click(await button(thaiShared.settings))
    const sound = await screen.findByRole('switch', { name: th.sound })
    expect(sound).toBeChecked()
    await player.click(sound)
    expect(sound).not.toBeChecked()
    reloadApp()
    expect(await screen.findByRole('switch', { name: th.sound })).not.toBeChecked()
    expect(screen.getByRole('switch', { name: th.haptic })).toBeChecked()
    expect(isOn('sound')).toBe(false)
  })

  it('offer no vibration if the device has none, no chat if there is none, and no other browser in a browser', async () => {
    await openApp('/login?dialog=preferences')
    expect(await screen.findByRole('switch', { name: th.sound })).toBeVisible()
    expect(screen.queryByRole('switch', { name: th.haptic })).not.toBeInTheDocument()
    expect(screen.queryByText(th.openInBrowser)).not.toBeInTheDocument()
    cleanup()
    sandbox.control.setSwitches({ chat: false })
    await openApp('/login?dialog=preferences')
    await dialog()
    await settled()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  })

  it('are opened by the host’s own menu, but not while something blocks the page', async () => {
    const released = vi.fn<() => void>()
    const onSettings = vi.spyOn(platform(), 'onSettings').mockReturnValue(released)
    await openApp(pages.login, { strict: true })
    await waitFor(() => expect(onSettings).toHaveBeenCalled())
    // Strict mode listens twice; what it began first it has ended.
    expect(released).toHaveBeenCalledTimes(onSettings.mock.calls.length - 1)
    const press = onSettings.mock.calls.at(-1)?.[0] ?? (() => undefined)
    const release = block()
    act(press)
    await settled()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    act(release)
    act(press)
    expect(await dialog()).toBeVisible()
  })

  it('opened over a form by the host’s menu leave what was typed there', async () => {
    const onSettings = vi.spyOn(platform(), 'onSettings').mockReturnValue(() => undefined)
    const player = await openApp('/user/home?dialog=transfer', { as: 'rich' })
    await player.type(await screen.findByLabelText('จำนวนเงิน'), '123.45')
    expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue('123.45')
    await waitFor(() => expect(onSettings).toHaveBeenCalled())
    await act(async () => onSettings.mock.calls.at(-1)?.[0]())
    expect(await dialog()).toBeVisible()
    act(() => window.history.back())
    expect(await screen.findByLabelText('จำนวนเงิน')).toHaveValue('123.45')
  })

  it('open the device’s browser from LINE’s own, and confirm the request', async () => {
    Object.assign(platform().can, { openInBrowser: true })
    localStorage.setItem('inviteCode', 'PR64f0c1')
    const openInBrowser = vi.spyOn(platform(), 'openInBrowser').mockReturnValue()
    const player = await openApp('/user/statement?dialog=preferences', { as: 'rich', remembered: true })
    await player.click(await button(`${th.openInBrowser} ${th.openInBrowserHint}`))
    expect(await screen.findByText(th.openInBrowserAsked)).toBeVisible()
    const address = `${window.location.origin}/user/statement?start=PR64f0c1`
    expect(openInBrowser).toHaveBeenCalledExactlyOnceWith(address)
  })

  it('open the device’s browser at the page that the visitor wanted', async () => {
    Object.assign(platform().can, { openInBrowser: true })
    const openInBrowser = vi.spyOn(platform(), 'openInBrowser').mockReturnValue()
    const player = await openApp('/login?next=%2Fuser%2Fspin')
    act(() => void openDialog({ name: 'preferences' }))
    await player.click(await button(`${th.openInBrowser} ${th.openInBrowserSame}`))
    const address = `${window.location.origin}/login?next=%2Fuser%2Fspin`
    expect(openInBrowser).toHaveBeenCalledExactlyOnceWith(address)
  })

  it('offer a member on a public page nothing that opens only inside', async () => {
    await openApp('/contact?dialog=preferences', { as: 'rich', remembered: true })
    await dialog()
    for (const row of [th.result, th.lock, thaiShared.depositLimits])
      expect(screen.queryByText(row)).not.toBeInTheDocument()
  })
})

/** The host's way to the home screen, and whether it can be asked; `added` when it says that the app is there. */
function fakeHomeScreen(way: HomeScreenWay, isAsked = true, added = new Promise<void>(() => undefined)) {
  const add = vi.fn(async (onAdded: () => void) => {
    void added.then(onAdded)
    return isAsked
  })
  vi.spyOn(platform(), 'homeScreen').mockResolvedValue({ way: async () => way, add })
  return add
}

describe('the home-screen shortcut', () => {
  const offer = () => screen.findByRole('region', { name: th.homeScreenOffer })
  /** What is offered once home has all that an offer waits for. */
  const settledOffer = async () => {
    await homeIsThere()
    await settled()
    return card(th.homeScreenOffer)
  }

  it('is requested, reported as added when the host confirms, and not offered again', async () => {
    hasNotice('')
    const added = deferred<void>()
    const add = fakeHomeScreen('ask', true, added.promise)
    const player = await openApp(pages.home, { as: 'rich' })
    await player.click(within(await offer()).getByRole('button', { name: th.add }))
    expect(add).toHaveBeenCalledOnce()
    expect(await screen.findByText(th.homeScreenAsked)).toBeVisible()
    await act(async () => added.resolve())
    expect(await screen.findByText(th.homeScreenAdded)).toBeVisible()
    reloadApp()
    expect(await settledOffer()).toBeNull()
  })

  it('is not offered again on this device once declined; the preferences keep the way', async () => {
    hasNotice('')
    const add = fakeHomeScreen('ask')
    const player = await openApp(pages.home, { as: 'rich' })
    await player.click(within(await offer()).getByRole('button', { name: th.notNow }))
    expect(card(th.homeScreenOffer)).not.toBeInTheDocument()
    cleanup()
    await openApp(`${pages.home}?dialog=preferences`, { as: 'newcomer' })
    expect(await settledOffer()).toBeNull()
    await player.click(await button(`${th.addToHomeScreen} ${th.homeScreenHint}`))
    expect(await screen.findByText(th.homeScreenAsked)).toBeVisible()
    expect(add).toHaveBeenCalledOnce()
  })

  it('is not reported as requested if the request failed', async () => {
    fakeHomeScreen('ask', false)
    const player = await openApp(`${pages.home}?dialog=preferences`, { as: 'rich' })
    await player.click(await button(`${th.addToHomeScreen} ${th.homeScreenHint}`))
    expect(await screen.findByText(th.homeScreenNot)).toBeVisible()
    expect(screen.queryByText(th.homeScreenAsked)).not.toBeInTheDocument()
  })

  it('is explained if only the player can add it', async () => {
    hasNotice('')
    const add = fakeHomeScreen('guide')
    const player = await openApp(pages.home, { as: 'rich' })
    await player.click(within(await offer()).getByRole('button', { name: th.showHow }))
    expect(within(await offer()).getAllByRole('listitem')).toHaveLength(3)
    expect(add).not.toHaveBeenCalled()
    reloadApp()
    expect(await settledOffer()).toBeNull()
  })

  it.each([
    ['there is no way', () => fakeHomeScreen(null)],
    ['the way does not load', () => vi.spyOn(platform(), 'homeScreen').mockRejectedValue(new Error('offline'))],
    ['the notice stands', () => hasNotice('<p>ข่าว</p>')],
    ['a language is offered', () => speak('en-US')],
  ])('is not offered while %s', async (_, arrange) => {
    hasNotice('')
    fakeHomeScreen('ask')
    arrange()
    await openApp(pages.home, { as: 'rich' })
    expect(await settledOffer()).toBeNull()
  })

  it('is not offered before the agreement', async () => {
    hasNotice('')
    fakeHomeScreen('ask')
    await openApp(pages.home, { as: 'rich', agreed: false })
    expect(await settledOffer()).toBeNull()
  })

  it('is offered after the notice was dismissed, which stays away', async () => {
    hasNotice('<p>ข่าว</p>')
    fakeHomeScreen('ask')
    const player = await openApp(pages.home, { as: 'rich' })
    await player.click(await button('ปิดประกาศ'))
    reloadApp()
    await player.click(within(await offer()).getByRole('button', { name: th.notNow }))
    reloadApp()
    expect(await settledOffer()).toBeNull()
    expect(card('ประกาศ')).not.toBeInTheDocument()
  })
})

describe('a device that is offline', () => {
  it('says so until the connection is back', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await openApp(pages.login)
    await screen.findByLabelText('เบอร์โทรศัพท์')
    await waitFor(() => expect(i18next.hasResourceBundle('th', 'preferences')).toBe(true))
    expect(screen.queryByText(th.offline)).not.toBeInTheDocument()
    onLine.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(th.offline).closest('[role=status]')).toBeVisible()
    expect(document.documentElement).toHaveAttribute('data-offline')
    // What lies below a sheet is heard and seen by nobody.
    act(() => void openDialog({ name: 'preferences' }))
    expect(within(await dialog()).getByText(th.offline)).toBeVisible()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(th.offline)).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveAttribute('data-offline')
  })
})
