import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ExpectedRow } from '../../../../src/wallet/ledger/outcome.ts'
import type { Manner, Movement } from '../../../fakes/ledger/fakeBackend.ts'
import { settle, type Settled, type World } from '../../../fakes/ledger/settle.ts'

const amount = 100
const amountMinor = 10_000
const routes = [
  ['wallet', 'neko'],
  ['neko', 'wallet'],
  ['neko', 'koi'],
] as const
const names: Record<string, string> = { neko: 'Neko Fortune', koi: 'Koi Pond' }

const commands: readonly ExpectedRow[] = [
  ...routes.map(([from, to]) => ({
    kind: 'transfer' as const,
    amountMinor,
    from,
    to,
    fromName: names[from],
    toName: names[to],
  })),
  { kind: 'withdraw', amountMinor, from: 'wallet', to: 'KBANK' },
]

const effectOf = ({ kind, from, to }: Pick<ExpectedRow, 'kind' | 'from' | 'to'>, minor: number) => {
  if (kind === 'withdraw') return -minor
  return from === 'wallet' ? -minor : to === 'wallet' ? minor : 0
}

/** What the command itself does: never, or up to 70 s after it was sent, with a row up to 20 s later. */
const ownOf = (command: ExpectedRow): fc.Arbitrary<Movement | null> => {
  const { kind, from, to } = command
  const lateness = { actsAt: fc.integer({ min: 0, max: 70_000 }), seenAfter: fc.integer({ min: 0, max: 20_000 }) }
  const statuses = kind === 'withdraw' ? ['SUCCESS', 'WAITING', 'FAILED'] : ['SUCCESS', 'SUCCESS', 'FAILED', 'PENDING']
  return fc.option(
    fc.record({ ...lateness, status: fc.constantFrom(...statuses) }).map(({ actsAt, seenAfter, status }) => ({
      actsAt,
      seenAfter,
      row: { statementType: kind, from, to, amount, status },
      effectMinor: status === 'FAILED' || status === 'PENDING' ? 0 : effectOf(command, amountMinor),
    })),
    { nil: null, freq: 3 },
  )
}

/** Amounts of other movements; none is the command's, and no few of them make it up. */
const otherMinor = fc.integer({ min: 1, max: 700 }).map((part) => part * 137 + 10_007)
const moment = fc.integer({ min: -90_000, max: 420_000 })
const lag = fc.integer({ min: 0, max: 20_000 })

/** What moves beside the command: deposits, bonuses, games, another device's transfers and withdrawals. */
const other: fc.Arbitrary<Movement> = fc
  .record({
    actsAt: moment,
    seenAfter: lag,
    minor: otherMinor,
    kind: fc.constantFrom(
      'deposit',
      'waitingDeposit',
      'out',
      'in',
      'between',
      'failed',
      'bonus',
      'end',
      'odd',
      'withdraw',
      'play',
    ),
    endsAfter: fc.integer({ min: 1_000, max: 200_000 }),
    isPaid: fc.boolean(),
  })
  .map(({ actsAt, seenAfter, minor, kind, endsAfter, isPaid }): Movement => {
    const told = (statementType: string, from: string, to: string, effectMinor: number, status = 'SUCCESS') => ({
      actsAt,
      seenAfter,
      row: { statementType, from, to, amount: minor / 100, status },
      effectMinor,
    })
    const end = { at: actsAt + endsAfter, status: isPaid ? 'SUCCESS' : 'FAILED' }
    switch (kind) {
      case 'deposit':
        return told('deposit', 'KBANK', 'wallet', minor)
      case 'waitingDeposit':
        return {
          ...told('deposit', 'KBANK', 'wallet', 0, 'WAITING'),
          ends: { ...end, effectMinor: isPaid ? minor : 0 },
        }
      case 'out':
        return told('transfer', 'wallet', 'neko', -minor)
      case 'in':
        return told('transfer', 'neko', 'wallet', minor)
      case 'between':
        return told('transfer', 'koi', 'neko', 0)
      case 'failed':
        return told('transfer', 'wallet', 'koi', 0, 'FAILED')
      case 'bonus':
        return told('bonus', 'refund', 'wallet', minor)
      case 'end':
        return told('finish_bonus', 'bonus', 'wallet', isPaid ? -minor : 0)
      case 'odd':
        return told('cashback', 'house', 'wallet', minor)
      case 'withdraw':
        return {
          ...told('withdraw', 'wallet', 'KBANK', -minor, 'WAITING'),
          ends: { ...end, effectMinor: isPaid ? 0 : minor },
        }
      case 'play':
        return { ...told('', '', '', 0), seenAfter: null }
      default:
        throw new Error(kind)
    }
  })

/** What was there for long: equal rows too, also such as the command's. */
const oldOf = ({ kind, from, to }: ExpectedRow): fc.Arbitrary<Movement> =>
  fc.record({ actsAt: fc.integer({ min: -400, max: -100 }), isAlike: fc.boolean() }).map(({ actsAt, isAlike }) => ({
    actsAt: actsAt * 1000,
    seenAfter: 0,
    row: isAlike
      ? { statementType: kind, from, to, amount, status: 'SUCCESS' }
      : { statementType: 'deposit', from: 'SCB', to: 'wallet', amount: 20, status: 'SUCCESS' },
    effectMinor: 0,
  }))

/** Something of the very amount from elsewhere: another device's duplicate of the command, or money that came in. At most one in a world. */
const sameOf = (command: ExpectedRow): fc.Arbitrary<Movement[]> => {
  const { kind, from, to } = command
  const touchesMain = effectOf(command, 1) !== 0
  return fc
    .record({
      actsAt: moment,
      seenAfter: lag,
      what: fc.constantFrom('nothing', 'nothing', 'duplicate', 'failedDuplicate', 'deposit'),
    })
    .map(({ actsAt, seenAfter, what }): Movement[] => {
      const told = (part: Movement['row'], effectMinor: number, when = actsAt) => [
        { actsAt: when, seenAfter, row: { amount, status: 'SUCCESS', ...part }, effectMinor },
      ]
      if (what === 'nothing') return []
      if (what === 'deposit') return told({ statementType: 'deposit', from: 'KBANK', to: 'wallet' }, amountMinor)
      const status = what === 'duplicate' ? 'SUCCESS' : 'FAILED'
      const effect = what === 'duplicate' ? effectOf(command, amountMinor) : 0
      // Between two games the main wallet is no witness: there a duplicate of before that shows later is told as done.
      const when = touchesMain ? actsAt : 90_000 + Math.abs(actsAt)
      return told({ statementType: kind, from, to, status }, effect, when)
    })
}

const manner: fc.Arbitrary<Manner> = fc.record({
  spelling: fc.constantFrom('codes', 'codes', 'capitals', 'names', 'signed', 'own'),
  ahead: fc.integer({ min: -100_000_000, max: 100_000_000 }),
  seconds: fc.boolean(),
  order: fc.constantFrom('time', 'time', 'arrival'),
})

const world: fc.Arbitrary<World> = fc.constantFrom(...commands).chain((command) =>
  fc
    .record({
      command: fc.constant(command),
      own: ownOf(command),
      others: fc
        .tuple(
          fc.array(oldOf(command), { maxLength: 40 }),
          fc.array(other, { maxLength: 6 }),
          fc.oneof(fc.constant([]), sameOf(command)),
        )
        .map((parts) => parts.flat()),
      manner,
      flight: fc.integer({ min: 0, max: 60_000 }),
      latencies: fc.array(fc.integer({ min: 20, max: 4_000 }), { minLength: 1, maxLength: 7 }),
      blind: fc.array(fc.nat(25), { maxLength: 6 }),
      hidden: fc.oneof(
        fc.constant<[number, number]>([0, 0]),
        fc.tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 0, max: 900_000 })),
      ),
      duplicateBefore: fc.option(fc.integer({ min: 0, max: 400_000 }), { nil: null, freq: 3 }),
      duplicateSeenAfter: lag,
    })
    // The device's own duplicate of the command, which was answered.
    .map(({ duplicateSeenAfter: seenAfter, ...given }) => {
      const { kind, from, to } = command
      const row = { statementType: kind, from, to, amount, status: 'SUCCESS' }
      const effectMinor = effectOf(command, amountMinor)
      const duplicate =
        given.duplicateBefore === null ? [] : [{ actsAt: -given.duplicateBefore, seenAfter, row, effectMinor }]
      return { ...given, others: [...given.others, ...duplicate] }
    }),
)

const nameOf = ({ outcome }: Settled) => (typeof outcome === 'string' ? outcome : outcome.status)

/** What would have to be true for what was told, and is not; null where it is. */
function lieOf({ own }: World, settled: Settled): string | null {
  const status = own?.row.status
  // The very same from another device, after the baseline: no statement tells the two apart, and the row is what is told.
  const { isNews } = settled
  switch (nameOf(settled)) {
    case 'done':
      return status === 'SUCCESS' || status === 'WAITING' || isNews ? null : 'told as done'
    case 'underWay':
      return status === 'WAITING' || isNews ? null : 'told as under way'
    case 'failed':
      return own === null || status === 'FAILED' || isNews ? null : 'told as failed'
    default:
      return null
  }
}

/** How often each outcome came. */
type Told = Partial<Record<string, number>>
const note = (told: Told, settled: Settled) => (told[nameOf(settled)] = (told[nameOf(settled)] ?? 0) + 1)

// `RUNS=20000 npx vitest run test/unit/wallet/ledger/outcomeTruth.test.ts` looks further.
const numRuns = Number(process.env['RUNS'] ?? 500)

it('the reported outcome never contradicts the truth, whatever happens around the command', async () => {
  const told: Told = {}
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const settled = await settle(given)
      note(told, settled)
      expect(lieOf(given, settled)).toBeNull()
    }),
    { numRuns },
  )
  for (const each of ['done', 'underWay', 'failed', 'noTrace', 'inconclusive']) expect(told[each]).toBeGreaterThan(1)
})

/** Nothing else moves, and the backend writes what the app can read. */
const quiet: fc.Arbitrary<World> = world.map((given) => ({
  ...given,
  others: given.others.filter(({ actsAt }) => actsAt < -90_000).map((each) => ({ ...each, seenAfter: 0 })),
  manner: { ...given.manner, spelling: given.manner.spelling === 'own' ? 'codes' : given.manner.spelling },
  blind: [],
  hidden: [0, 0],
  duplicateBefore: null,
}))

/** What is told of a command that ended so, where nothing else moves. */
function truthOf({ own, command }: World): string {
  switch (own?.row.status) {
    case undefined:
      return 'noTrace'
    case 'SUCCESS':
      return 'done'
    case 'FAILED':
      return 'failed'
    default:
      // A transfer under way tells nothing yet, and after all the time nothing more.
      return command.kind === 'withdraw' ? 'underWay' : 'inconclusive'
  }
}

it('if nothing else moves, the outcome of a command is reported, and soon', async () => {
  await fc.assert(
    fc.asyncProperty(quiet, async (given) => {
      const settled = await settle(given)
      expect(nameOf(settled)).toBe(truthOf(given))
      // Acts after 70 s, is seen after 20 more, is found by the next look; or the looks end six minutes after it was sent.
      const isSeen = ['done', 'underWay', 'failed'].includes(nameOf(settled))
      expect(settled.took).toBeLessThan(isSeen ? 90_000 + 80_000 : 410_000)
      expect(settled.looks).toBeLessThan(40)
    }),
    { numRuns },
  )
})
