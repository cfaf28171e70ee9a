import { expect, it } from 'vitest'
import { depositsSince } from '../../../../src/wallet/ledger/deposits.ts'
import { at, reading, row } from '../../../fakes/ledger/made.ts'

const since = Date.parse(at(0))
const deposit = (seconds: number, part = {}) => row({ statementType: 'deposit', createdAt: at(seconds), ...part })
const older = deposit(-60)

it.each([
  ['all since then, and none before', [deposit(60), deposit(0), older], {}, 200_00, true],
  [
    'at least those that are done while one is under way',
    [deposit(60), deposit(45, { status: 'WAITING' }), older],
    {},
    100_00,
    false,
  ],
  ['no others', [row({ createdAt: at(60) }), row({ statementType: 'bonus', createdAt: at(30) }), older], {}, 0, true],
  ['none that failed', [deposit(60), deposit(30, { status: 'FAILED' }), older], {}, 100_00, true],
  ['all of a short statement', [deposit(60)], {}, 100_00, true],
  ['at least what was read', [deposit(60)], { total: 40 }, 100_00, false],
  ['at least what was read without a gap', [deposit(60), older], { isComplete: false }, 100_00, false],
  ['at least those with an amount', [deposit(60), deposit(30, { amount: null }), older], {}, 100_00, false],
  ['at least those with a time', [deposit(60), deposit(0, { createdAt: null }), older], {}, 100_00, false],
])('the deposits since an instant are %s', (_, rows, part, sum, isWhole) => {
  expect(depositsSince(reading(rows, part), since)).toEqual({ sum, isWhole })
})
