import { html } from 'hono/html'
import { refundAccount } from '../areas/refund.ts'
import { bonusOffers } from '../catalogue/bonusCatalogue.ts'
import { promotionOffers } from '../catalogue/promotions.ts'
import { sliceOf, wheelPrizes } from '../catalogue/wheelSlices.ts'
import {
  baht,
  button,
  card,
  field,
  flip,
  form,
  hidden,
  memberField,
  numberField,
  table,
  type Html,
} from '../controlParts.ts'
import { balanceOf } from '../state/ledger.ts'
import type { SandboxState } from '../state/state.ts'

const code = (text: string) => html`<code>${text}</code>`

/** Who holds which bonus, the codes of the promotions, and what the bonuses are worth. */
export function bonuses({ members, bonusReceipts }: SandboxState): Html {
  const held = members.flatMap(({ name, username, heldBonus }) =>
    heldBonus
      ? [
          [
            name,
            `${heldBonus.code} (${heldBonus.type})`,
            form('bonus/finish', html`${hidden({ username })}${button('Conditions are met')}`),
          ],
        ]
      : [],
  )
  const offers = bonusOffers.map(({ code: bonus, type, maxReceived, amount, places }) => [
    code(bonus),
    `${type} ${maxReceived}`,
    baht(amount),
    places === null ? '-' : `${bonusReceipts.filter((receipt) => receipt.code === bonus).length} of ${places}`,
  ])
  const codes = promotionOffers.map((offer) => [code(offer.code), baht(offer.amount)])
  return card(
    'Bonuses and promotions',
    html`${table(['Member', 'Holds', ''], held, 'Nobody holds one.')}
    ${table(['Bonus', 'Limit', 'Brings', 'Taken'], offers)} ${table(['Promotion code', 'Brings'], codes)}`,
  )
}

/** What waits for each member, and whether the dialogs begin with banners. */
export function rewards(state: SandboxState): Html {
  const rows = state.members.map(({ id, name, invite }) => {
    const offer = state.refundOffers.find(({ memberId }) => memberId === id)
    return [name, baht(invite.amount), offer ? baht(offer.amount) : '-', baht(balanceOf(state, refundAccount(id)))]
  })
  const flips = Object.entries(state.banners).map(([feature, isShown]) =>
    flip('banners', { [feature]: !isShown }, [
      `${feature} banners`,
      isShown ? 'shown' : 'none',
      isShown ? 'Hide' : 'Show',
    ]),
  )
  const give = (action: string, label: string) =>
    form(action, html`${memberField(state)} ${numberField('Amount in baht', 'amount')} ${button(label)}`)
  return card(
    'Invite bonuses and refunds',
    html`${table(['Member', 'Invite bonus', 'Refund', 'Received, not added'], rows)}
    ${give('invite', 'Give invite bonus')} ${give('refund', 'Give refund')} ${flips}`,
  )
}

/** Coins and coupons of the members, and what the next spin brings. */
export function wheel({ members, coupons, wheel: { nextPrize, nextError } }: SandboxState): Html {
  const rows = members.map(({ id, name, coin }) => {
    const own = coupons.filter(({ memberId }) => memberId === id)
    return [name, String(coin), own.map(({ slice, amount }) => `${sliceOf(slice).label} × ${amount}`).join(', ') || '-']
  })
  const prizeInput = html`<input name="code" list="slices" placeholder="chance" />`
  const errorInput = html`<input name="code" placeholder="none" />`
  return card(
    'Wheel',
    html`${table(['Member', 'Coins', 'Coupons'], rows)}
      ${form('wheel/coins', html`${memberField({ members })} ${numberField('Coins', 'coins', 5)} ${button('Set coins')}`)}
      <p>The next spin: ${nextError === null ? (nextPrize ?? 'chance') : `fails with ${nextError}`}.</p>
      <datalist id="slices">
        ${wheelPrizes.map(({ slice }) => html`<option value="${slice.code}">${slice.label}</option>`)}
      </datalist>
      ${form('wheel/prize', html`${field('Slice of the next spin (any code)', prizeInput)} ${button('Set prize')}`)}
      ${form('wheel/error', html`${field('Or the code that it fails with', errorInput)} ${button('Set error')}`)}`,
  )
}
