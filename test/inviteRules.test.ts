// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { inviteLink, telegramInviteLink } from '../src/features/invite/rules.ts'
import { inviterOf } from '../src/nav/startParam.ts'

const origin = 'https://wallet.example'
const app = 'https://t.me/wallet_bot/app'

describe('the invite link', () => {
  it('is the registration page with the inviter’s code', () => {
    expect(inviteLink(origin, 'a10000000000000000000001')).toBe(
      'https://wallet.example/register?code=PRa10000000000000000000001',
    )
  })

  test('gives the code of any profile to whoever opens it, and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (id) => {
        const url = new URL(inviteLink(origin, id))
        expect([url.origin, url.pathname, url.hash]).toEqual([origin, '/register', ''])
        expect([...url.searchParams]).toEqual([['code', `PR${id}`]])
      }),
    )
  })
})

describe('the invite link of Telegram', () => {
  test('gives a valid code as the start parameter of the mini-app', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,62}$/), (id) => {
        const link = telegramInviteLink(app, id)
        const given = link === null ? null : new URL(link).searchParams.get('startapp')
        // Two dashes join the parts of a start parameter.
        expect(inviterOf(given)).toBe(id.includes('--') ? null : `PR${id}`)
      }),
    )
  })

  it.each([
    ['there is no mini-app', '', 'a1'],
    ['the code has letters that a start parameter cannot hold', app, 'a/1'],
    ['the code is too long', app, 'a'.repeat(63)],
  ])('is none where %s', (_, appUrl, id) => {
    expect(telegramInviteLink(appUrl, id)).toBeNull()
  })
})
