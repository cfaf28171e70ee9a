import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { appsOf, linkFor, memberLinks } from '../../../../src/features/invite/rules.ts'
import { inviterOf } from '../../../../src/nav/startParam.ts'

const origin = 'https://wallet.example'
const liffId = '1234567890-AbcdEfgh'
const telegramAppUrl = 'https://t.me/wallet_bot/app'
const everywhere = { VITE_PUBLIC_ORIGIN: origin, VITE_LIFF_ID: liffId, VITE_TELEGRAM_APP_URL: telegramAppUrl }
const anyId = fc.string({ unit: 'grapheme' })

describe('an invite', () => {
  it('has one code, and a link for each app', () => {
    expect(memberLinks('a10000000000000000000001', everywhere)).toEqual({
      browser: 'https://wallet.example/register?code=PRa10000000000000000000001',
      line: 'https://liff.line.me/1234567890-AbcdEfgh/register?code=PRa10000000000000000000001',
      telegram: 'https://t.me/wallet_bot/app?startapp=PRa10000000000000000000001',
    })
  })

  test.each<[string, Partial<typeof everywhere>, string[]]>([
    ['every app', {}, ['browser', 'line', 'telegram']],
    ['a browser alone', { VITE_LIFF_ID: '', VITE_TELEGRAM_APP_URL: '' }, ['browser']],
    ['LINE', { VITE_TELEGRAM_APP_URL: '' }, ['browser', 'line']],
    ['Telegram', { VITE_LIFF_ID: '' }, ['browser', 'telegram']],
  ])('that opens in %s offers only that, the browser first; elsewhere its link is the browser’s', (_, reach, apps) => {
    const links = memberLinks('a1', { ...everywhere, ...reach })
    expect(appsOf(links)).toEqual(apps)
    for (const app of ['browser', 'line', 'telegram'] as const)
      expect(linkFor(links, app)).toBe(apps.includes(app) ? links[app] : links.browser)
  })

  test('gives the code of any profile to whoever opens it on the web or in LINE, and nothing else', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const { browser, line } = memberLinks(id, everywhere)
        const [web, liff] = [new URL(browser), new URL(line ?? '')]
        expect([web.origin, web.pathname, web.hash]).toEqual([origin, '/register', ''])
        expect([liff.origin, liff.pathname, liff.hash]).toEqual(['https://liff.line.me', `/${liffId}/register`, ''])
        for (const { searchParams } of [web, liff]) expect([...searchParams]).toEqual([['code', `PR${id}`]])
      }),
    )
  })

  const startOf = (id: string) => {
    const { telegram } = memberLinks(id, everywhere)
    return telegram === null ? null : new URL(telegram).searchParams.get('startapp')
  }

  test('gives a valid code as the start parameter of Telegram’s mini-app', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,62}$/), (id) => {
        // Two dashes join the parts of a start parameter.
        expect(inviterOf(startOf(id))).toBe(id.includes('--') ? null : `PR${id}`)
      }),
    )
  })

  test('never gives Telegram a start parameter that reads as another code', () => {
    fc.assert(
      fc.property(anyId, (id) => {
        const start = startOf(id)
        expect(start ?? 'PR').toMatch(/^PR[\w-]{0,62}$/)
        expect(inviterOf(start)).toBe(start === null ? null : `PR${id}`)
      }),
    )
  })

  it.each([
    ['has letters that a start parameter cannot hold', 'a/1'],
    ['is too long', 'a'.repeat(63)],
  ])('has no link to Telegram’s mini-app if the code %s', (_, id) => {
    const links = memberLinks(id, everywhere)
    expect([links.telegram, linkFor(links, 'telegram')]).toEqual([null, links.browser])
  })
})
