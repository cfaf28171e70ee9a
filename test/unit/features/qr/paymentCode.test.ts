import fc from 'fast-check'
import { encode, generate, tag, withCrcTag } from 'promptparse'
import { describe, expect, it, test } from 'vitest'
import { checkPaymentCode, type Verdict } from '../../../../src/features/qr/paymentCode.ts'
import { minorOf, type Minor } from '../../../../src/lib/money/minor.ts'

const baht = (typed: number, named: number = typed) => ({
  typed: minorOf(typed),
  named: minorOf(named),
  currency: 'BAHT' as const,
})
const kip = (typed: number) => ({ ...baht(typed), currency: 'LAK' as const })

/** The fields of a merchant's code for 500 baht. */
const merchant: Record<string, string> = {
  '00': '01',
  '01': '12',
  '30': encode([tag('00', 'A000000677010112'), tag('01', '099400012345601'), tag('02', 'REF1')]),
  '52': '7995',
  '53': '764',
  '54': '500.00',
  '58': 'TH',
  '59': 'GOOD SHOP',
  '60': 'BANGKOK',
}
/** A code of the independent generator, with its checksum. Fields are changed, or left out by null. */
const codeOf = (changed: Record<string, string | null> = {}) => {
  const fields = Object.entries({ ...merchant, ...changed }).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return withCrcTag(encode(fields.flatMap(([id, value]) => (value === null ? [] : [tag(id, value)]))), '63')
}

const right = (payee: string | null = null, amount = 500_00): Verdict => ({
  is: 'right',
  payee,
  amount: amount as Minor,
})
const wrong = (what: 'damaged' | 'currency' | 'amount', amount: number | null = null) => ({ is: 'wrong', what, amount })

describe('a payment code', () => {
  test.each([
    ['of a phone number is right', generate.anyId({ type: 'MSISDN', target: '0812345678', amount: 500 }), right()],
    ['of a bill', generate.billPayment({ billerId: '099400012345601', amount: 500, ref1: 'A1', ref2: 'B2' }), right()],
    ['of a wallet is right', generate.trueMoney({ mobileNo: '0812345678', amount: 500, message: 'hi' }), right()],
    ['of a merchant is right', codeOf(), right('GOOD SHOP')],
    ['with an amount without decimals is right', codeOf({ '54': '500' }), right('GOOD SHOP')],
    ['with a point and no decimals is right', codeOf({ '54': '500.' }), right('GOOD SHOP')],
    ['with a Thai name is right', codeOf({ '59': 'ร้านดี' }), right('ร้านดี')],
    ['with its name in Thai beside is right', codeOf({ '59': null, '64': '0002TH0106ร้านดี' }), right('ร้านดี')],
    ['with signs that turn the writing is right', codeOf({ '59': '\u202eGOOD\u0000' }), right('GOOD')],
    ['with a small checksum is right', codeOf().replace(/.{4}$/, (sum) => sum.toLowerCase()), right('GOOD SHOP')],
    [
      'without an amount leaves it to the player',
      codeOf({ '54': null }),
      { is: 'amountless', payee: 'GOOD SHOP', amount: null },
    ],
    ['over another amount is wrong', codeOf({ '54': '5000.00' }), wrong('amount', 5000_00)],
    ['over some satang more is right', codeOf({ '54': '500.99' }), right('GOOD SHOP', 500_99)],
    ['over some satang less is right', codeOf({ '54': '499.01' }), right('GOOD SHOP', 499_01)],
    ['over a baht more is wrong', codeOf({ '54': '501.00' }), wrong('amount', 501_00)],
    ['over a baht less is wrong', codeOf({ '54': '499.00' }), wrong('amount', 499_00)],
    ['in kip is wrong for an account in baht', codeOf({ '53': '418' }), wrong('currency', 500_00)],
    ['in dollars is wrong for an account in baht', codeOf({ '53': '840' }), wrong('currency', 500_00)],
    ['with three decimals is damaged', codeOf({ '54': '500.001' }), wrong('damaged')],
    ['with an amount in words is damaged', codeOf({ '54': '5e2' }), wrong('damaged')],
    ['with an empty amount is damaged', codeOf({ '54': '' }), wrong('damaged')],
    ['of an unknown version is damaged', codeOf({ '00': '02' }), wrong('damaged')],
    [
      'with a field twice is damaged',
      withCrcTag(`${encode([tag('00', '01'), tag('54', '1'), tag('54', '500')])}`, '63'),
      wrong('damaged'),
    ],
    ['with another checksum is damaged', codeOf().replace(/.{4}$/, '0000'), wrong('damaged')],
    ['with something behind it is damaged', `${codeOf()}0`, wrong('damaged')],
    ['with a line end behind it is right', `${codeOf()}\r\n`, right('GOOD SHOP')],
    ['with a byte-order mark before it is right', `\ufeff${codeOf()}`, right('GOOD SHOP')],
    ['with blanks around it is right', ` ${codeOf()}\u00a0\u0000`, right('GOOD SHOP')],
    ['without its currency cannot be checked', codeOf({ '53': null }), { is: 'unchecked' }],
  ])('%s', (_, code, verdict) => expect(checkPaymentCode(code, baht(500_00))).toEqual(verdict))

  it('counts the bytes of a Thai name, where the bank does', () => {
    const name = 'ร้านดี'
    const bytes = String(new TextEncoder().encode(name).length)
    const code = withCrcTag(`0002010102125303764540${'6'}500.005802TH59${bytes}${name}`, '63')
    // The independent checksum goes by characters, so this one is made of bytes that stand for themselves.
    const binary = String.fromCharCode(...new TextEncoder().encode(code.slice(0, -4)))
    const sealed = withCrcTag(binary.slice(0, -4), '63').slice(-4)
    expect(checkPaymentCode(code.slice(0, -4) + sealed, baht(500_00))).toEqual(right(name))
  })

  it.each([
    ['500.03', 500_00, 500_03, right('GOOD SHOP', 500_03)],
    ['500.03', 500_00, 500_00, right('GOOD SHOP', 500_03)],
    ['500.00', 500_00, 500_03, wrong('amount', 500_00)],
    ['500.04', 500_00, 500_03, wrong('amount', 500_04)],
    ['5.00', 500_00, 5_00, wrong('amount', 5_00)],
    ['500.00', 500_00, 5_00, wrong('amount', 500_00)],
  ])('over %s for %i typed and %i named by the server', (code, typed, named, verdict) =>
    expect(checkPaymentCode(codeOf({ '54': code }), baht(typed, named))).toEqual(verdict),
  )

  it('is in kip for an account in kip', () => {
    expect(checkPaymentCode(codeOf({ '53': '418', '54': '50000', '58': 'LA' }), kip(50_000_00))).toEqual(
      right('GOOD SHOP', 50_000_00),
    )
    expect(checkPaymentCode(codeOf(), kip(500_00))).toEqual(wrong('currency', 500_00))
  })

  it('is not called right if no amount is known', () =>
    expect(checkPaymentCode(codeOf(), { typed: null, named: null, currency: 'BAHT' })).toEqual({ is: 'unchecked' }))
})

describe('what is no payment code', () => {
  test.each([
    null,
    '',
    'https://pay.example/KBANK?id=1&amount=500.00',
    'https://pay.example/?x=00020101021253037645802TH63041234',
    'weixin://wxpay/bizpayurl?pr=AbCd',
    'lightning:lnbc500',
    '1234567890',
    generate.slipVerify({ sendingBank: '004', transRef: '014242082547BPM04988' }),
  ])('cannot be checked: %j', (text) => expect(checkPaymentCode(text, baht(500_00))).toEqual({ is: 'unchecked' }))
})

describe('thousands of payment codes', () => {
  const amount = fc.integer({ min: 1, max: 99_999_999 })
  const digits = (length: number) => fc.nat().map((number) => String(number).padStart(length, '7'))
  const letters = (least: number, most: number) =>
    fc
      .array(fc.integer({ min: 65, max: 90 }), { minLength: least, maxLength: most })
      .map((some) => String.fromCharCode(...some))
  /** Codes of every kind that the generator knows, over random amounts. */
  const codes = fc
    .record({
      satang: amount,
      kind: fc.nat({ max: 5 }),
      number: digits(15),
      one: letters(2, 20),
      other: letters(1, 20),
    })
    .map(({ satang, kind, number, one, other }) => {
      const units = satang / 100
      const target = (length: number) => number.slice(-length)
      const made = [
        () => generate.anyId({ type: 'MSISDN', target: `0${target(9)}`, amount: units }),
        () => generate.anyId({ type: 'NATID', target: target(13), amount: units }),
        () => generate.anyId({ type: 'EWALLETID', target: target(15), amount: units }),
        () => generate.billPayment({ billerId: target(15), ref1: one, ref2: other, amount: units }),
        () => generate.trueMoney({ mobileNo: `0${target(9)}`, amount: units, message: other }),
        () => codeOf({ '54': units.toFixed(2), '59': one }),
      ]
      return { satang, code: made[kind]?.() ?? '' }
    })
  // The seed stands: of mutations that shift many bytes a checksum of 16 bits misses one in 65,536.
  const runs = { seed: 19, numRuns: 2_000 }

  it('that are right raise no false alarm', () =>
    fc.assert(
      fc.property(codes, ({ code, satang }) => {
        expect(checkPaymentCode(code, baht(satang, satang)).is).toBe('right')
      }),
      runs,
    ))

  const character = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
  const place = fc.nat({ max: 10_000 })
  type Mutation = (code: string) => string
  const mutations: fc.Arbitrary<Mutation> = fc.oneof(
    fc.tuple(place, character).map(
      ([at, put]): Mutation =>
        (code) =>
          splice(code, at % code.length, 1, put),
    ),
    fc.tuple(place, character).map(
      ([at, put]): Mutation =>
        (code) =>
          splice(code, at % (code.length + 1), 0, put),
    ),
    fc.tuple(place, fc.integer({ min: 1, max: 8 })).map(
      ([at, count]): Mutation =>
        (code) =>
          splice(code, at % code.length, count, ''),
    ),
    place.map(
      (at): Mutation =>
        (code) =>
          swap(code, at % (code.length - 1)),
    ),
    place.map(
      (at): Mutation =>
        (code) =>
          code.slice(0, 12 + (at % (code.length - 12))),
    ),
    fc.tuple(place, place).map(
      ([from, to]): Mutation =>
        (code) =>
          code + code.slice(from % code.length, to % code.length),
    ),
    fc.tuple(place, letters(2, 12)).map(
      ([at, put]): Mutation =>
        (code) =>
          splice(code, at % code.length, put.length, put),
    ),
  )

  it('are all caught if changed anywhere', () =>
    fc.assert(
      fc.property(codes, mutations, ({ code, satang }, mutate) => {
        const mutated = mutate(code)
        // Small letters in the checksum say the same.
        fc.pre(mutated.slice(0, -4) !== code.slice(0, -4) || mutated.toUpperCase() !== code.toUpperCase())
        expect({ mutated, is: checkPaymentCode(mutated, baht(satang, satang)).is }).toEqual({ mutated, is: 'wrong' })
      }),
      runs,
    ))

  it('for another amount or in another currency are all caught, though their checksum is right', () =>
    fc.assert(
      fc.property(amount, amount, fc.constantFrom('764', '418', '840', '156'), (satang, other, money) => {
        fc.pre(Math.abs(other - satang) >= 100 || money !== '764')
        const verdict = checkPaymentCode(codeOf({ '53': money, '54': (other / 100).toFixed(2) }), baht(satang, satang))
        expect(verdict).toEqual(wrong(money === '764' ? 'amount' : 'currency', other))
      }),
      runs,
    ))
})

const splice = (text: string, at: number, gone: number, put: string) => text.slice(0, at) + put + text.slice(at + gone)
const swap = (text: string, at: number) =>
  text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2)
