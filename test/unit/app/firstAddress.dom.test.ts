import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyStartParam } from '../../../src/app/firstAddress.ts'
import { startPlatform } from '../../../src/platform/current.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { completePage } from '../../fakes/page.ts'

beforeAll(async () => {
  completePage()
  await startPlatform({ host: 'browser' })
})
beforeEach(() => localStorage.clear())
afterEach(endSession)

const address = () => window.location.pathname + window.location.search
const open = (at: string, startParam: string | null = null) => {
  window.history.replaceState(null, '', at)
  applyStartParam(startParam)
}

describe('a link that opens the app', () => {
  test.each([
    // what it opens, its start parameter, where a member gets, where a stranger gets, the inviter's code
    ['/', null, '/', '/', null],
    ['/', 'bonus', '/user/bonus', '/user/bonus', null],
    ['/', 'PR1', '/', '/register', 'PR1'],
    ['/', 'PR1--spin', '/user/spin', '/register', 'PR1'],
    ['/?start=statement', null, '/user/statement', '/user/statement', null],
    ['/?start=PR1', null, '/', '/register', 'PR1'],
    ['/user/statement?start=PR1&from=chat', null, '/user/statement?from=chat', '/user/statement?from=chat', 'PR1'],
    ['/register?code=PR1', null, '/register?code=PR1', '/register?code=PR1', 'PR1'],
    ['/Register/?code=PR1', null, '/register?code=PR1', '/register?code=PR1', 'PR1'],
    ['/register?code=PR1', 'PR2', '/register?code=PR1', '/register?code=PR1', 'PR2'],
    ['/register?code=not%20valid', null, '/register?code=not%20valid', '/register?code=not%20valid', null],
    [
      '/register?code=x&liffClientId=1',
      null,
      '/register?code=x&liffClientId=1',
      '/register?code=x&liffClientId=1',
      null,
    ],
    ['/login?code=PR1', null, '/login?code=PR1', '/login?code=PR1', null],
    ['/?start=login', null, '/user/home?dialog=login', '/user/home?dialog=login', null],
  ])('to %s opens with %j', (at, startParam, member, stranger, code) => {
    open(at, startParam)
    expect([address(), localStorage.getItem('inviteCode')]).toEqual([stranger, code])
    startSession('t1', false)
    open(at, startParam)
    expect(address()).toBe(member)
  })

  test.each([
    ['contact', false],
    ['statement', false],
    ['deposit', true],
    ['home', true],
  ])('to %s keeps what was read for home: %s', (startParam, isKept) => {
    startSession('t1', false)
    window.prefetched = { token: 't1', answers: {} }
    open('/', startParam)
    expect('prefetched' in window).toBe(isKept)
    delete window.prefetched
  })
})
