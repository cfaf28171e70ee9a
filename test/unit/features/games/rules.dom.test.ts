import { describe, expect, it, test } from 'vitest'
import type { GameLogin } from '../../../../src/api/games.ts'
import type { GameAccount } from '../../../../src/api/wallet.ts'
import {
  deviceOf,
  isProblem,
  isWeb,
  decideMove,
  entryMethodOf,
  amountToMove,
  type Device,
} from '../../../../src/features/games/rules.ts'
import { game, minor, wallet } from '../../../fakes/wallets.ts'

describe('the amount that playing a game would move into it', () => {
  test.each([
    ['is all of the main wallet', wallet(12.34, [game()]), 1_234],
    ['leaves out what the game holds already', wallet(0, [game({ amount: 99 })]), 0],
    ['takes the other open games along', wallet(0.1, [game(), game({ code: 'koi', amount: 0.2 })]), 30],
    ['takes nothing from a game that is not open', wallet(1, [game({ code: 'koi', amount: 5, isActive: false })]), 100],
    ['is less by a debt of the main wallet', wallet(-2, [game({ code: 'koi', amount: 5 })]), 300],
    ['is not named while the main wallet is unknown', wallet(null, [game()]), null],
    ['is not named while another open game is unknown', wallet(1, [game({ code: 'koi', amount: null })]), null],
    ['is named although the game itself is unknown', wallet(1, [game({ amount: null })]), 100],
  ])('%s', (_, held, moves) => {
    expect(amountToMove(held, 'neko')).toBe(moves)
  })
})

describe('a tap on play', () => {
  test.each([
    ['moves what was named', 100, 100, 'move'],
    ['moves less than was named', 100, 99, 'move'],
    ['opens the game when nothing is left to move', 100, 0, 'open'],
    ['opens the game when less than nothing is there', 100, -5, 'open'],
    ['opens the game when nothing was named and nothing is there', 0, 0, 'open'],
    ['asks again when more has come', 100, 101, 'ask'],
    ['asks again when nothing was named and something has come', 0, 1, 'ask'],
    ['asks again when the named sum was below nothing and something has come', -5, 1, 'ask'],
    ['asks again when no sum could be named and now one can', null, 1, 'ask'],
    ['asks again when the sum can no longer be told', 100, null, 'ask'],
    ['opens the game without moving when no sum could be told at all', null, null, 'open'],
    ['opens the game when nothing was named and nothing can be told', 0, null, 'open'],
  ] as const)('%s', (_, named, fresh, judgement) => {
    expect(decideMove(minor(named), minor(fresh))).toBe(judgement)
  })
})

describe('the device', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Line/15.3.0', 5, 'ios'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 0, 'other'],
    // An iPad tells several fingers apart.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15', 1, 'other'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/137.0.0.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/137.0.0.0', 10, 'other'],
    ['', 0, 'other'],
  ] as const)('%s with %i touch points is %s', (userAgent, touchPoints, device) => {
    expect(deviceOf(userAgent, touchPoints)).toBe(device)
  })
})

const lists = { VITE_AUTO_LOGIN: ['neko', 'koi'], VITE_AUTO_LOGIN_PASSWORD: ['jade'] }
const login = (part: Partial<GameLogin> = {}): GameLogin => ({
  username: 'player1',
  password: 'pass/1',
  viewstate: null,
  eventTarget: null,
  eventArgument: null,
  eventValidation: null,
  ...part,
})
const links = { web: 'https://w.example/', android: 'https://a.example/', ios: 'https://i.example/' }
const way = (part: Partial<GameAccount>, given: Partial<GameLogin> = {}, device: Device = 'other') =>
  entryMethodOf(game({ code: 'lotus', ...part }), login(given), lists, device)

describe('the way into a game', () => {
  it('is the auto-login call for the codes of the settings, whatever else the game has', () => {
    expect(way({ code: 'neko', ...links }, { viewstate: 'x' })).toEqual({ kind: 'autoLogin', withPassword: false })
    expect(way({ code: 'jade', ...links })).toEqual({ kind: 'autoLogin', withPassword: true })
  })

  test.each([
    ['neko', { username: ' ' }],
    ['neko', { username: '..' }],
    ['neko', { username: '\ud800' }],
    ['jade', { password: 'a\udc00' }],
    ['jade', { password: '' }],
    ['jade', { password: '.' }],
    ['jade', { username: '' }],
  ])('of %s does not exist if the call could not be sent with %j', (code, given) => {
    expect(way({ code, ...links }, given)).toBeNull()
  })

  it('ignores a password that its call does not carry', () => {
    expect(way({ code: 'neko' }, { password: '' })).toEqual({ kind: 'autoLogin', withPassword: false })
  })

  test.each([
    ['all but one', { eventTarget: 't', eventValidation: 'y' }, ['t', '', 'y']],
    ['one alone', { eventArgument: 'a' }, ['', 'a', '']],
    ['none', {}, ['', '', '']],
  ])(
    'is a form for a login with a viewstate, an absent field being empty: %s',
    (_, given, [target, argument, validation]) => {
      expect(way(links, { viewstate: 'v', ...given }, 'ios')).toEqual({
        kind: 'form',
        action: links.web,
        fields: {
          __VIEWSTATE: 'v',
          __EVENTTARGET: target,
          __EVENTARGUMENT: argument,
          __EVENTVALIDATION: validation,
          username: 'player1',
          password: 'pass/1',
        },
      })
    },
  )

  test.each([null, '', 'javascript:alert(1)', 'intent://x#Intent;end'])('is never a form for the address %j', (web) => {
    expect(way({ ...links, web }, { viewstate: '' })).toBeNull()
  })

  test.each([
    ['the web address on a computer', links, 'other', links.web],
    ['the link for iPhones', links, 'ios', links.ios],
    ['the link for Android', links, 'android', links.android],
    ['the web address where the device has no link', { ...links, ios: null }, 'ios', links.web],
    ['the web address where the link is empty', { ...links, ios: ' ' }, 'ios', links.web],
    ['the web address where the link is not safe', { ...links, ios: 'javascript:1' }, 'ios', links.web],
    ["an app's scheme", { ...links, android: 'intent://game#Intent;end' }, 'android', 'intent://game#Intent;end'],
    ['a relative address, made absolute', { web: '/sandbox/play/x' }, 'other', `${location.origin}/sandbox/play/x`],
  ] as const)('is %s', (_, part, device, url) => {
    expect(way(part, {}, device)).toEqual({ kind: 'link', url })
  })

  test.each([
    ['nothing is named', {}],
    ['only a link for another device is', { android: links.android }],
    ['what is named is not safe', { web: 'data:text/html,x' }],
  ])('does not exist if %s', (_, part) => {
    expect(way(part, {}, 'ios')).toBeNull()
  })
})

test.each([
  ['https://x.example/', true],
  ['http://x.example/', true],
  ['intent://x', false],
  ['itms-apps://x', false],
  ['market://details?id=x', false],
  ['intent://x#Intent;S.browser_fallback_url=https://x.example/;end', false],
])('%s is a web address: %s', (url, is) => {
  expect(isWeb(url)).toBe(is)
})

test.each([
  ['changed', true],
  ['notRead', true],
  ['unsafe', true],
  ['opened', false],
  ['handedOver', false],
  ['handedOverAgain', false],
  ['refused', false],
] as const)('a tap on play that ended as %s went another way than the player wanted: %s', (note, is) => {
  expect(isProblem(note)).toBe(is)
})
