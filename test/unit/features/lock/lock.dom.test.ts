import { afterEach, expect, it } from 'vitest'
import { removeLock, setLock } from '../../../../src/features/lock/lock.ts'
import { endSession, startSession } from '../../../../src/session/session.ts'

afterEach(() => {
  endSession()
  localStorage.clear()
})

it('a lock, set or removed, keeps the login name of its own session, not that of another tab’s login', async () => {
  startSession('token of a', true, 'a')
  localStorage.setItem('loginName', 'b')
  expect(await setLock('123456')).toBe(true)
  expect(localStorage.getItem('loginName')).toBe('a')
  localStorage.setItem('loginName', 'b')
  removeLock()
  expect(localStorage.getItem('loginName')).toBe('a')
})
