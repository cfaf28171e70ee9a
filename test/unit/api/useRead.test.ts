import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { banksCall } from '../../../src/api/banks.ts'
import { ApiError } from '../../../src/api/client/errors.ts'
import { depositCall } from '../../../src/api/deposit.ts'
import { gameLoginCall } from '../../../src/api/games.ts'
import { profileCall, changeProfileCall } from '../../../src/api/profile.ts'
import { statementCall } from '../../../src/api/statement.ts'
import { readKey, mayRetry, readPolicy, readsOf } from '../../../src/api/useRead.ts'
import { walletCall } from '../../../src/api/wallet.ts'
import { withdrawLimitsCall } from '../../../src/api/withdraw.ts'
import { isMoneyRead } from '../../../src/wallet/useWallet.ts'
import { declaredCalls } from '../../contract/declaredCalls.ts'

const declared = Object.values(declaredCalls)
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

describe('a failed read', () => {
  afterEach(() => vi.useRealTimers())
  const failed = (status: number, code = 'SOMETHING') => new ApiError(code, status, status ? 'refused' : 'unknown')

  test.each([
    ['without an answer', failed(0, 'NO_ANSWER'), 1, true],
    ['without an answer', failed(0, 'NO_ANSWER'), 3, true],
    ['without an answer', failed(0, 'NO_ANSWER'), 4, false],
    ['with 500', failed(500), 1, true],
    ['with 503', failed(503), 3, true],
    ['with 500', failed(500), 4, false],
    ['after a time-out', failed(0, 'TIME_OUT'), 1, false],
    ['with 400', failed(400), 1, false],
    ['with 401', failed(401), 1, false],
    ['with 404', failed(404), 1, false],
    ['with 429', failed(429), 1, false],
    ['with an unreadable answer', failed(200, 'BAD_ANSWER'), 1, false],
    ['that was not sent', new ApiError('NOT_SENT', 0, 'notSent'), 1, false],
    ['by a mistake of our own', new TypeError('x'), 1, false],
  ])('%s (%s) at try %s is retried: %s', (_, error, retries, expected) => {
    expect(mayRetry(error, retries)).toBe(expected)
  })

  it('is retried after one, two and four seconds, and no more', () => {
    vi.useFakeTimers()
    const read = vi.fn()
    const error = new ApiError('NO_ANSWER', 0, 'unknown')
    const retry = (retryCount: number) =>
      readPolicy.onErrorRetry?.(error, 'key', {} as never, read, { retryCount, dedupe: true })
    for (const [count, pause] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      retry(count)
      vi.advanceTimersByTime(pause - 1)
      expect(read).toHaveBeenCalledTimes(count - 1)
      vi.advanceTimersByTime(1)
      expect(read).toHaveBeenCalledTimes(count)
      expect(read).toHaveBeenLastCalledWith({ retryCount: count })
    }
    retry(4)
    vi.advanceTimersByTime(60_000)
    expect(read).toHaveBeenCalledTimes(3)
  })
})
