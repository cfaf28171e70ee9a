import * as fc from 'fast-check'
import type { Fate } from './network.ts'
import { roomNames, type RoomName } from './rooms.ts'

/** The members of a walk, as the sandbox seeds them: they have names and sums of their own. */
export const players = ['rich', 'longName'] as const
export type PlayerName = (typeof players)[number]

/** One thing that the player, the phone, the network or the operator does. */
export type Step =
  | {
      readonly do: 'send'
      readonly room: RoomName
      readonly amount: 0 | 1
      readonly taps: 1 | 2
      /** If the outcome of the last one is unknown, takes the way out that is offered, and goes on. */
      readonly insists: boolean
      readonly fates: Fate[]
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'reads'; readonly fail: boolean; readonly takes: number; readonly ms: number }
  | { readonly do: 'nextMember'; readonly by: 'expiry' | 'signOut'; readonly remembered: boolean }
  | { readonly do: 'clock'; readonly hours: -26 | 26 }
  | { readonly do: 'offline'; readonly ms: number }
  | { readonly do: 'enter'; readonly room: RoomName }
  /** A game gives or takes (minor units). */
  | { readonly do: 'play'; readonly minor: number }
  | {
      readonly do:
        | 'waitForAnswer'
        | 'comeBack'
        | 'wayOut'
        | 'ok'
        | 'back'
        | 'reload'
        | 'newTab'
        | 'statement'
        | 'signOutElsewhere'
        | 'result'
    }

/** A whole walk. */
export interface Way {
  /** Number of one of the backends that the contract allows. */
  readonly variation: number
  readonly remembered: boolean
  readonly first: Step
  readonly steps: Step[]
}

/** The rooms of a walk. They are few, as players go back to where they sent something. */
const about = fc.uniqueArray(fc.constantFrom(...roomNames, 'transfer', 'withdraw', 'refund'), {
  minLength: 1,
  maxLength: 2,
})

const soon = fc.integer({ min: 10, max: 400 })
const late = fc.integer({ min: 1, max: 70 }).map((seconds) => seconds * 1_000)
const words = fc.constantFrom('NO_DATA', 'MONEY_NOT_ENOUGH', 'ทำรายการไม่ได้ในขณะนี้', 'E_4071', null)

/** Most walks wait for answers. */
const often = fc.oneof({ weight: 1, arbitrary: soon }, { weight: 3, arbitrary: late })
const downFor = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: late })

const fate = fc.oneof(
  { weight: 3, arbitrary: fc.record<Fate>({ ...fixed('act', 'answer'), there: soon, backAfter: soon }) },
  { weight: 1, arbitrary: fc.record<Fate>({ ...fixed('refuse', 'answer'), there: soon, backAfter: soon, words }) },
  { weight: 2, arbitrary: fc.record<Fate>({ ...fixed('act', 'answer'), there: soon, backAfter: late }) },
  { weight: 1, arbitrary: fc.record<Fate>({ ...fixed('act', 'answer'), there: late, backAfter: soon }) },
  {
    weight: 3,
    arbitrary: fc.record<Fate>({
      ...fixed('act', 'break'),
      back: fc.constantFrom('break', 'break', 'silence', 'html500', 'html502', 'empty504'),
      there: soon,
      backAfter: often,
      downFor,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record<Fate>({
      ...fixed('lose', 'break'),
      back: fc.constantFrom('break', 'silence'),
      there: soon,
      backAfter: often,
      downFor,
    }),
  },
)

function fixed(server: Fate['server'], back: Fate['back']) {
  return {
    server: fc.constant(server),
    back: fc.constant(back),
    words: fc.constant<string | null>(null),
    downFor: fc.constant(0),
  }
}

const taps = fc.oneof(
  { weight: 5, arbitrary: fc.constant(1 as const) },
  { weight: 1, arbitrary: fc.constant(2 as const) },
)
const simply = <Name extends Step['do']>(name: Name) => fc.constant({ do: name })

const sendIn = (room: fc.Arbitrary<RoomName>) =>
  fc.record({
    do: fc.constant('send' as const),
    room,
    amount: fc.constantFrom(0, 1),
    taps,
    insists: fc.boolean(),
    fates: fc.array(fate, { minLength: 2, maxLength: 2 }),
  })

const stepIn = (room: fc.Arbitrary<RoomName>): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 8, arbitrary: sendIn(room) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.oneof(soon, late) }) },
    { weight: 4, arbitrary: simply('waitForAnswer' as const) },
    { weight: 5, arbitrary: simply('comeBack' as const) },
    { weight: 3, arbitrary: simply('wayOut' as const) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('enter' as const), room }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('reads' as const),
        fail: fc.boolean(),
        takes: fc.constantFrom(40, 2_000, 8_000),
        ms: late,
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('nextMember' as const),
        by: fc.constantFrom('expiry', 'signOut'),
        remembered: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: simply('signOutElsewhere' as const) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(-26, 26) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('offline' as const), ms: late }) },
    { weight: 1, arbitrary: simply('ok' as const) },
    { weight: 1, arbitrary: simply('back' as const) },
    { weight: 2, arbitrary: simply('reload' as const) },
    { weight: 1, arbitrary: simply('newTab' as const) },
    { weight: 1, arbitrary: simply('statement' as const) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('play' as const), minor: fc.integer({ min: -90_000, max: 90_000 }) }),
    },
    { weight: 3, arbitrary: simply('result' as const) },
  )

/** Any walk; nothing can go wrong before something was sent. */
export const ways: fc.Arbitrary<Way> = about.chain((names) => {
  const room = fc.constantFrom(...names)
  return fc.record({
    variation: fc.nat(1_000),
    remembered: fc.boolean(),
    first: sendIn(room),
    steps: fc.array(stepIn(room), { minLength: 2, maxLength: 10, size: 'max' }),
  })
})
