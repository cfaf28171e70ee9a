import { memberCall } from '../call.ts'
import { promotionOf, type PromotionOffer } from '../catalogue/promotions.ts'
import { refusal, Violation } from '../wire.ts'
import { grant } from './heldBonus.ts'

const find = memberCall({
  method: 'GET',
  path: '/api/promotion/find/:code',
  answer({ params: { code = '' } }) {
    const { percentFail, description } = named(code)
    return { percentFail, description }
  },
})

const activate = memberCall({
  method: 'GET',
  path: '/api/promotion/activate/:code',
  answer({ context, params: { code = '' }, member }) {
    const { amount } = named(code)
    const isReceived = context.state.promotionReceipts.some(
      (receipt) => receipt.code === code && receipt.memberId === member.id,
    )
    if (isReceived) throw refusal('PROMOTION_RECEIVED')
    if (member.heldBonus) throw refusal('BONUS_REMAINING')
    grant(context, member, { kind: 'promotion', code, type: 'promotion', amount, description: code })
    return { message: 'SUCCESS' }
  },
})

/** The promotion of a code as the contract has it sent: in capitals, without blanks around it. */
function named(code: string): PromotionOffer {
  if (code !== code.trim().toUpperCase()) throw new Violation(`the promotion code "${code}" is not in capitals`)
  const offer = promotionOf(code)
  if (!offer) throw refusal('NO_PROMOTION')
  return offer
}

export const promotionCalls = [find, activate]
