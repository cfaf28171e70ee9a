import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import type { Intent } from '../../../src/commands/intents.ts'
import { baselineFor } from '../../../src/wallet/ledger/baseline.ts'
import type { Reading } from '../../../src/wallet/ledger/reading.ts'
import { commandOf, settle } from '../../../src/commands/settling/settle.ts'
import { ledger } from '../../../src/wallet/statementLedger.ts'
import { at, reading, row } from '../../fakes/ledger/made.ts'

const nameOf = (code: string) => (code === 'neko' ? 'Neko Fortune' : null)
const parameters = { from: 'wallet', to: 'neko' }
const command = {
  kind: 'transfer',
  amountMinor: 100_00,
  ...parameters,
  fromName: null,
  toName: 'Neko Fortune',
} as const
const old = row({ statementType: 'deposit', from: 'KBANK', to: 'wallet', createdAt: at(-3600) })
const done = row({ createdAt: at(60) })
const before = baselineFor(command, reading([old]), { mainMinor: 1_000_00, sinceTwin: null })
const intent = (part: Partial<Intent> = {}): Intent => ({
  id: '1-1',
  kind: 'transfer',
  parameters,
  amountMinor: 100_00,
  at: 0,
  member: 'm1',
  before,
  ...part,
})

/** What the statement shows and the main wallet holds, look by look; null for a look that fails. */
let shown: (readonly [rows: Reading['rows'], mainMinor: number | null] | null)[] = []
let looks = 0
let balances = 0
let reaches: (string | undefined)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  ;[shown, looks, balances, reaches] = [[], 0, 0, []]
  Object.assign(state, { isOver: false, leaves: null })
  vi.spyOn(ledger, 'refresh').mockImplementation(async (reach) => {
    reaches.push(reach)
    state.isOver ||= state.leaves === 'statement'
    const seen = shown[Math.min(looks++, shown.length - 1)]
    if (!seen) throw new Error('no line')
    return reading(seen[0], { askedAt: performance.now(), order: looks })
  })
})
afterEach(() => void vi.useRealTimers())

/** `leaves`: while what is read does nobody wait any more. */
const state: { isOver: boolean; leaves: 'statement' | 'balance' | null } = { isOver: false, leaves: null }
/** Settles, while so much time goes by. */
async function settled(minutes: number, part: Partial<Intent> = {}) {
  const found = vi.fn()
  const eyes = {
    isOver: () => state.isOver,
    readMain: async () => {
      balances += 1
      state.isOver ||= state.leaves === 'balance'
      return shown[Math.min(looks, shown.length) - 1]?.[1] ?? null
    },
    nameOf,
  }
  void settle(intent(part), eyes).then(found)
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  return found.mock.calls.length === 0 ? 'under way' : (found.mock.calls[0]?.[0] as Awaited<ReturnType<typeof settle>>)
}

describe('what became of a transfer without an answer', () => {
  it('is told as soon as a row and the main wallet show it', async () => {
    shown = [[[done, old], 900_00]]
    expect(await settled(0)).toMatchObject({ status: 'done', at: at(60) })
    expect(looks).toBe(1)
    // It looks back to where the baseline ends.
    expect(reaches).toEqual([before?.after])
  })

  it('is told when it shows later, whatever fails meanwhile', async () => {
    shown = [[[old], 1_000_00], null, [[old], null], [[done, old], 900_00]]
    expect(await settled(0.01)).toBe('under way')
    expect(await settled(0.5)).toMatchObject({ status: 'done' })
  })

  it('is not carried out only after two looks past three minutes', async () => {
    shown = [[[old], 1_000_00]]
    expect(await settled(2.9)).toBe('under way')
    looks = 0
    expect(await settled(5)).toBe('notCarriedOut')
  })

  it('cannot be told where the money moved without a row', async () => {
    shown = [[[old], 900_00]]
    expect(await settled(30)).toBe('cannotTell')
  })

  it('is told to nobody who has gone, and is looked at no more', async () => {
    shown = [[[old], 1_000_00]]
    const left = settled(1)
    await vi.advanceTimersByTimeAsync(10_000)
    state.isOver = true
    expect(await left).toBeNull()
    const made = looks
    await vi.advanceTimersByTimeAsync(600_000)
    expect(looks).toBe(made)
  })

  it.each([
    ['statement', 0],
    ['balance', 1],
  ] as const)('is told to nobody who went while the %s was read', async (what, asked) => {
    shown = [[[done, old], 900_00]]
    state.leaves = what
    expect(await settled(10)).toBeNull()
    expect([looks, balances]).toEqual([1, asked])
  })

  it('asks for no balance as long as the statement cannot be read', async () => {
    shown = [null]
    expect(await settled(1)).toBe('under way')
    expect(looks).toBeGreaterThan(5)
    expect(balances).toBe(0)
  })

  it('is looked at again after two seconds, however long the page has been open', async () => {
    vi.advanceTimersByTime(3_600_000)
    shown = [
      [[old], 1_000_00],
      [[done, old], 900_00],
    ]
    expect(await settled(2 / 60)).toMatchObject({ status: 'done' })
  })

  test.each([
    ['nothing is known of before', { before: null }],
    ['something else was noted', { before: { rows: 'many' } }],
    ['it leaves no row', { kind: 'spin' }],
    ['it has no amount', { amountMinor: null }],
  ] as const)('cannot be told where %s', async (_, part) => {
    expect(await settled(0, part)).toBe('cannotTell')
    expect(looks).toBe(0)
  })
})

test('a command is known by its amount, its accounts and their names', () => {
  expect(commandOf(intent(), nameOf)).toEqual(command)
  expect(commandOf(intent({ kind: 'withdraw', parameters: {} }), nameOf)).toEqual({
    kind: 'withdraw',
    amountMinor: 100_00,
    from: 'wallet',
    to: '',
    fromName: null,
    toName: null,
  })
})
