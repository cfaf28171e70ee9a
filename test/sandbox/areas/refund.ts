import { memberCall } from '../call.ts'
import { refundBanners, refundInfo } from '../catalogue/lookupTexts.ts'
import type { Context } from '../context.ts'
import { takeProvoked } from '../recipes.ts'
import { balanceOf, house, move } from '../state/ledger.ts'
import type { Refund, RefundOffer } from '../state/refund.ts'
import type { Member, SandboxState } from '../state/state.ts'
import { onPage, pageSchema, refusal, toAmount, toTime } from '../wire.ts'
import { rewardTo } from './reward.ts'

/** Where a refund lies that was received and not yet added to the wallet. */
export const refundAccount = (memberId: string) => `refund:${memberId}`

const list = memberCall({
  method: 'POST',
  path: '/api/refund',
  body: pageSchema,
  answer({ context: { state }, body, member }) {
    const refunds = state.refunds.filter(({ memberId }) => memberId === member.id).reverse()
    return { total: refunds.length, refunds: onPage(refunds, body).map(onWire) }
  },
})

const check = memberCall({
  method: 'GET',
  path: '/api/refund/check',
  answer({ context: { state }, member }) {
    const offer = offerOf(state, member)
    return {
      result: offer !== undefined && state.switches.refund,
      bonus: member.heldBonus !== null,
      info: refundInfo,
      refundAmount: toAmount(offer?.amount ?? 0),
      ...(offer && { refundSuccess: offer.success, refundFail: offer.fail }),
    }
  },
})

const receive = memberCall({
  method: 'GET',
  path: '/api/refund/receive',
  answer({ context: { state, now }, member }) {
    const { amount } = receivable(state, member)
    const createdAt = now()
    move(state, { kind: 'refund received', from: house, to: refundAccount(member.id), amount, at: createdAt })
    state.refundOffers = state.refundOffers.filter(({ memberId }) => memberId !== member.id)
    state.refunds.push({ memberId: member.id, amount, createdAt })
    return { message: 'SUCCESS' }
  },
})

/** What an armed REFUND_SUCCESS adds where nothing was received, in minor units. */
const armedRefund = 50_00

const addToWallet = memberCall({
  method: 'GET',
  path: '/api/refund/addWallet',
  answer({ context, member }) {
    const { state } = context
    const isArmed = takeProvoked(state.provoked, 'GET /api/refund/addWallet', true) !== undefined
    const received = balanceOf(state, refundAccount(member.id))
    if (received === 0 && !isArmed) throw refusal('NO_REFUND')
    const paid = received > 0 ? { amount: received, from: refundAccount(member.id) } : { amount: armedRefund }
    rewardTo(context, member, { kind: 'refund', description: 'CASHBACK', ...paid })
    return { message: 'REFUND_SUCCESS' }
  },
})

const readBanners = memberCall({
  method: 'GET',
  path: '/api/refund/banners',
  answer: ({ context: { state } }) => (state.banners.refund ? refundBanners : []),
})

/** What the member can receive, once it is sure that nothing stands against it. */
function receivable(state: SandboxState, member: Member): RefundOffer {
  if (!state.switches.refund) throw refusal('REFUND_INACTIVE')
  const offer = offerOf(state, member)
  if (!offer) throw refusal('NO_REFUND')
  if (member.heldBonus) throw refusal('REFUND_CONDITION')
  if (offer.amount <= 0) throw refusal('REFUND_MINIMUM')
  return offer
}

function offerOf({ refundOffers }: SandboxState, { id }: Member): RefundOffer | undefined {
  return refundOffers.find(({ memberId }) => memberId === id)
}

function onWire({ amount, createdAt }: Refund) {
  return { refundAmount: toAmount(amount), createdAt: toTime(createdAt) }
}

/** Offers a member a refund in the place of any other. Minor units; 0 is too little to be received. */
export function giveRefund({ state }: Context, { id: memberId }: Member, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`cannot give ${amount} minor units`)
  const others = state.refundOffers.filter((offer) => offer.memberId !== memberId)
  state.refundOffers = [...others, { memberId, amount, success: 80, fail: 20 }]
}

export const refundCalls = [list, check, receive, addToWallet, readBanners]
