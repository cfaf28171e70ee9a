import { describe, expect, test } from 'vitest'
import { inviterOf, validInviter } from '../src/nav/startParam.ts'

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

describe('an inviter’s code', () => {
  test.each(['a', 'PR64f0c1', 'old_CODE-9', longest])('%j is valid', (code) => {
    expect(validInviter(code)).toBe(code)
  })
  test.each([null, '', ' ', 'a b', 'ก', `${longest}x`, 'a\n', '../x'])('%j is none', (code) => {
    expect(validInviter(code)).toBeNull()
  })
})
