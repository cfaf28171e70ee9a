import * as fc from 'fast-check'
import type { Fate } from './fates.ts'
import { featureNames, type FeatureName } from './features.ts'

/** The members of a walk, as the sandbox seeds them: they have names and sums of their own. */
export const players = ['rich', 'longName'] as const
export type PlayerName = (typeof players)[number]

/** One thing that the player, the phone, the network or the operator does. */
export type Step =
  | {
      readonly do: 'send'
      readonly feature: FeatureName
      readonly amount: 0 | 1
      readonly taps: 1 | 2
      /** If the outcome of the last one is unknown, takes the way out that is offered, and goes on. */
      readonly insists: boolean
      readonly fates: Fate[]
    }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'reads'; readonly fail: boolean; readonly takes: number; readonly ms: number }
  | { readonly do: 'nextMember'; readonly by: 'expiry' | 'logOut'; readonly remembered: boolean }
  | { readonly do: 'clock'; readonly hours: -26 | 26 }
  | { readonly do: 'offline'; readonly ms: number }
  | { readonly do: 'enter'; readonly feature: FeatureName }
  /** A game gives or takes (minor units). */
  | { readonly do: 'play'; readonly minor: number }
  /** The page is in the background, and asks for the PIN afterwards if there is one. */
  | { readonly do: 'leave'; readonly minutes: 1 | 6 }
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
        | 'logOutElsewhere'
        | 'result'
        | 'lock'
        | 'forgetPin'
    }

/** A whole walk. */
export interface Way {
  /** Number of one of the backends that the contract allows. */
  readonly variation: number
  readonly remembered: boolean
  readonly first: Step
  readonly steps: Step[]
}

/** The features of a walk. They are few, as players go back to where they sent something. */
const about = fc.uniqueArray(fc.constantFrom(...featureNames, 'transfer', 'withdraw', 'refund'), {
  minLength: 1,
  maxLength: 2,
})

const soon = fc.integer({ min: 10, max: 400 })
const late = fc.integer({ min: 1, max: 70 }).map((seconds) => seconds * 1_000)
/** Long after the page has given up waiting. */
const afterAll = fc.integer({ min: 2, max: 60 }).map((minutes) => minutes * 60_000)
const words = fc.constantFrom('NO_DATA', 'MONEY_NOT_ENOUGH', 'ทำรายการไม่ได้ในขณะนี้', 'E_4071', null)

/** Most walks wait for answers. */
const often = fc.oneof({ weight: 1, arbitrary: soon }, { weight: 3, arbitrary: late })
const downFor = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: late })

const plain = { back: fc.constant('answer' as const), words: fc.constant(null), downFor: fc.constant(0) }
const breaks = { words: fc.constant(null), there: soon, backAfter: often, downFor }
const acts = fc.constant('act' as const)
const fates: [weight: number, fate: Fields<Fate>][] = [
  [3, { ...plain, server: acts, there: soon, backAfter: soon }],
  [1, { ...plain, server: fc.constant('refuse'), there: soon, backAfter: soon, words }],
  [2, { ...plain, server: acts, there: soon, backAfter: late }],
  [1, { ...plain, server: acts, there: late, backAfter: soon }],
  [
    3,
    { ...breaks, server: acts, back: fc.constantFrom('break', 'break', 'silence', 'html500', 'html502', 'empty504') },
  ],
  [2, { ...breaks, server: fc.constant('lose'), back: fc.constantFrom('break', 'silence') }],
  // A backend that works off a queue.
  [1, { ...breaks, server: acts, there: afterAll, back: fc.constant('silence') }],
]
const fate = anyOf<Fate>(fates)

const sendIn = (feature: fc.Arbitrary<FeatureName>): Fields<Extract<Step, { do: 'send' }>> => ({
  do: fc.constant('send'),
  feature,
  amount: fc.constantFrom(0, 1),
  taps: fc.constantFrom(1, 1, 1, 1, 1, 2),
  insists: fc.boolean(),
  fates: fc.array(fate, { minLength: 2, maxLength: 2 }),
})

const stepsIn = (feature: fc.Arbitrary<FeatureName>): [weight: number, step: Fields<Step>][] => [
  [8, sendIn(feature)],
  [3, { do: fc.constant('wait'), ms: fc.oneof(soon, late) }],
  [4, { do: fc.constant('waitForAnswer') }],
  [5, { do: fc.constant('comeBack') }],
  [3, { do: fc.constant('wayOut') }],
  [1, { do: fc.constant('enter'), feature }],
  [2, { do: fc.constant('reads'), fail: fc.boolean(), takes: fc.constantFrom(40, 2_000, 8_000), ms: late }],
  [2, { do: fc.constant('nextMember'), by: fc.constantFrom('expiry', 'logOut'), remembered: fc.boolean() }],
  [1, { do: fc.constant('clock'), hours: fc.constantFrom(-26, 26) }],
  [1, { do: fc.constant('offline'), ms: late }],
  [3, { do: fc.constantFrom('ok', 'back', 'statement') }],
  [2, { do: fc.constantFrom('logOutElsewhere', 'newTab') }],
  [2, { do: fc.constant('reload') }],
  [3, { do: fc.constant('play'), minor: fc.integer({ min: -90_000, max: 90_000 }) }],
  [3, { do: fc.constant('result') }],
  [6, { do: fc.constantFrom('lock', 'lock', 'lock', 'forgetPin') }],
  [5, { do: fc.constant('leave'), minutes: fc.constantFrom(1, 6) }],
]

/** Any walk; nothing can go wrong before something was sent. */
export const ways: fc.Arbitrary<Way> = about.chain((names) => {
  const feature = fc.constantFrom(...names)
  return fc.record({
    variation: fc.nat(1_000),
    remembered: fc.boolean(),
    first: fc.record(sendIn(feature)),
    steps: fc.array(anyOf<Step>(stepsIn(feature)), { minLength: 2, maxLength: 10, size: 'max' }),
  })
})

type Fields<Value> = Value extends unknown ? { [Name in keyof Value]: fc.Arbitrary<Value[Name]> } : never

/** One of these, each as often as its weight says. */
function anyOf<Value>(choices: [weight: number, fields: Fields<Value>][]): fc.Arbitrary<Value> {
  return fc.oneof(
    ...choices.map(([weight, fields]) => ({ weight, arbitrary: fc.record(fields) as unknown as fc.Arbitrary<Value> })),
  )
}
