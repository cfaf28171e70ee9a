import { memberCall } from '../call.ts'
import { bonusOf, bonusOffers, type BonusOffer } from '../catalogue/bonusCatalogue.ts'
import type { Context } from '../context.ts'
import { takeProvoked } from '../recipes.ts'
import type { Member, Receipt, SandboxState } from '../state/state.ts'
import { refusal, toAmount, toTime } from '../wire.ts'
import { grant, takeBack } from './heldBonus.ts'

const readBonuses = memberCall({
  method: 'GET',
  path: '/api/bonus',
  answer: ({ context: { state }, member }) => bonusOffers.map((offer) => onWire(state, member, offer)),
})

const checkActive = memberCall({
  method: 'GET',
  path: '/api/bonus/check/active',
  answer: ({ member: { heldBonus } }) => ({ status: heldBonus !== null, type: heldBonus?.type ?? null }),
})

const activate = memberCall({
  method: 'GET',
  path: '/api/bonus/activate/:code',
  answer({ context, params: { code = '' }, member }) {
    const offer = bonusOf(code)
    if (!offer) throw refusal('NO_DATA')
    checkReceivable(context, member, offer)
    grant(context, member, { kind: 'bonus', ...offer })
    return { message: 'SUCCESS' }
  },
})

// Who ends what has ended, as in a second tab, is told the same, in the catalogue's words.
const clear = memberCall({
  method: 'GET',
  path: '/api/bonus/clear',
  answer({ context, member }) {
    const taken = takeBack(context, member)
    const isProvoked = takeProvoked(context.state.provoked, 'GET /api/bonus/clear', true) !== undefined
    if (taken === null || isProvoked) return { message: 'BONUS_CLEAR' }
    return { message: taken > 0 ? `จบโบนัสแล้ว หักโบนัสคืน ${toAmount(taken).toFixed(2)} บาท` : 'จบโบนัสแล้ว' }
  },
})

function checkReceivable({ state, now }: Context, member: Member, offer: BonusOffer): void {
  const { heldBonus } = member
  if (heldBonus?.code === offer.code) throw refusal('BONUS_ALREADY_ACTIVE')
  if (heldBonus) throw refusal('BONUS_REMAINING')
  const period = periodOf(offer, now())
  const counted = receiptsOf(state, offer, member).filter(({ at }) => periodOf(offer, at) === period)
  if (counted.length >= offer.maxReceived) throw refusal('BONUS_MAX_CLAIMED')
  if (offer.places !== null && receiptsOf(state, offer).length >= offer.places) throw refusal('BONUS_FULL')
}

/** The receipts of a bonus, oldest first: one member's, or all. */
function receiptsOf({ bonusReceipts }: SandboxState, { code }: BonusOffer, member?: Member): Receipt[] {
  return bonusReceipts.filter((receipt) => receipt.code === code && (!member || receipt.memberId === member.id))
}

const hour = 60 * 60 * 1000

/** The day or the Monday in Bangkok in whose span receipts count together; the same for all times without such a span. */
function periodOf({ type }: BonusOffer, at: number): string {
  if (type === 'limit') return 'ever'
  const date = new Date(at + 7 * hour)
  if (type === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

function onWire(state: SandboxState, member: Member, offer: BonusOffer) {
  const { code, type, maxReceived, percentFail, banners } = offer
  const receipts = receiptsOf(state, offer, member)
  const userBonus = {
    _id: `${member.id}-${code}`,
    isActive: member.heldBonus?.code === code,
    received: receipts.map(({ at }) => ({ updatedAt: toTime(at) })),
  }
  return {
    code,
    type,
    maxReceived,
    percentFail,
    banners,
    userBonus: receipts.length === 0 && !userBonus.isActive ? null : userBonus,
  }
}

export const bonusCalls = [readBonuses, checkActive, activate, clear]
