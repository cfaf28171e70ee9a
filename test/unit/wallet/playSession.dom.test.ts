import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { endSession, startSession } from '../../../src/session/session.ts'
import * as play from '../../../src/wallet/playSession.ts'

const hour = 3_600_000
const began = 1_000 * hour
const flows = { paidIn: 0, paidOut: 0, rewards: 0, main: 0, odd: 0 }
const start = { ...flows, totalMinor: 9, mainMinor: 5, at: began, after: null, rows: 3, compared: 1, isExact: true }

beforeEach(() => startSession('t1', true))
afterEach(() => {
  endSession()
  localStorage.clear()
})

describe('a session of play', () => {
  it.each<[string, seenAfter: number, goesOn: boolean]>([
    ['goes on after less than six hours away', 6 * hour - 1, true],
    ['is another one after six hours', 6 * hour, false],
    ['goes on if the clock steps back a little', -59_999, true],
    ['is another one if the clock was set back', -60_000, false],
  ])('%s', (_, seenAfter, goesOn) => {
    play.playSession(began)
    const at = began + seenAfter
    expect(play.playSession(at)).toMatchObject(
      goesOn ? { at: began, toldAt: began, seenAt: Math.max(began, at) } : { at, toldAt: at, seenAt: at, start: null },
    )
  })

  it('keeps the balances of its beginning, the first ones, and when the player was told', () => {
    play.playSession(began)
    play.storeStart(start)
    play.storeStart({ ...start, totalMinor: 1 })
    play.storeNotified(began + 1)
    expect(play.playSession(began + 1)).toMatchObject({ at: began, toldAt: began + 1, start })
  })

  const another = JSON.stringify({ sessionHash: 'another login', at: began, seenAt: began, toldAt: began, start: null })
  it.each(['', '{', '{"sessionHash":1}', another])('is a new one if what was kept is %s', (kept) => {
    localStorage.setItem('sessionStart', kept)
    play.storeStart(start)
    play.storeNotified(began)
    expect(localStorage.getItem('sessionStart')).toBe(kept)
    expect(play.playSession(began + 1)).toMatchObject({ at: began + 1, start: null })
  })

  it('leaves nothing on the device once its member has logged out', () => {
    endSession()
    play.playSession(began)
    expect([localStorage, sessionStorage].map((area) => area.getItem('sessionStart'))).toEqual([null, null])
  })
})

test.each([
  [null, 60],
  [15, 15],
  [7, 60],
])('the player is told every hour, or as often as chosen: %j means %i minutes', (chosen, minutes) => {
  if (chosen !== null) play.storeInterval(chosen)
  expect(play.interval()).toBe(minutes)
})
