import { html } from 'hono/html'
import { openCodes } from '../areas/qr.ts'
import { channelCodes } from '../catalogue/depositChannels.ts'
import type { Context } from '../context.ts'
import { baht, button, card, flip, form, hidden, numberField, select, table, type Html } from '../controlParts.ts'
import { slipReasons, type Slip } from '../state/payIn.ts'
import type { SandboxState } from '../state/state.ts'

const memberOf = ({ members }: Pick<SandboxState, 'members'>, memberId: string) =>
  members.find(({ id }) => id === memberId) ?? { name: memberId, username: '' }

/** The withdrawals that wait for a decision. */
export function withdrawals(state: SandboxState): Html {
  const rows = state.withdrawals.map(({ id, memberId, amount }) => [
    memberOf(state, memberId).name,
    baht(amount),
    form(
      'withdrawals',
      html`${hidden({ id })}<button name="decision" value="approve">Approve</button>
        <button name="decision" value="reject" class="danger">Reject</button>`,
    ),
  ])
  return card('Waiting withdrawals', table(['Member', 'Amount', ''], rows))
}

/** The codes that can be paid, and how long new ones last. */
export function qrCodes(context: Context): Html {
  const { state, now } = context
  const rows = openCodes(context).map(({ memberId, bankCode, amount, expiresAt }) => {
    const { name, username } = memberOf(state, memberId)
    const ends = html`${hidden({ username, bankCode })}<button name="end" value="pay">Pay</button>
      <button name="end" value="fail" class="danger">Fail</button>
      <button name="end" value="expire" class="danger">Expire</button>`
    return [name, `${bankCode} ${baht(amount)}`, `${Math.ceil((expiresAt - now()) / 1000)} s`, form('qr', ends)]
  })
  return card(
    'QR codes',
    html`${table(['Member', 'Code', 'Left', ''], rows, 'None open.')}
    ${form('qr/seconds', html`${numberField('Seconds that a new code lasts', 'seconds', state.qrSeconds)} ${button('Set')}`)}`,
  )
}

/** The slips that wait to be read, and whether others are taken. */
export function slips(state: SandboxState): Html {
  const rows = state.slips
    .filter(({ status }) => status === 'WAITING')
    .map((slip) => [
      html`<a href="/sandbox/slips/${slip.id}">${slip.id}</a> ${memberOf(state, slip.memberId).name}`,
      slipForms(slip),
    ])
  const { isOpen, closeFrom, closeTo } = state.slipWindow
  const now = `${isOpen ? 'open' : 'closed'}, told to close ${closeFrom ?? '-'} to ${closeTo ?? '-'}`
  return card(
    'Waiting slips',
    html`${table(['Slip', ''], rows)}
    ${flip('slips/window', { isOpen: !isOpen }, ['Upload', now, isOpen ? 'Close it' : 'Open it'])}`,
  )
}

function slipForms({ id }: Slip): Html {
  return html`${form(
    'slips',
    html`${hidden({ id })}<input name="amount" inputmode="decimal" aria-label="Baht of slip ${id}" required />
      ${button('Accept')}`,
  )}
  ${form(
    'slips',
    html`${hidden({ id })}${select('note', slipReasons, `Reason against slip ${id}`)} ${button('Refuse', 'danger')}`,
  )}`
}

/** What can be paid into, each with a button to withdraw or offer it. */
export function channels({ channels: offered }: SandboxState): Html {
  const flips = channelCodes.map((code) => {
    const isOffered = offered.includes(code)
    const next = isOffered ? offered.filter((other) => other !== code) : [...offered, code]
    const words = isOffered ? (['offered', 'Withdraw it'] as const) : (['withdrawn', 'Offer it'] as const)
    return flip('channels', { codes: next.join(',') || 'none' }, [code, ...words])
  })
  return card('Channels to pay into', html`${flips}`)
}
