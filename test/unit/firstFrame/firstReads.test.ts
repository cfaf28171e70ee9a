import { expect, test } from 'vitest'
import { noticeCall } from '../../../src/api/info.ts'
import { serviceInfoCall } from '../../../src/api/service.ts'
import { refreshGamesCall, walletCall } from '../../../src/api/wallet.ts'
import { wheelActiveCall } from '../../../src/api/wheelActive.ts'
import { firstReads } from '../../../src/firstFrame/firstReads.ts'

test('the page begins the same reads that home waits for', () => {
  expect(firstReads.games).toBe(refreshGamesCall.path)
  expect(firstReads.wallet).toBe(walletCall.path)
  expect(firstReads.wheel).toBe(wheelActiveCall.path)
  expect(firstReads.lookups).toEqual([serviceInfoCall.path, noticeCall.path])
})

test('only reads are started before the app has loaded', () => {
  const begun = [refreshGamesCall, walletCall, wheelActiveCall, serviceInfoCall, noticeCall]
  expect(new Set(begun.map(({ method, kind }) => `${method} ${kind}`))).toEqual(new Set(['GET read']))
})
