import { afterEach, beforeEach, expect, it } from 'vitest'
import { connectWire } from '../../../src/api/client/client.ts'
import { currentSession, endSession, startSession } from '../../../src/session/session.ts'
import { beginFirstWalletRead, firstWalletRead, takeFirstWalletRead } from '../../../src/wallet/firstWalletRead.ts'

const wallet = {
  profile: { _id: 'm1', name: 'A', username: 'u', createdAt: '2026-01-01T00:00:00Z', coin: 0 },
  wallet: { amount: 5 },
  slots: [],
}
/** What the page's head has asked for. */
const ask = (token: string, status = 200) =>
  Object.assign(window, {
    prefetched: {
      token,
      answers: {
        '/api/wallet/refresh/slot': Promise.resolve(Response.json({}, { status })),
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
  takeFirstWalletRead()
  endSession()
  delete window.prefetched
})

it.each([
  ['refreshed', 200],
  ['not refreshed', 400],
])('the first reading of a token is used once, and says that the games were %s', async (_, status) => {
  ask('t1', status)
  beginFirstWalletRead()
  expect(await firstWalletRead()?.gamesAreStale).toBe(status === 400)
  await firstWalletRead()?.reading
  expect(firstWalletRead()?.wallet?.profile.name).toBe('A')
  expect(takeFirstWalletRead()?.wallet?.profile.name).toBe('A')
  expect([firstWalletRead(), takeFirstWalletRead()]).toEqual([null, null])
})

it('the first reading is given only to the token it was made with', () => {
  ask('t2')
  beginFirstWalletRead()
  expect(firstWalletRead()).toBeNull()
})

it('the first reading does not start if nothing requested it', () => {
  beginFirstWalletRead()
  expect(firstWalletRead()).toBeNull()
})

it('the first reading belongs only to the session that began it', async () => {
  ask('t1')
  beginFirstWalletRead()
  await firstWalletRead()?.reading
  startSession('t2', false)
  expect([firstWalletRead(), takeFirstWalletRead()]).toEqual([null, null])
  startSession('t1', false)
  expect(firstWalletRead()).toBeNull()
})
