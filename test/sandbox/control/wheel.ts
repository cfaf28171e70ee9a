import { html } from 'hono/html'
import { sliceOf, wheelPrizes } from '../catalogue/wheelSlices.ts'
import { button, card, field, form, memberField, table, type Html } from '../controlParts.ts'
import type { SandboxState } from '../state/state.ts'

/** Coins and coupons of the members, and what the next spin brings. */
export function wheel({ members, coupons, wheel: { nextPrize, nextError } }: SandboxState): Html {
  const rows = members.map(({ id, name, coin }) => [
    name,
    String(coin),
    coupons
      .filter(({ memberId }) => memberId === id)
      .map(({ slice, amount }) => `${sliceOf(slice).label} × ${amount}`)
      .join(', ') || '-',
  ])
  return card(
    'Wheel',
    html`${table(['Member', 'Coins', 'Coupons'], rows)}
    ${form(
      'wheel/coins',
      html`${memberField({ members })}
      ${field('Coins', html`<input name="coins" value="5" inputmode="numeric" required />`)} ${button('Set coins')}`,
    )}
    ${nextSpin(nextPrize, nextError)}`,
  )
}

function nextSpin(prize: string | null, error: string | null): Html {
  const codes = wheelPrizes.map(({ slice }) => html`<option value="${slice.code}">${slice.label}</option>`)
  const prizeInput = html`<input name="code" list="slices" placeholder="chance" />`
  const errorInput = html`<input name="code" placeholder="none" />`
  return html`<p>The next spin: ${error === null ? (prize ?? 'chance') : `fails with ${error}`}.</p>
    <datalist id="slices">${codes}</datalist>
    ${form('wheel/prize', html`${field('Slice of the next spin (any code)', prizeInput)} ${button('Set prize')}`)}
    ${form('wheel/error', html`${field('Or the code that it fails with', errorInput)} ${button('Set error')}`)}`
}
