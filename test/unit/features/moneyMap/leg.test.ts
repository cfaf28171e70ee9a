import { describe, expect, it } from 'vitest'
import { headlineState, type Leg } from '../../../../src/features/moneyMap/rules.ts'
import { minorOf, type Minor } from '../../../../src/lib/money/minor.ts'

const leg = (state: Leg['state']): Leg => ({
  code: state,
  name: state,
  amount: minorOf(100) as Minor,
  state,
  reason: '',
})

describe('the summary of all transfers home', () => {
  it.each([
    [['done', 'done'], 'done'],
    [['done', 'failed'], 'partly'],
    [['done', 'notSent'], 'partly'],
    [['done', 'failed', 'unknown'], 'unknown'],
    [['failed', 'notSent'], 'failed'],
    [['notSent'], 'notSent'],
  ] as const)('of %j is %s', (states, head) => {
    expect(headlineState(states.map(leg))).toBe(head)
  })
})
