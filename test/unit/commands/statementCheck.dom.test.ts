import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { connectWire } from '../../../src/api/client/client.ts'
import {
  decide,
  forgetSent,
  openCommands,
  watchOthers,
  type NewCommand,
  type OpenCommand,
} from '../../../src/commands/openCommands.ts'
import {
  checkUntilKnown,
  dropBaselineRead,
  readBaseline,
  useBaselineRead,
} from '../../../src/commands/statementCheck.ts'
import { endSession, startSession } from '../../../src/session/session.ts'
import { ledger } from '../../../src/wallet/ledger/ledger.ts'
import { afterOf, baselineFor, pauseUntilNextCheck } from '../../../src/wallet/ledger/outcome.ts'
import type { StatementReading } from '../../../src/wallet/ledger/reading.ts'
import { readFreshWallet } from '../../../src/wallet/useWallet.ts'
import { at, reading, row } from '../../fakes/ledger/made.ts'
import { storeOpenCommand } from '../../fakes/openCommand.ts'

const parameters = { from: 'wallet', to: 'neko' }
const command = { kind: 'transfer', amountMinor: 100_00, ...parameters, toName: 'Neko Fortune' } as const
const old = row({ statementType: 'deposit', from: 'KBANK', to: 'wallet', createdAt: at(-3600) })
const done = row({ createdAt: at(60) })
const failed = row({ createdAt: at(60), status: 'FAILED' })
const baseline = baselineFor(command, reading([old]), { mainMinor: 1_000_00, hasDuplicate: false })

/** What the statement shows and the main wallet holds, reading by reading; null for one that fails. */
let shown: (readonly [rows: StatementReading['rows'], main: number] | null)[] = []
const onChecked = vi.fn()
let readings = 0
let balances = 0
let sinces: (number | null | undefined)[] = []
/** `leaves`: the player leaves during this read. */
const state: { isOver: boolean; leaves: 'statement' | 'balance' | null } = { isOver: false, leaves: null }

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(3_600_000)
  onChecked.mockClear()
  ;[shown, readings, balances, sinces] = [[], 0, 0, []]
  Object.assign(state, { isOver: false, leaves: null })
  connectWire({ token: () => 't1', onSessionEnd: () => undefined, onGone: () => undefined })
  vi.spyOn(ledger, 'refresh').mockImplementation(async (since) => {
    sinces.push(since)
    state.isOver ||= state.leaves === 'statement'
    const seen = shown[Math.min(readings++, shown.length - 1)]
    if (!seen) throw new Error('no connection')
    if (state.isOver) return null
    return reading(seen[0], { askedAt: performance.now() })
  })
  vi.stubGlobal('fetch', async () => {
    balances += 1
    state.isOver ||= state.leaves === 'balance'
    const main = shown[Math.min(Math.max(readings, balances), shown.length) - 1]?.[1]
    if (main === undefined) throw new TypeError('no connection')
    const names = Object.entries({ koi: 'Koi Pond', neko: 'Neko Fortune' })
    const slots = names.map(([code, name]) => ({ code, name, isActive: true, amount: 0, category: 'slot' }))
    return Response.json({ profile: { _id: 'm' }, wallet: { amount: main / 100 }, slots })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  forgetSent()
})

/** Checks a command that was sent just now, while so much time goes by. */
async function checked(minutes: number, part: Partial<OpenCommand> = {}) {
  const sent = { id: '1-1', kind: 'transfer', parameters, amountMinor: 100_00, at: Date.now(), baseline } as const
  storeOpenCommand({ ...sent, ...part })
  watchOthers()
  const [open] = openCommands()
  if (!open) throw new Error('There is no open command')
  const found = vi.fn()
  const options = { readWallet: readFreshWallet, isOver: () => state.isOver, onChecked }
  void checkUntilKnown(open, options).then(found)
  await vi.advanceTimersByTimeAsync(minutes * 60_000)
  const outcome = found.mock.calls[0]?.[0] as Awaited<ReturnType<typeof checkUntilKnown>>
  return found.mock.calls.length === 0 ? 'checking' : (outcome?.status ?? openCommands()[0]?.check.result ?? 'nothing')
}

describe('a transfer without an answer', () => {
  it('is reported as soon as a row and the main wallet show it', async () => {
    shown = [[[done, old], 900_00]]
    expect(await checked(0)).toBe('done')
    expect(readings).toBe(1)
    // It looks back to where the baseline ends.
    expect(sinces).toEqual([baseline && afterOf(baseline)])
    expect(onChecked).toHaveBeenCalledOnce()
  })

  it.each([
    ['the name of its game', 'Neko Fortune', 'done'],
    ['the name of another game', 'Koi Pond', 'inconclusive'],
  ])('is looked for in a statement that tells %s', async (_, to, outcome) => {
    shown = [[[row({ to, createdAt: at(60) }), old], 900_00]]
    expect(await checked(7)).toBe(outcome)
  })

  it('is reported when it shows later, whatever fails meanwhile', async () => {
    shown = [[[old], 1_000_00], null, [[old], 1_000_00], [[done, old], 900_00]]
    expect(await checked(0.01)).toBe('checking')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(readings).toBe(4)
  })

  it('has no trace while nothing shows it, and is checked until six minutes after it was sent', async () => {
    shown = [[[old], 1_000_00]]
    expect(await checked(5.9)).toBe('checking')
    expect(openCommands()[0]?.check).toMatchObject({ isRunning: true, result: 'noTrace' })
    await vi.advanceTimersByTimeAsync(40_000)
    expect(openCommands()[0]?.check).toMatchObject({ isRunning: false, result: 'noTrace' })
    const made = readings
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(readings).toBe(made)
  })

  it('is checked once if sent an hour ago', async () => {
    shown = [[[old], 1_000_00]]
    expect(await checked(0, { at: Date.now() - 3_600_000 })).toBe('noTrace')
    expect(readings).toBe(1)
  })

  it('is unclear if the money moved without a row', async () => {
    shown = [[[old], 900_00]]
    expect(await checked(7)).toBe('inconclusive')
  })

  it('is reported as failed once no late row can belong to another device', async () => {
    shown = [[[failed, old], 1_000_00]]
    expect(await checked(1.4)).toBe('checking')
    expect(openCommands()[0]?.check.result).toBe('inconclusive')
    shown = [[[failed, old], 1_000_00]]
    await vi.advanceTimersByTimeAsync(30_000)
    expect(openCommands()[0]?.check.isRunning).toBe(false)
  })

  it('sent an hour ago is reported as failed at the first check', async () => {
    shown = [[[failed, old], 1_000_00]]
    expect(await checked(0, { at: Date.now() - 3_600_000 })).toBe('failed')
  })

  it('is not reported once its member has gone, and is no longer checked', async () => {
    shown = [[[old], 1_000_00]]
    expect(await checked(0.2)).toBe('checking')
    state.isOver = true
    const made = readings
    await vi.advanceTimersByTimeAsync(600_000)
    expect(readings).toBe(made)
    // The member's next page may be looking by then.
    expect(openCommands()[0]?.check.isRunning).toBe(true)
  })

  it.each([
    ['statement', 0],
    ['balance', 1],
  ] as const)('is not reported if its member left while the %s was read', async (what, read) => {
    shown = [[[done, old], 900_00]]
    state.leaves = what
    expect(await checked(10)).toBe('nothing')
    expect([readings, balances]).toEqual([1, read])
  })

  it('requests no balance while the statement cannot be read, and counts the failures', async () => {
    shown = [null]
    expect(await checked(1)).toBe('checking')
    expect(balances).toBe(0)
    expect(openCommands()[0]?.check.failures).toBeGreaterThan(3)
    expect(openCommands()[0]?.check.checkedAt).toBeNull()
    expect(onChecked).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<OpenCommand>, minutes: number]>([
    ['nothing is known of the baseline', { baseline: null }, 0],
    ['something else was stored', { baseline: { rows: 'many' } }, 0],
    ['it has no amount', { amountMinor: null }, 7],
  ])('is unclear if %s, though both were read', async (_, part, minutes) => {
    shown = [[[old], 1_000_00]]
    expect(await checked(minutes, part)).toBe('inconclusive')
    expect(balances).toBeGreaterThan(0)
  })
})

it('a kind without a row needs only the wallet, and three failures are enough', async () => {
  shown = [[[], 900_00]]
  expect(await checked(0, { kind: 'spin', baseline: null })).toBe('inconclusive')
  expect(readings).toBe(0)
  sessionStorage.clear()
  forgetSent()
  shown = [null]
  expect(await checked(1, { id: '1-2', kind: 'spin', baseline: null })).toBe('nothing')
  expect(openCommands()[0]?.check).toMatchObject({ isRunning: false, failures: 3, checkedAt: null })
})

describe('before a command', () => {
  const draft = { kind: 'transfer', parameters, amountMinor: 100_00, member: 'm', isRemembered: false } as const
  beforeEach(() => {
    shown = [[[old], 1_000_00]]
    dropBaselineRead()
  })
  afterEach(endSession)

  it('what the statement and the wallet show is noted, whatever the dialog has read for it', async () => {
    const { rerender } = renderHook(useBaselineRead, { initialProps: false })
    expect(readings).toBe(0)
    rerender(true)
    expect(readings).toBe(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(await readBaseline(draft)).toEqual(baseline)
    expect(readings).toBe(1)
  })

  it('another tab’s command makes the dialog’s check too old', async () => {
    const { unmount } = renderHook(() => useBaselineRead(true))
    for (const key of ['typed', 'openCommands']) window.dispatchEvent(new StorageEvent('storage', { key }))
    await readBaseline(draft)
    expect(readings).toBe(2)
    unmount()
    window.dispatchEvent(new StorageEvent('storage', { key: 'openCommands' }))
    await readBaseline(draft)
    expect(readings).toBe(2)
  })

  it.each<[string, Partial<NewCommand>, given?: () => unknown]>([
    ['one without an amount', { amountMinor: null }],
    ['one of a kind that leaves no row', { kind: 'spin' }],
    ['one like another that may be done', {}, () => [storeOpenCommand({ id: '1-1', ...draft }), decide('1-1')]],
    ['a member who left meanwhile', {}, () => (state.isOver = true)],
    [
      'a player who has waited two seconds',
      {},
      () => vi.mocked(ledger.refresh).mockReturnValue(new Promise(() => undefined)),
    ],
  ])('nothing is noted for %s', async (_, part, given) => {
    given?.()
    const noted = readBaseline({ ...draft, ...part })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await noted).toBeNull()
  })

  it.each<[string, readings: number, () => unknown]>([
    ['is used again', 1, () => vi.advanceTimersByTime(9_900)],
    ['is not used for longer than ten seconds', 2, () => vi.advanceTimersByTime(10_100)],
    ['is not used after a command', 2, () => dropBaselineRead()],
    ['is not used for the next member', 2, () => startSession('t2', false)],
  ])('what was read before it %s', async (_, made, then) => {
    await readBaseline(draft)
    then()
    const next = readBaseline(draft)
    expect(readings).toBe(made)
    await next
  })

  it('nothing is noted if it cannot be read, and the next one reads anew', async () => {
    shown = [null, [[old], 1_000_00]]
    expect(await readBaseline(draft)).toBeNull()
    expect(await readBaseline(draft)).toEqual(baseline)
  })
})

test.each([
  [0, 2_000],
  [8_000, 2_000],
  [40_000, 10_000],
  [120_000, 30_000],
  [900_000, 30_000],
])('the pause until the next check after %i ms is %i ms', (elapsed, pause) => {
  expect(pauseUntilNextCheck(elapsed)).toBe(pause)
})
