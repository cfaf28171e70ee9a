import { afterEach, expect, test } from 'vitest'
import { agree, hasAgreed } from '../../../src/session/agreement.ts'
import { endSession, startSession } from '../../../src/session/session.ts'

afterEach(() => {
  endSession()
  localStorage.clear()
  sessionStorage.clear()
})

test('the agreement belongs to one member', () => {
  startSession('t1', true)
  expect(hasAgreed()).toBe(false)
  agree()
  expect(hasAgreed()).toBe(true)
  startSession('t2', true)
  expect(hasAgreed()).toBe(false)
})
