import { html } from 'hono/html'
import { openCodes } from '../areas/qr.ts'
import { channelCodes } from '../catalogue/depositChannels.ts'
import type { Context } from '../context.ts'
import { baht, button, card, field, form, select, table, type Html } from '../controlParts.ts'
import { slipReasons, type QrCode, type Slip } from '../state/payIn.ts'
import type { SandboxState } from '../state/state.ts'

/** The codes that can be paid, and how long new ones last. */
export function qrCodes(context: Context): Html {
  const { state, now } = context
  const rows = openCodes(context).map((code) => [
    nameOf(state, code.memberId),
    `${code.bankCode} ${baht(code.amount)}`,
    `${Math.ceil((code.expiresAt - now()) / 1000)} s`,
    qrForm(state, code),
  ])
  const seconds = html`<input name="seconds" value="${state.qrSeconds}" inputmode="numeric" required />`
  return card(
    'QR codes',
    html`${rows.length === 0 ? html`<p>None open.</p>` : table(['Member', 'Code', 'Left', ''], rows)}
    ${form('qr/seconds', html`${field('Seconds that a new code lasts', seconds)} ${button('Set')}`)}`,
  )
}

function qrForm({ members }: SandboxState, { memberId, bankCode }: QrCode): Html {
  const username = members.find(({ id }) => id === memberId)?.username ?? ''
  return form(
    'qr',
    html`<input type="hidden" name="username" value="${username}" />
      <input type="hidden" name="bankCode" value="${bankCode}" />
      <button name="end" value="pay">Pay</button>
      <button name="end" value="fail" class="danger">Fail</button>
      <button name="end" value="expire" class="danger">Expire</button>`,
  )
}

/** The slips that wait to be read, and whether others are taken. */
export function slips({ slips: all, slipWindow, ...rest }: SandboxState): Html {
  const rows = all
    .filter(({ status }) => status === 'WAITING')
    .map((slip) => [
      html`<a href="/sandbox/slips/${slip.id}">${slip.id}</a> ${nameOf(rest, slip.memberId)}`,
      slipForms(slip),
    ])
  const { isOpen, closeFrom, closeTo } = slipWindow
  const window = html`<input type="hidden" name="isOpen" value="${!isOpen}" />
    <span>Upload: <b>${isOpen ? 'open' : 'closed'}</b>, told to close ${closeFrom ?? '-'} to ${closeTo ?? '-'}</span>
    ${button(isOpen ? 'Close it' : 'Open it')}`
  return card(
    'Waiting slips',
    html`${rows.length === 0 ? html`<p>None.</p>` : table(['Slip', ''], rows)} ${form('slips/window', window)}`,
  )
}

function slipForms({ id }: Slip): Html {
  const hidden = html`<input type="hidden" name="id" value="${id}" />`
  return html`${form(
    'slips',
    html`${hidden}<input name="amount" inputmode="decimal" aria-label="Baht of slip ${id}" required />
      ${button('Accept')}`,
  )}
  ${form(
    'slips',
    html`${hidden}${select('note', slipReasons, `Reason against slip ${id}`)} ${button('Refuse', 'danger')}`,
  )}`
}

/** What can be paid into, each with a button to withdraw or offer it. */
export function channels({ channels: offered }: SandboxState): Html {
  const flips = channelCodes.map((code) => {
    const isOffered = offered.includes(code)
    const next = isOffered ? offered.filter((other) => other !== code) : [...offered, code]
    return form(
      'channels',
      html`<input type="hidden" name="codes" value="${next.join(',') || 'none'}" />
        <span>${code}: <b>${isOffered ? 'offered' : 'withdrawn'}</b></span>
        ${button(isOffered ? 'Withdraw it' : 'Offer it')}`,
    )
  })
  return card('Channels to pay into', html`${flips}`)
}

function nameOf({ members }: Pick<SandboxState, 'members'>, memberId: string): string {
  return members.find(({ id }) => id === memberId)?.name ?? memberId
}
