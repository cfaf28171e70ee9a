import { html } from 'hono/html'
import { refundAccount } from '../areas/refund.ts'
import { baht, button, card, field, form, memberField, table, type Html } from '../controlParts.ts'
import { balanceOf } from '../state/ledger.ts'
import type { SandboxState } from '../state/state.ts'

/** What waits for each member, and whether the dialogs begin with banners. */
export function rewards(state: SandboxState): Html {
  const rows = state.members.map(({ id, name, invite }) => {
    const offer = state.refundOffers.find(({ memberId }) => memberId === id)
    return [name, baht(invite.amount), offer ? baht(offer.amount) : '-', baht(balanceOf(state, refundAccount(id)))]
  })
  const flips = (['invite', 'refund'] as const).map((feature) => {
    const isShown = state.banners[feature]
    return form(
      'banners',
      html`<input type="hidden" name="${feature}" value="${!isShown}" />
        <span>${feature} banners: <b>${isShown ? 'shown' : 'none'}</b></span> ${button(isShown ? 'Hide' : 'Show')}`,
    )
  })
  return card(
    'Invite bonuses and refunds',
    html`${table(['Member', 'Invite bonus', 'Refund', 'Received, not added'], rows)}
    ${give(state, 'invite', 'Give invite bonus')} ${give(state, 'refund', 'Give refund')} ${flips}`,
  )
}

function give(state: SandboxState, action: string, label: string): Html {
  const amount = field('Amount in baht', html`<input name="amount" inputmode="decimal" required />`)
  return form(action, html`${memberField(state)} ${amount} ${button(label)}`)
}
