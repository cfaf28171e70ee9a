import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { statementCall } from '../../../src/api/statement.ts'
import { netDepositsOf, sumsOf } from '../../../src/features/statement/report/sums.ts'
import { directionOf } from '../../../src/features/statement/rules.ts'
import { flowsOf } from '../../../src/wallet/ledger/flows.ts'
import { mainEffectOf } from '../../../src/wallet/ledger/reading.ts'
import { withdrawalsShown } from '../../../src/wallet/ledger/underWay.ts'
import { reading, row } from '../../fakes/ledger/made.ts'
import { readAnswer } from '../../fakes/readAnswer.ts'

test.each([
  ['deposit', 'deposit'],
  ['Deposit', 'deposit'],
  [' DEPOSIT ', 'deposit'],
  ['withdraw', 'withdraw'],
  ['WITHDRAW', 'withdraw'],
  ['Withdrawal', 'withdraw'],
  ['transfer', 'transfer'],
  ['Transfer', 'transfer'],
  ['bonus', 'bonus'],
  ['BONUS', 'bonus'],
  ['finish_bonus', 'finishBonus'],
  ['FINISH_BONUS', 'finishBonus'],
  ['finishBonus', 'finishBonus'],
  ['Finish bonus', 'finishBonus'],
  ['finish-bonus', 'finishBonus'],
  ['cashback', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
])('a row of the type %j is of the kind %s', (statementType, kind) => {
  expect(row({ statementType })).toMatchObject({ kind, writtenKind: statementType.trim() })
})

test.each([
  ['SUCCESS', 'success'],
  [' Success', 'success'],
  ['FAILED', 'failed'],
  ['failed', 'failed'],
  ['WAITING', 'underWay'],
  ['SUCCESSFUL', 'underWay'],
  ['', 'underWay'],
])('a row with the status %j is %s', (status, progress) => {
  expect(row({ status }).progress).toBe(progress)
})

test('the main wallet is one account in any spelling', () => {
  expect(row({ from: ' Wallet', to: 'WALLET ' })).toMatchObject({ from: 'wallet', to: 'wallet' })
  expect(row({ from: ' neko ', to: 'My wallet' })).toMatchObject({ from: 'neko', to: 'My wallet' })
})

test.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])('a row is described by its linked %s', (link) => {
  expect(row({ [link]: { description: 'คืนยอดเสีย 5%' } }).description).toBe('คืนยอดเสีย 5%')
  expect(row().description).toBe('')
})

const signOf = (effect: number) => (effect === 0 ? null : effect > 0 ? '+' : '-')

test('list, sums, net deposits, session result and outcomes agree about every row', () => {
  const rows = fc.record({
    statementType: fc.constantFrom(
      'deposit',
      'Deposit',
      'WITHDRAW',
      'withdrawal',
      'Transfer',
      'bonus',
      'FINISH_BONUS',
      'gift',
    ),
    from: fc.constantFrom('wallet', 'WALLET', 'neko', 'KBANK', ''),
    to: fc.constantFrom('wallet', ' Wallet', 'neko', 'koi', 'SCB', ''),
    amount: fc.integer({ min: -500, max: 500 }).map((minor) => minor / 100),
    status: fc.constantFrom('SUCCESS', 'success', 'FAILED', 'Failed', 'WAITING'),
  })
  fc.assert(
    fc.property(rows, (written) => {
      const one = row(written)
      const [effect, direction] = [mainEffectOf(one), directionOf(one)]
      const flows = flowsOf([one])
      const [sums, net] = [sumsOf([one]), netDepositsOf([one])]
      // Where the change of the main wallet is known, list and sums show it.
      const isKnownChange = one.progress === 'success' && effect !== null && one.amount !== 0
      const shown = [direction, (sums.in ?? 0) - (sums.out ?? 0)]
      expect(isKnownChange ? shown : []).toEqual(isKnownChange ? [signOf(effect), effect] : [])
      const isFailed = one.progress === 'failed'
      expect(isFailed ? [direction, sums.failed, net.net] : []).toEqual(isFailed ? [null, 1, 0] : [])
      expect(flows.main).toBe(effect ?? 0)
      expect(flows.odd).toBeGreaterThanOrEqual(effect === null ? 1 : 0)
      expect([net.deposits, net.withdrawals]).toEqual([flows.paidIn, flows.paidOut])
      expect(withdrawalsShown(reading([one]), 0)).toHaveLength(one.kind === 'withdraw' ? 1 : 0)
    }),
    { numRuns: 2_000 },
  )
})

describe('a page of the statement', () => {
  const written = {
    statementType: 'deposit',
    from: 'KBANK',
    to: 'wallet',
    amount: 5,
    status: 'SUCCESS',
    createdAt: '2026-02-03T10:00:00.000Z',
  }

  it('shows its rows with what they have', () => {
    const bare = readAnswer(statementCall, { total: 1, statements: [{}] })
    expect(bare?.statements).toMatchObject([
      {
        kind: 'other',
        writtenKind: '',
        from: '',
        amount: null,
        progress: 'underWay',
        createdAt: null,
        description: '',
      },
    ])
  })

  test.each([null, 'x', 1])('drops only the row %j', (bad) => {
    expect(readAnswer(statementCall, { total: 3, statements: [written, bad, written] })?.statements).toHaveLength(2)
  })

  test.each([
    ['amount', '5'],
    ['createdAt', 'yesterday'],
    ['createdAt', 5],
    ['createdAt', null],
  ])('keeps a row whose %s is %j, without it', (field, value) => {
    const read = readAnswer(statementCall, { total: 1, statements: [{ ...written, [field]: value }] })
    expect(read?.statements[0]).toHaveProperty(field, null)
  })

  test.each(['x', null])('keeps a row whose bonus is %j, without its text', (bonus) => {
    expect(
      readAnswer(statementCall, { total: 1, statements: [{ ...written, bonus }] })?.statements[0]?.description,
    ).toBe('')
  })

  it('is read with its total as a text', () => {
    expect(readAnswer(statementCall, { total: ' 12 ', statements: [] })?.total).toBe(12)
  })

  test.each([[], {}, { statements: 'x', total: 1 }, null])('cannot be read from %j', (content) => {
    expect(readAnswer(statementCall, content)).toBeNull()
  })
})
