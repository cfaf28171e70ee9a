import { describe, expect, test } from 'vitest'
import { readLaunch, readTelegramLaunch } from '../../../src/platform/launch.ts'
import { lineAgent, plainLineAgent } from '../../fakes/hosts/line.ts'
import { telegramFragment, themeOf } from '../../fakes/hosts/telegramLaunch.ts'

const origin = 'https://wallet.example'
const chrome = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const liff = String(lineAgent('android').userAgent)
const plainLine = String(plainLineAgent('ios').userAgent)

interface Given {
  address?: string
  userAgent?: string
  stored?: Record<string, string>
}
const launchOf = ({ address = '/', userAgent = chrome, stored = {} }: Given) =>
  readLaunch({ href: origin + address, userAgent, stored: (key) => stored[key] ?? null })

const telegram = telegramFragment({ client: 'ios' })
const storedTelegram = { 'tapps/launchParams': JSON.stringify(telegram.slice(1)) }

describe('who opened the app', () => {
  test.each<[string, Given, string]>([
    ['an address without anything', {}, 'browser'],
    ['a fragment of somebody else', { address: '/#section' }, 'browser'],
    ['Telegram’s fragment', { address: `/${telegram}` }, 'telegram'],
    ['Telegram’s fragment behind another one', { address: `/#/page?${telegram.slice(1)}` }, 'telegram'],
    ['Telegram’s parameters without a theme: the adapter judges', { address: '/#tgWebAppVersion=9.1' }, 'telegram'],
    ['a reload in Telegram', { stored: storedTelegram }, 'telegram'],
    ['a broken copy of a launch', { stored: { 'tapps/launchParams': '{"' } }, 'browser'],
    ['a start parameter alone', { address: '/?tgWebAppStartParam=PR1' }, 'browser'],
    ['LIFF’s browser', { userAgent: liff }, 'line'],
    ['LINE with LIFF’s tokens', { userAgent: plainLine, address: '/#access_token=a' }, 'line'],
    ['LINE after LIFF’s reload', { userAgent: plainLine, stored: { 'LIFF_STORE:isInClient': '1' } }, 'line'],
    ['LINE’s plain browser', { userAgent: plainLine }, 'browser'],
    ['LINE’s browser, not LIFF before', { userAgent: plainLine, stored: { 'LIFF_STORE:isInClient': '0' } }, 'browser'],
    ['a LIFF link in a browser', { address: '/?liff.state=%2Flogin' }, 'line'],
    ['tokens of somebody else in a browser', { address: '/#access_token=a' }, 'browser'],
  ])('is recognised by %s', (_, given, host) => {
    expect(launchOf(given).host).toBe(host)
  })
})

describe('the start parameter', () => {
  const inData = telegramFragment({ client: 'ios', startParam: 'PRdata' })
  test.each<[string, Given, string | null]>([
    ['is none without a launch', {}, null],
    ['is read in the init data', { address: `/${inData}` }, 'PRdata'],
    ['is read beside init data without one', { address: `/${telegram}&tgWebAppStartParam=PRbeside` }, 'PRbeside'],
    ['is read in the query', { address: '/?tgWebAppStartParam=PRquery' }, 'PRquery'],
    ['of the init data goes before that of the query', { address: `/?tgWebAppStartParam=PRquery${inData}` }, 'PRdata'],
    ['of a page before is not read', { stored: { 'tapps/launchParams': JSON.stringify(inData.slice(1)) } }, null],
  ])('%s', (_, given, startParam) => {
    expect(launchOf(given).startParam).toBe(startParam)
  })
})

describe('the theme of a launch', () => {
  test('comes from the address, ahead of a stored one', () => {
    const address = `/${telegramFragment({ client: 'ios', scheme: 'dark' })}`
    expect(launchOf({ address, stored: storedTelegram }).theme).toEqual(themeOf('ios', 'dark'))
    expect(launchOf({ stored: storedTelegram }).theme).toEqual(themeOf('ios', 'light'))
  })

  test('is ignored if it cannot be read', () => {
    expect(launchOf({ address: '/#tgWebAppVersion=9.1&tgWebAppThemeParams=%7B%22bg' }).theme).toBeNull()
  })
})

describe('the launch data of Telegram’s client', () => {
  const said = (given: Record<string, string>) => readTelegramLaunch(new URLSearchParams(given))
  test.each([
    ['9.1', '9.1'],
    ['6.0', '6.0'],
    ['10.2', '10.2'],
    ['9.1.3 beta', '9.1'],
    ['', '8.0'],
    ['undefined', '8.0'],
    ['0.0', '8.0'],
  ])('version “%s” counts as %s', (tgWebAppVersion, version) => {
    expect(said({ tgWebAppVersion }).version).toBe(version)
  })

  test.each([
    ['{"first_name":"A","language_code":"th"}', 'th'],
    ['{"language_code":"th"}', 'th'],
    ['{"first_name":"A"}', null],
    ['{"language_code":7}', null],
    ['{"', null],
    ['null', null],
  ])('the user %s has the language %s', (user, language) => {
    expect(said({ tgWebAppData: new URLSearchParams({ user }).toString() }).language).toBe(language)
  })
})
