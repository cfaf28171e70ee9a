import { html } from 'hono/html'
import { bonusOffers } from '../catalogue/bonusCatalogue.ts'
import { promotionOffers } from '../catalogue/promotions.ts'
import { baht, button, card, form, table, type Html } from '../controlParts.ts'
import type { Member, SandboxState } from '../state/state.ts'

/** Who holds which bonus, the codes of the promotions, and what the bonuses are worth. */
export function bonuses({ members, bonusReceipts }: SandboxState): Html {
  const held = members.flatMap((member) => (member.heldBonus ? [heldRow(member, member.heldBonus)] : []))
  const offers = bonusOffers.map(({ code, type, maxReceived, amount, places }) => [
    html`<code>${code}</code>`,
    `${type} ${maxReceived}`,
    baht(amount),
    places === null ? '-' : `${bonusReceipts.filter((receipt) => receipt.code === code).length} of ${places}`,
  ])
  const codes = promotionOffers.map(({ code, amount }) => [html`<code>${code}</code>`, baht(amount)])
  return card(
    'Bonuses and promotions',
    html`${held.length === 0 ? html`<p>Nobody holds one.</p>` : table(['Member', 'Holds', ''], held)}
    ${table(['Bonus', 'Limit', 'Brings', 'Taken'], offers)} ${table(['Promotion code', 'Brings'], codes)}`,
  )
}

function heldRow({ name, username }: Member, { code, type }: NonNullable<Member['heldBonus']>) {
  const fields = html`<input type="hidden" name="username" value="${username}" /> ${button('Conditions are met')}`
  return [name, `${code} (${type})`, form('bonus/finish', fields)]
}
