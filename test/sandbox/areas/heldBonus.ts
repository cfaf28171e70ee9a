import { bonusOf } from '../catalogue/bonusCatalogue.ts'
import { promotionOf } from '../catalogue/promotions.ts'
import type { Context } from '../context.ts'
import { balanceOf, house, move, walletAccount, walletCode } from '../state/ledger.ts'
import { addRow, type Member } from '../state/state.ts'
import { rewardTo, type Reward } from './reward.ts'

interface Grant extends Reward {
  kind: 'bonus' | 'promotion'
  code: string
  /** What `check/active` answers as the type. */
  type: string
}

/** Credits what comes with a bonus or a promotion, and has the member hold it. */
export function grant(context: Context, member: Member, { code, type, ...reward }: Grant): void {
  rewardTo(context, member, reward)
  const { bonusReceipts, promotionReceipts } = context.state
  const receipts = reward.kind === 'bonus' ? bonusReceipts : promotionReceipts
  receipts.push({ memberId: member.id, code, at: context.now() })
  member.heldBonus = { code, type }
}

/**
 * Ends the bonus before its conditions are met: what came with it goes back, as far as the main wallet still has it.
 * @returns what was taken back, in minor units; null for a member who holds none.
 */
export function takeBack({ state, now }: Context, member: Member): number | null {
  const { id: memberId, heldBonus } = member
  if (!heldBonus) return null
  const { amount, kind, description } = comesWith(heldBonus)
  const [from, at] = [walletAccount(memberId), now()]
  const taken = Math.min(amount, balanceOf(state, from))
  if (taken > 0) {
    const { id: ledgerId } = move(state, { kind: 'bonus end', from, to: house, amount: taken, at })
    const row = { memberId, statementType: 'finish_bonus', from: walletCode, to: kind, amount: -taken } as const
    addRow(state, { ...row, linked: { kind, description }, status: 'SUCCESS', createdAt: at, ledgerId })
  }
  member.heldBonus = null
  return taken
}

/** The conditions are met: the bonus ends and the money stays. Throws for a member who holds none. */
export function finish(member: Member): void {
  if (!member.heldBonus) throw new Error(`${member.username} holds no bonus`)
  member.heldBonus = null
}

/** What a bonus was worth, and how the statement calls it; nothing for one that is no longer offered. */
function comesWith({ code, type }: NonNullable<Member['heldBonus']>) {
  if (type === 'promotion')
    return { amount: promotionOf(code)?.amount ?? 0, kind: 'promotion', description: code } as const
  const offer = bonusOf(code)
  return { amount: offer?.amount ?? 0, kind: 'bonus', description: offer?.description ?? code } as const
}
