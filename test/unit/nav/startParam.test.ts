import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inviterOf, startAddressOf, validInviter } from '../../../src/nav/startParam.ts'

const longest = 'x'.repeat(64)

describe('a start parameter', () => {
  test.each([
    [null, null],
    ['', null],
    ['bonus', null],
    ['PR64f0c1', 'PR64f0c1'],
    ['PR64f0c1--bonus', 'PR64f0c1'],
    ['deposit--PR_a-b', 'PR_a-b'],
    ['PR1--PR2', 'PR1'],
    ['PR<script>', null],
    [`PR${'x'.repeat(63)}`, null],
    ['pr1', null],
  ])('%j names the inviter %j', (startParam, inviter) => {
    expect(inviterOf(startParam)).toBe(inviter)
  })
})

describe('the word of a start parameter', () => {
  test.each([
    [null, null],
    ['', null],
    ['PR64f0c1', null],
    ['bonus', '/user/bonus'],
    ['PR64f0c1--bonus', '/user/bonus'],
    ['statement--PR64f0c1', '/user/statement'],
    ['spin', '/user/spin'],
    ['home', '/user/home'],
    ['register', '/register'],
    ['contact', '/contact'],
    ['deposit', '/user/home?dialog=deposit'],
    ['inviteBonus--PR1', '/user/home?dialog=inviteBonus'],
    ['login', '/user/home?dialog=login'],
    ['terminated', '/user/home?dialog=terminated'],
    ['//evil.example', null],
    ['..%2f', null],
    ['bonus&dialog=withdraw', null],
    ['42', null],
  ])('%j leads to %j', (startParam, place) => {
    expect(startAddressOf(startParam)).toBe(place)
  })

  test('never leads out of the app, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (startParam) => {
        const place = startAddressOf(startParam)
        expect(new URL(place ?? '/', 'https://wallet.example').origin).toBe('https://wallet.example')
      }),
    )
  })
})

describe('an inviter’s code', () => {
  test.each(['a', 'PR64f0c1', 'old_CODE-9', longest])('%j is valid', (code) => {
    expect(validInviter(code)).toBe(code)
  })
  test.each([null, '', ' ', 'a b', 'ก', `${longest}x`, 'a\n', '../x'])('%j is invalid', (code) => {
    expect(validInviter(code)).toBeNull()
  })
})
