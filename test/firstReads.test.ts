// @vitest-environment node
import { expect, test } from 'vitest'
import { refreshGamesCall, walletCall } from '../src/api/wallet.ts'
import { firstReads } from '../src/boot/firstReads.ts'

test('the page begins the same reads that home waits for', () => {
  expect(firstReads.games).toBe(refreshGamesCall.path)
  expect(firstReads.wallet).toBe(walletCall.path)
})

test('only reads are begun before the app is there', () => {
  expect([refreshGamesCall, walletCall].map(({ method, kind }) => `${method} ${kind}`)).toEqual([
    'GET read',
    'GET read',
  ])
})
