import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectWire } from '../../../src/api/client/client.ts'
import { beginFirstReading, firstReading, takeFirstReading } from '../../../src/wallet/firstReading.ts'
import { currentSession, endSession, startSession } from '../../../src/session/session.ts'

const wallet = {
  profile: { _id: 'm1', name: 'A', username: 'u', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  wallet: { amount: 5 },
  slots: [],
}
/** What the page's head has asked for. */
const ask = (token: string) =>
  Object.assign(window, {
    prefetched: {
      token,
      answers: {
        '/api/wallet/refresh/slot': Promise.resolve(Response.json({})),
        '/api/wallet': Promise.resolve(Response.json(wallet)),
      },
    },
  })

beforeEach(() => {
  connectWire({
    token: () => currentSession()?.token ?? null,
    onSessionEnd: () => undefined,
    onGone: () => undefined,
  })
  startSession('t1', false)
})
afterEach(() => {
  takeFirstReading()
  endSession()
  delete window.prefetched
})

it('the first reading of a token is used once', async () => {
  ask('t1')
  beginFirstReading()
  expect(await firstReading()?.gamesAreStale).toBe(false)
  await firstReading()?.reading
  expect(firstReading()?.wallet?.profile.name).toBe('A')
  expect(takeFirstReading()?.wallet?.profile.name).toBe('A')
  expect([firstReading(), takeFirstReading()]).toEqual([null, null])
})

it('the first reading is given only to the token it was made with', () => {
  ask('t2')
  beginFirstReading()
  expect(firstReading()).toBeNull()
})

it('the first reading does not start if nothing requested it', () => {
  beginFirstReading()
  expect(firstReading()).toBeNull()
})

it('the first reading belongs only to the session that began it', async () => {
  ask('t1')
  beginFirstReading()
  await firstReading()?.reading
  startSession('t2', false)
  expect([firstReading(), takeFirstReading()]).toEqual([null, null])
  startSession('t1', false)
  expect(firstReading()).toBeNull()
})
