import fc from 'fast-check'
import { generate } from 'promptparse'
import { describe, expect, it, test } from 'vitest'
import { slipCode } from '../../../../src/features/slip/slipCode.ts'

const bank = generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' })
const wallet = generate.trueMoneySlipVerify({ eventType: 'P2P', transactionId: '50001234567890', date: '25012024' })
const payment = generate.anyId({ type: 'MSISDN', target: '0812345678', amount: 500 })
const advertisement = 'https://bank.example/promotion'
const bankSlip = { is: 'slip', reference: '000600000101030040220014242082547BPM04988' }

describe('the code in a picture', () => {
  test.each([
    ["a bank's slip", [bank], bankSlip],
    ["a wallet's slip", [wallet], { is: 'slip', reference: wallet.slice(4, -8) }],
    ['a slip with an advertisement', [advertisement, bank], bankSlip],
    ['a slip with a payment code', [payment, bank], bankSlip],
    ['a payment code', [payment], { is: 'payment' }],
    ['a payment code with an advertisement', [advertisement, payment], { is: 'payment' }],
    ['a picture without a code', [], { is: 'none' }],
    ['an advertisement', [advertisement], { is: 'none' }],
    ['a slip with a line end', [`${bank}\n`], bankSlip],
    ['a slip with a byte-order mark and a blank', [`\ufeff${bank} `], bankSlip],
    ['a payment code with a line end', [`${payment}\r\n`], { is: 'payment' }],
    ['a slip whose checksum is wrong', [bank.replace(/.{4}$/, '0000')], { is: 'none' }],
    ['a slip that is cut off', [bank.slice(0, 40)], { is: 'none' }],
  ])('%s: only a slip with a right checksum counts as one', (_, texts, code) => expect(slipCode(texts)).toEqual(code))

  it('is identified by its bank and its number: no two slips share a reference', () => {
    const number = fc.stringMatching(/^[A-Z\d]{8,25}$/)
    const code = fc.record({ sendingBank: fc.constantFrom('002', '004', '006', '014', '025'), transRef: number })
    const referenceOf = (given: { sendingBank: string; transRef: string }) => slipCode([generate.slipVerify(given)])
    fc.assert(
      fc.property(code, code, (one, other) => {
        const isSame = one.sendingBank === other.sendingBank && one.transRef === other.transRef
        expect(referenceOf(one).is).toBe('slip')
        expect(JSON.stringify(referenceOf(one)) === JSON.stringify(referenceOf(other))).toBe(isSame)
      }),
      { numRuns: 500 },
    )
  })

  it('a damaged code is never taken for another slip', () =>
    fc.assert(
      fc.property(fc.nat({ max: bank.length - 1 }), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const put = String.fromCharCode(code)
        fc.pre(put.toUpperCase() !== bank[at])
        expect(slipCode([bank.slice(0, at) + put + bank.slice(at + 1)])).toEqual({ is: 'none' })
      }),
      { numRuns: 2_000 },
    ))
})
