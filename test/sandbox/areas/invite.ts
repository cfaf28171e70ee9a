import { memberCall } from '../call.ts'
import { inviteBanners } from '../catalogue/lookupTexts.ts'
import { takeProvoked } from '../recipes.ts'
import type { Invite } from '../state/refund.ts'
import type { Member, SandboxState } from '../state/state.ts'
import { onPage, pageSchema, refusal, toAmount, toTime } from '../wire.ts'
import { rewardTo } from './reward.ts'

const list = memberCall({
  method: 'POST',
  path: '/api/invite',
  body: pageSchema,
  answer({ context: { state }, body, member }) {
    const invites = invitesOf(state, member)
    return { total: invites.length, invites: onPage(invites, body).map(onWire) }
  },
})

/** What an armed INVITE_BONUS_SUCCESS brings where no bonus waits, in minor units. */
const armedBonus = 50_00

const claim = memberCall({
  method: 'GET',
  path: '/api/invite/bonus',
  answer({ context, member }) {
    const { provoked, switches } = context.state
    const isArmed = takeProvoked(provoked, 'GET /api/invite/bonus', true) !== undefined
    if (!switches.invite) throw refusal('INVITE_INACTIVE')
    const amount = member.invite.amount || (isArmed ? armedBonus : 0)
    if (amount === 0) throw refusal('NO_INVITE_BONUS')
    if (member.heldBonus) throw refusal('INVITE_COLLECT')
    rewardTo(context, member, { kind: 'invite', amount, description: 'FRIENDS' })
    member.invite = { amount: 0, success: 0, fail: 0 }
    return { message: 'INVITE_BONUS_SUCCESS' }
  },
})

const readBanners = memberCall({
  method: 'GET',
  path: '/api/invite/banners',
  answer: ({ context: { state } }) => (state.banners.invite ? inviteBanners : []),
})

/** Newest first: those of the past, and who registered with the member's code, which has brought nothing yet. */
function invitesOf({ invites, members }: SandboxState, { id }: Member): Invite[] {
  const joined = members
    .filter(({ invitedBy }) => invitedBy === id)
    .map(({ name, createdAt }) => ({ memberId: id, name, amount: 0, createdAt }))
  return [...invites.filter(({ memberId }) => memberId === id), ...joined].reverse()
}

function onWire({ name, amount, createdAt }: Invite) {
  return { from: { name }, amount: toAmount(amount), createdAt: toTime(createdAt) }
}

/** Has an invite bonus wait for a member, beside what waits already. Minor units; throws for none. */
export function giveInviteBonus(member: Member, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`cannot give ${amount} minor units`)
  member.invite = { amount: member.invite.amount + amount, success: 80, fail: 20 }
}

export const inviteCalls = [list, claim, readBanners]
