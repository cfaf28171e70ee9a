import { memberCall } from '../call.ts'
import { sliceOf, wheelName, wheelPrizes } from '../catalogue/wheelSlices.ts'
import type { Context } from '../context.ts'
import { createRandom } from '../random.ts'
import { addCoupon } from '../state/wheel.ts'
import { refusal } from '../wire.ts'

const isWheelActive = memberCall({
  method: 'GET',
  path: '/api/spinwheel/active',
  answer: ({ context }) => ({ isActive: context.state.switches.wheel }),
})

// While the wheel is off there is none to tell of.
const readSetup = memberCall({
  method: 'GET',
  path: '/api/spinwheel/setup',
  answer({ context, member }) {
    if (!context.state.switches.wheel) throw refusal('NO_DATA')
    const slice = wheelPrizes.map((prize) => prize.slice)
    return { result: { activeSpinwheel: { name: wheelName, slice }, userCoin: member.coin } }
  },
})

// A spin fails as an error on status 200, as the contract allows. The catalogue has no code for the wheel: without one that runs the
// answer is NO_DATA, without coins that there is no coupon to be had.
const spin = memberCall({
  method: 'POST',
  path: '/api/spinwheel/spin',
  answer({ context, member }) {
    const { state } = context
    const error = takeError(context)
    if (error !== null) return { error }
    if (!state.switches.wheel) return { error: 'NO_DATA' }
    if (member.coin < 1) return { error: 'NO_CLAIMABLE_COUPON' }
    const { code, label } = sliceOf(draw(context))
    member.coin -= 1
    addCoupon(state, member.id, code)
    return { result: { code, label, remainingCoin: member.coin } }
  },
})

function takeError({ state: { wheel } }: Context): string | null {
  const { nextError } = wheel
  wheel.nextError = null
  return nextError
}

/** The slice that a spin lands on, by its code: the one that was asked for, else what chance gives. */
function draw({ state: { wheel, seededAt } }: Context): string {
  wheel.spins += 1
  const drawn = createRandom(seededAt + wheel.spins).pick(wheelPrizes).slice.code
  const code = wheel.nextPrize ?? drawn
  wheel.nextPrize = null
  return code
}

export const spinCalls = [isWheelActive, readSetup, spin]
