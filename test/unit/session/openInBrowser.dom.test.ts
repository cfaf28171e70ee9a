import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { plainPage } from '../../../src/platform/browser/browser.ts'
import * as current from '../../../src/platform/current.ts'
import { handOverAddress, openInBrowser } from '../../../src/session/openInBrowser.ts'

const origin = 'https://wallet.example'
const nothing = null
const invited = 'PR64f0c1'

describe('the address for another browser', () => {
  test.each([
    ['/', nothing, '/'],
    ['/login', nothing, '/login'],
    ['/login', invited, '/login?start=PR64f0c1'],
    ['/register', invited, '/register?code=PR64f0c1'],
    ['/register?code=abc', nothing, '/register?code=abc'],
    ['/register?code=abc', invited, '/register?code=PR64f0c1'],
    // A code that no start parameter can say is carried where an address can.
    ['/login', 'abc', '/login'],
    ['/login', 'PR1--bonus', '/login'],
    ['/register', 'abc', '/register?code=abc'],
    ['/user/home?dialog=game&code=seven', invited, '/user/home?dialog=game&code=seven&start=PR64f0c1'],
    [
      '/user/home?dialog=transfer&from=wallet&to=game:neko',
      nothing,
      '/user/home?dialog=transfer&from=wallet&to=game%3Aneko',
    ],
    ['/login?next=/user/bonus', nothing, '/login?next=%2Fuser%2Fbonus'],
    // Hosts put their own into an address, and LINE logs in with a code.
    ['/user/home?liff.state=%2F&liff.referrer=x&access_token=s#access_token=s', nothing, '/user/home'],
    ['/user/home?code=s&state=s&liffClientId=1&liffRedirectUri=x', nothing, '/user/home'],
    ['/register?code=s&state=s&liffClientId=1', nothing, '/register'],
    ['/user/home#tgWebAppData=s&tgWebAppVersion=9.1', nothing, '/user/home'],
    ['/login?next=/user/home?access_token=s%26dialog=gift', nothing, '/login?next=%2Fuser%2Fhome%3Fdialog%3Dgift'],
    ['/login?next=https://evil.example/', nothing, '/login'],
    ['/login?openExternalBrowser=1&start=PRold', nothing, '/login'],
    ['/login?code=s', nothing, '/login'],
  ])('%s with %j is %s', (path, inviteCode, expected) => {
    expect(handOverAddress(origin + path, inviteCode)).toBe(origin + expected)
  })

  test('stays on this origin and page, and contains nothing foreign to the app', () => {
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
        (path, names, inviteCode) => {
          const own = new Set(['dialog', 'from', 'to', 'code', 'next'])
          const given = new URLSearchParams(names.filter((name) => !own.has(name)).map((name) => [name, secret]))
          const next = `/user/home?${given}`
          const query = new URLSearchParams([...given, ['next', next]])
          const made = new URL(handOverAddress(`${origin}${path}?${query}#${given}`, inviteCode))
          expect(made.origin + made.pathname).toBe(new URL(origin + path).origin + new URL(origin + path).pathname)
          expect(made.href).not.toContain(secret)
          expect(made.searchParams.get('next')).toBe('/user/home')
          expect([null, inviteCode]).toContain(made.searchParams.get('start') ?? made.searchParams.get('code'))
        },
      ),
    )
  })
})

test('the device’s browser is opened with the page, its dialog and the inviter code', () => {
  const openInNew = vi.fn<(url: string) => void>()
  vi.spyOn(current, 'platform').mockReturnValue({ ...plainPage, openInBrowser: openInNew })
  localStorage.setItem('inviteCode', 'PR64f0c1')
  openInBrowser('/user/home?dialog=gift')
  expect(openInNew.mock.calls).toEqual([[`${window.location.origin}/user/home?dialog=gift&start=PR64f0c1`]])
  localStorage.clear()
})
