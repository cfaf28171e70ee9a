import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import { checkAmount, trackCode, reloadedWith } from '../../../../src/features/qr/rules.ts'
import { hash } from '../../../../src/lib/hash.ts'
import { settings } from '../../../../src/lib/settings/settings.ts'
import { isQrChannel, leastOf, minimumOf, quickQrAmounts, type QrChannel } from '../../../../src/operator/qrChannels.ts'
import type { TimedStatus } from '../../../../src/wallet/qrStatus.ts'
import { minor } from '../../../fakes/wallets.ts'

afterEach(() => void Object.assign(settings, { VITE_QR_MIN_PAYTIMZ: null, VITE_QR_MIN_FP: null }))

describe('a channel', () => {
  test.each<[QrChannel, number[], number, QrChannel[]]>([
    ['KBANK', [10, 20, 50, 100, 500, 1000], 1, ['WW', 'FP', 'PAYONEX']],
    ['WW', [100, 200, 300, 500, 1000], 100_00, ['KBANK', 'FP', 'PAYONEX']],
    ['PAYONEX', [100, 200, 300, 500, 1000], 100_00, ['KBANK', 'WW', 'FP']],
    ['PAYTIMZ', [10, 50, 100, 500, 1000], 10_00, []],
    ['FP', [10, 50, 100, 500, 1000], 10_00, ['KBANK', 'WW', 'PAYONEX']],
  ])('%s offers %j, from %i minor units on, and reloads %j', (bankCode, quick, minimum, others) => {
    expect(quickQrAmounts(bankCode)).toEqual(quick.map((amount) => amount * 100))
    expect(minimumOf(bankCode)).toBe(minimum)
    expect(reloadedWith(bankCode)).toEqual(others)
    for (const amount of quickQrAmounts(bankCode))
      expect(checkAmount(String(amount / 100), bankCode, 'BAHT')).toBe(amount)
  })

  test.each([
    ['KBANK', true],
    ['kbank', false],
    ['SCB', false],
    ['toString', false],
    ['', false],
    [undefined, false],
  ])('named %j exists: %s', (code, expected) => {
    expect(isQrChannel(code)).toBe(expected)
  })

  it('at PAYTIMZ and FP has the operator’s minimum', () => {
    Object.assign(settings, { VITE_QR_MIN_PAYTIMZ: 20_00, VITE_QR_MIN_FP: 50 })
    expect([minimumOf('PAYTIMZ'), minimumOf('FP')]).toEqual([20_00, 50])
    expect([leastOf('PAYTIMZ'), leastOf('FP')]).toEqual([20_00, 1_00])
    expect(checkAmount('19.99', 'PAYTIMZ', 'BAHT')).toBe('minimum')
    expect(checkAmount('0.49', 'FP', 'BAHT')).toBe('minimum')
    expect(checkAmount('0.5', 'FP', 'BAHT')).toBe('underOne')
    expect(checkAmount('1', 'FP', 'BAHT')).toBe(1_00)
  })
})

describe('an amount for a code', () => {
  test.each<[string, QrChannel, number | string]>([
    ['', 'KBANK', 'empty'],
    ['0', 'KBANK', 'minimum'],
    ['0.00', 'KBANK', 'minimum'],
    ['0.01', 'KBANK', 'underOne'],
    ['0.99', 'KBANK', 'underOne'],
    ['1', 'KBANK', 1_00],
    ['99.99', 'WW', 'minimum'],
    ['100', 'WW', 100_00],
    ['99', 'PAYONEX', 'minimum'],
    ['9.99', 'PAYTIMZ', 'minimum'],
    ['10', 'FP', 10_00],
    ['1,234.50', 'KBANK', 1_234_50],
    ['๕๐๐', 'WW', 500_00],
    ['1,00', 'KBANK', 'unclear'],
    ['1.5.2', 'KBANK', 'unclear'],
    ['5²', 'KBANK', 'unclear'],
    ['1e3', 'KBANK', 'unclear'],
    ['-5', 'KBANK', 'unclear'],
    ['500 kip', 'KBANK', 'unclear'],
    ['1'.repeat(13), 'KBANK', 'tooLong'],
  ])('"%s" at %s is %j', (typed, bankCode, result) => {
    expect(checkAmount(typed, bankCode, 'BAHT')).toBe(result)
  })

  it('that may be sent is never below the minimum, nor below 1', () => {
    const codes = fc.constantFrom<QrChannel>('KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'FP')
    const texts = fc.oneof(fc.string(), fc.double({ min: -10, max: 2_000 }).map(String))
    const holds = fc.property(texts, codes, (typed, bankCode) => {
      const checked = checkAmount(typed, bankCode, 'BAHT')
      return typeof checked === 'string' || checked >= Math.max(100, minimumOf(bankCode))
    })
    expect(fc.check(holds).failed).toBe(false)
  })
})

describe('a code that is followed', () => {
  const status = (change: Partial<TimedStatus>): TimedStatus => ({
    qrcodeId: 'qr1',
    hasQrcode: true,
    qrcode: '<svg/>',
    amount: minor(100_00),
    expireIn: 900,
    serverTime: 500_000,
    askedAt: 1,
    receivedAt: 1_000_000,
    ...change,
  })
  const first = { codeId: hash('qr1'), paidFrom: 1_000_000, deadline: 1_900_000, paidFromByServer: 500_000 }

  it('begins when it is first seen, and not before the dialog read it', () => {
    expect(trackCode(null, status({}), 0)).toEqual(first)
    expect(trackCode(null, status({}), 1_000_500)).toEqual({ ...first, paidFrom: 1_000_500, paidFromByServer: 500_500 })
    expect(trackCode(null, status({ hasQrcode: false }), 0)).toBeNull()
  })

  test.each<[string, Partial<TimedStatus>]>([
    ['is told with another delay', { expireIn: 896, receivedAt: 1_005_900 }],
    ['is told as two seconds less', { expireIn: 898 }],
    ['is told no more', { expireIn: null, receivedAt: 1_100_000 }],
    ['has nothing left', { expireIn: 0, receivedAt: 1_900_000 }],
    ['belongs to a code that is gone', { hasQrcode: false }],
  ])('keeps a deadline that %s', (_, change) => {
    expect(trackCode(first, status(change), 0)).toBe(first)
  })

  it('changes its deadline when the server does', () => {
    expect(trackCode(first, status({ expireIn: 60 }), 0)).toEqual({ ...first, deadline: 1_060_000 })
    expect(trackCode({ ...first, deadline: null }, status({}), 0)).toEqual(first)
  })

  it('is replaced by another code', () => {
    expect(trackCode(first, status({ qrcodeId: 'qr2', receivedAt: 2_000_000 }), 0)).toEqual({
      codeId: hash('qr2'),
      paidFrom: 2_000_000,
      deadline: 2_900_000,
      paidFromByServer: 500_000,
    })
  })
})
