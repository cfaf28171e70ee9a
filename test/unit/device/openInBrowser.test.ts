import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { canOpenInBrowser, handOverAddress, openInBrowser } from '../../../src/device/openInBrowser.ts'
import { plainPage } from '../../../src/platform/browser.ts'
import * as current from '../../../src/platform/current.ts'

const origin = 'https://wallet.example'
const nothing = { inviteCode: null, isLineBrowser: false }
const invited = { inviteCode: 'PR64f0c1', isLineBrowser: false }
const inLine = { inviteCode: 'PR64f0c1', isLineBrowser: true }

describe('the address for another browser', () => {
  test.each([
    ['/', nothing, '/'],
    ['/login', nothing, '/login'],
    ['/login', invited, '/login?start=PR64f0c1'],
    ['/login', inLine, '/login?start=PR64f0c1&openExternalBrowser=1'],
    ['/register', invited, '/register?code=PR64f0c1'],
    ['/register?code=abc', nothing, '/register?code=abc'],
    ['/register?code=abc', invited, '/register?code=PR64f0c1'],
    // A code that no start parameter can say is carried where an address can.
    ['/login', { ...invited, inviteCode: 'abc' }, '/login'],
    ['/login', { ...invited, inviteCode: 'PR1--bonus' }, '/login'],
    ['/register', { ...invited, inviteCode: 'abc' }, '/register?code=abc'],
    [
      '/user/home?dialog=game&code=seven',
      inLine,
      '/user/home?dialog=game&code=seven&start=PR64f0c1&openExternalBrowser=1',
    ],
    [
      '/user/home?dialog=transfer&from=wallet&to=game:neko',
      nothing,
      '/user/home?dialog=transfer&from=wallet&to=game%3Aneko',
    ],
    ['/login?next=/user/bonus', nothing, '/login?next=%2Fuser%2Fbonus'],
    // Hosts put their own into an address, and LINE signs in with a code.
    ['/user/home?liff.state=%2F&liff.referrer=x&access_token=s#access_token=s', nothing, '/user/home'],
    ['/user/home?code=s&state=s&liffClientId=1&liffRedirectUri=x', nothing, '/user/home'],
    ['/register?code=s&state=s&liffClientId=1', nothing, '/register'],
    ['/user/home#tgWebAppData=s&tgWebAppVersion=9.1', nothing, '/user/home'],
    ['/login?next=/user/home?access_token=s%26dialog=gift', nothing, '/login?next=%2Fuser%2Fhome%3Fdialog%3Dgift'],
    ['/login?next=https://evil.example/', nothing, '/login'],
    ['/login?openExternalBrowser=1&start=PRold', nothing, '/login'],
    ['/login?code=s', nothing, '/login'],
  ])('%s with %j is %s', (path, carried, expected) => {
    expect(handOverAddress(origin + path, carried)).toBe(origin + expected)
  })

  test('stays on this origin and page, and holds nothing that is not the app’s own', () => {
    const secret = 'a.secret.token'
    const foreign = fc.constantFrom(
      'token',
      'access_token',
      'liff.state',
      'state',
      'liffClientId',
      'tgWebAppData',
      'start',
    )
    fc.assert(
      fc.property(
        fc.webPath(),
        fc.array(fc.oneof(foreign, fc.string({ minLength: 1 })), { maxLength: 4 }),
        fc.option(fc.stringMatching(/^[\w-]{1,64}$/), { nil: null }),
        fc.boolean(),
        (path, names, inviteCode, isLineBrowser) => {
          const own = new Set(['dialog', 'from', 'to', 'code', 'next'])
          const given = new URLSearchParams(names.filter((name) => !own.has(name)).map((name) => [name, secret]))
          const next = `/user/home?${given}`
          const query = new URLSearchParams([...given, ['next', next]])
          const made = new URL(handOverAddress(`${origin}${path}?${query}#${given}`, { inviteCode, isLineBrowser }))
          expect(made.origin + made.pathname).toBe(new URL(origin + path).origin + new URL(origin + path).pathname)
          expect(made.href).not.toContain(secret)
          expect(made.searchParams.get('next')).toBe('/user/home')
          expect([null, inviteCode]).toContain(made.searchParams.get('start') ?? made.searchParams.get('code'))
        },
      ),
    )
  })
})

describe('another browser to go to', () => {
  afterEach(() => localStorage.clear())

  /** Runs the app in one of the hosts. @returns the addresses that it asks the host to open. */
  function runIn(name: 'browser' | 'telegram' | 'line', windows: boolean): string[] {
    const opened: string[] = []
    const openLink = (url: string) => void opened.push(url)
    const host = { ...plainPage, name, can: { ...plainPage.can, windows }, openLink }
    vi.spyOn(current, 'platform').mockReturnValue(host)
    return opened
  }

  test.each([
    ['browser', true, false, ''],
    // LINE's own browser opens no windows, and has to be told to let an address out.
    ['browser', false, true, '&openExternalBrowser=1'],
    ['telegram', false, true, ''],
    ['line', false, true, ''],
  ] as const)('in %s, with windows: %s, is there: %s', (name, windows, isThere, word) => {
    const opened = runIn(name, windows)
    expect(canOpenInBrowser()).toBe(isThere)
    localStorage.setItem('inviteCode', 'PR64f0c1')
    openInBrowser('/user/home?dialog=gift')
    expect(opened).toEqual([`${window.location.origin}/user/home?dialog=gift&start=PR64f0c1${word}`])
  })
})
