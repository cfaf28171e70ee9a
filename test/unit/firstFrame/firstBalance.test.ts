import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { walletCall } from '../../../src/api/wallet.ts'
import { firstBalance } from '../../../src/firstFrame/firstReads.ts'
import { formatMoney } from '../../../src/i18n/money.ts'
import { settings } from '../../../src/lib/settings/settings.ts'
import { currencyOf, totals } from '../../../src/wallet/accounts.ts'

/** What home shows of an answer; null where it says that the wallet cannot be read, or that a sum is not known. */
function shown(answer: unknown): string | null {
  const read = v.safeParse(walletCall.answer, answer)
  if (!read.success) return null
  const { all } = totals(read.output)
  return all === null ? null : formatMoney(all, currencyOf(read.output))
}

const amount = fc.oneof(
  fc.integer({ min: -1_000_00, max: 1_000_000_000_00 }).map((minor) => minor / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const odd = fc.constantFrom<unknown>(undefined, null, '12', '', 0, true, [], {}, [1], 'LAK')
const oftenOdd = <Value>(plain: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: plain, weight: 4 }, { arbitrary: odd, weight: 1 })
const slot = fc.record({ code: fc.string(), amount: oftenOdd(amount), isActive: oftenOdd(fc.boolean()) })
const currency = fc.constantFrom('BAHT', 'LAK', 'USD', 'toString', null)
const anyAnswer = oftenOdd(
  fc.record({
    profile: oftenOdd(fc.record({ _id: oftenOdd(fc.string()), name: fc.string(), currency: oftenOdd(currency) })),
    wallet: oftenOdd(fc.record({ amount: oftenOdd(amount) })),
    slots: oftenOdd(fc.array(oftenOdd(slot))),
  }),
)

describe('the balance that the page writes before the app has loaded', () => {
  afterEach(() => void Object.assign(settings, { VITE_REGION: 'th' }))

  it.each(['th', 'la'] as const)('is what the app will write, or nothing, in a %s build', (region) => {
    Object.assign(settings, { VITE_REGION: region })
    fc.assert(
      fc.property(anyAnswer, (answer) => {
        const first = firstBalance(answer)
        expect([null, shown(answer)]).toContain(first)
      }),
      { numRuns: 1_000 },
    )
  })

  it('is there for every answer that follows the contract', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000_00 }).map((minor) => minor / 100)
    const plainSlot = fc.oneof(
      fc.record({ code: fc.string(), amount: cents, isActive: fc.boolean() }),
      fc.record({ code: fc.string(), amount: fc.constant(null), isActive: fc.constant(false) }),
    )
    const plain = fc.record({
      profile: fc.record({ _id: fc.string(), name: fc.string(), currency: fc.constantFrom('BAHT', 'LAK', null) }),
      wallet: fc.record({ amount: cents }),
      slots: fc.array(plainSlot),
    })
    fc.assert(
      fc.property(plain, (answer) => {
        expect(firstBalance(answer)).toBe(shown(answer) ?? 'missing')
      }),
    )
  })
})
