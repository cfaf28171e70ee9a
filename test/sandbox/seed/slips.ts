import { createRandom } from '../random.ts'
import { addSlip, slipReasons, type Slip } from '../state/payIn.ts'
import type { Member, SandboxState } from '../state/state.ts'
import type { Profile } from './members.ts'

const hour = 60 * 60 * 1000

/** Invents the slips that a member sent, oldest first, hours apart; what they brought is part of the opening balances. */
export function seedSlips(state: SandboxState, member: Member, { slips = 0 }: Profile, at: number): void {
  const random = createRandom(Number(member.username) + 1)
  for (let age = slips; age > 0; age -= 1) {
    const slip = addSlip(state, member.id, at - (age * 7 - 6) * hour)
    Object.assign(slip, outcome(age, random.integer(1, 90) * 100_00))
  }
}

/** The newest wait, and every second one of the others failed, through every reason that there is. */
function outcome(age: number, amount: number): Pick<Slip, 'status' | 'amount' | 'note'> {
  if (age <= 2) return { status: 'WAITING', amount: null, note: null }
  const note = age % 2 === 1 ? slipReasons[(age - 3) / 2] : undefined
  return note ? { status: 'FAILED', amount: null, note } : { status: 'SUCCESS', amount, note: null }
}
