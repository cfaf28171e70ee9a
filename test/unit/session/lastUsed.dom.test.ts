import { afterEach, expect, test } from 'vitest'
import type { Minor } from '../../../src/lib/money/minor.ts'
import { lastUsed, storeLastUsed, usualAmounts } from '../../../src/session/lastUsed.ts'
import { endSession, startSession } from '../../../src/session/session.ts'

afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

test('what a member used last is offered to nobody else, and for nothing else', () => {
  storeLastUsed('a', 'transfer', 'neko')
  storeLastUsed('b', 'deposit', 'KBANK')
  const asked = (['transfer', 'deposit'] as const).flatMap((what) => ['a', 'b'].map((who) => lastUsed(who, what)?.code))
  expect(asked).toEqual(['neko', undefined, undefined, 'KBANK'])
})

test('what is used last counts, whatever the session before kept in the tab', () => {
  startSession('t1', false)
  storeLastUsed('a', 'deposit', 'SCB')
  startSession('t2', true)
  storeLastUsed('a', 'deposit', 'KBANK')
  expect(lastUsed('a', 'deposit')?.code).toBe('KBANK')
})

test('the two amounts deposited most often are offered, whatever the code, and to nobody else', () => {
  const note = (amount: number, code = 'KBANK') => storeLastUsed('a', 'deposit', code, amount as Minor)
  note(70000)
  expect(usualAmounts('a')).toEqual([])
  for (const amount of [30000, 70000, 5000, 30000]) note(amount)
  note(30000, 'WW')
  storeLastUsed('a', 'deposit', 'gift')
  expect(usualAmounts('a')).toEqual([30000, 70000])
  expect(usualAmounts('b')).toEqual([])
  for (let times = 0; times < 10; times += 1) note(1000)
  expect(usualAmounts('a')).toEqual([1000])
  expect(lastUsed('a', 'deposit')).toMatchObject({ code: 'KBANK', amount: { minor: 1000 } })
})
