import { describe, expect, it, test } from 'vitest'
import { banksCall } from '../../../src/api/banks.ts'
import type { Call } from '../../../src/api/client/call.ts'
import { ApiError } from '../../../src/api/client/errors.ts'
import { depositCall } from '../../../src/api/deposit.ts'
import { gameLoginCall } from '../../../src/api/games.ts'
import { profileCall, changeProfileCall } from '../../../src/api/profile.ts'
import { statementCall } from '../../../src/api/statement.ts'
import { readKey, mayRetry, readsOf } from '../../../src/api/useRead.ts'
import { walletCall } from '../../../src/api/wallet.ts'
import { withdrawLimitsCall } from '../../../src/api/withdraw.ts'
import { isMoneyRead } from '../../../src/wallet/useWallet.ts'

const files = import.meta.glob<Record<string, unknown>>('../../../src/api/**/*.ts', { eager: true })
const isCall = (value: unknown): value is Call<unknown> =>
  typeof value === 'object' && value !== null && 'path' in value && 'kind' in value && 'answer' in value
const declared = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(isCall)
const reads = declared.filter(({ kind }) => kind === 'read')

describe('the key of a read', () => {
  it('is unique, so that no feature is shown what another one read', () => {
    const keys = reads.map((call) => JSON.stringify(readKey(call)))
    expect(new Set(keys).size).toBe(reads.length)
    expect(reads).toContain(walletCall)
  })

  it('differs for another page and for another game', () => {
    const page = (number: number) => readKey(statementCall, { body: { page: number, limit: 10 } })
    const login = (code: string) => readKey(gameLoginCall, { pathParameters: { code } })
    expect(page(1)).toEqual(page(1))
    expect(page(1)).not.toEqual(page(2))
    expect(login('neko')).not.toEqual(login('koi'))
  })

  it('differs from that of a command with the same address', () => {
    expect(readKey(profileCall)).not.toEqual(readKey(changeProfileCall))
  })
})

describe('a read that is repeated after money may have moved', () => {
  it('is the wallet and every page of the statement, and nothing else', () => {
    expect(isMoneyRead(readKey(walletCall))).toBe(true)
    for (const page of [1, 2]) expect(isMoneyRead([...readKey(statementCall, { body: { page } }), 'more'])).toBe(true)
    const others = reads.filter((call) => call !== walletCall && call !== statementCall)
    expect(others.filter((call) => isMoneyRead(readKey(call)))).toEqual([])
  })

  test.each([undefined, null, '', 'GET /api/wallet', [], [undefined]])('is none with the key %j', (key) => {
    expect(isMoneyRead(key)).toBe(false)
    expect(readsOf()(key)).toBe(false)
  })
})

describe('a read that is kept as long as the app is open', () => {
  it('never counts money, and never decides where or how much may be paid, or a command', () => {
    for (const call of [walletCall, statementCall, depositCall, withdrawLimitsCall])
      expect(call.isCachedForever).toBeFalsy()
    expect(declared.filter(({ kind, isCachedForever }) => kind !== 'read' && isCachedForever)).toEqual([])
    expect(banksCall.isCachedForever).toBe(true)
  })
})

test('a failed read is retried three times', () => {
  const lost = new ApiError('NO_ANSWER', 0, 'unknown')
  expect([1, 2, 3, 4].filter((retries) => mayRetry(lost, retries))).toEqual([1, 2, 3])
})
