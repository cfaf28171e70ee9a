import { html } from 'hono/html'
import type { Context } from '../context.ts'
import { baht, button, card, field, form, memberField, page, select, table, type Html } from '../controlParts.ts'
import { recipes } from '../recipes.ts'
import { auditState } from '../state/audit.ts'
import { balanceOf, walletAccount } from '../state/ledger.ts'
import { faultKinds, type SandboxState } from '../state/state.ts'
import { gameArrivals } from './arrivals.ts'
import { bonuses } from './bonus.ts'
import { chatFaultsForm, chatRooms } from './chat.ts'
import { channels, qrCodes, slips } from './deposits.ts'
import { otpCodes } from './otp.ts'
import { rewards } from './rewards.ts'
import { wheel } from './wheel.ts'

const clock = (at: number) => new Date(at).toISOString().slice(11, 19)

/** The page from which a person plays the operator: plain forms, no script. */
export function controlPage(context: Context): Html {
  const { state, requests, arrivals, now } = context
  const sections = [
    books(context),
    deposits(state),
    qrCodes(context),
    withdrawals(state),
    otpCodes(state, now()),
    chatRooms(context),
    switches(state),
    slips(state),
    channels(state),
    bonuses(state),
    rewards(state),
    wheel(state),
    sessions(state),
    codes(state),
    faults(state),
    chatFaultsForm(context),
    gameArrivals(arrivals),
    log(requests),
  ]
  return page('Sandbox control', { to: '/', name: 'Open the app' }, sections)
}

function books({ state, violations, contract }: Context): Html {
  const { ok, problems, transactions } = auditState(state)
  const verdict = ok ? `Nothing made, nothing lost in ${transactions} transactions.` : problems.join('; ')
  return card(
    'Books',
    html`<p class="${ok ? 'good' : 'bad'}">${verdict}</p>
      <p class="${violations.length === 0 ? 'good' : 'bad'}">
        ${violations.length === 0 ? 'Every call kept to the contract.' : `Violations: ${violations.length}`}
      </p>
      ${violations.slice(-5).map((text) => html`<pre>${text}</pre>`)}
      <p>
        <a href="/sandbox/audit">audit</a> <a href="/sandbox/violations">violations</a>
        <a href="/sandbox/requests">requests</a> <a href="/sandbox/recipes">recipes</a>
        <a href="/sandbox/reports">field reports</a>
        <a href="/check">check of a phone</a>
        ${contract && html`<a href="/sandbox/contract">contract</a>`}
      </p>
      ${form('reset', button('Reset everything', 'danger'))}`,
  )
}

function switches({ switches: current }: SandboxState): Html {
  const { region, ...flags } = current
  const flips = Object.entries(flags).map(([name, isOn]) =>
    flip(name, isOn ? 'on' : 'off', String(!isOn), isOn ? 'Turn off' : 'Turn on'),
  )
  const other = region === 'th' ? 'la' : 'th'
  return card('Switches', html`${flips} ${flip('region', region, other, `Change to ${other}`)}`)
}

function flip(name: string, value: string, next: string, label: string): Html {
  return form(
    'switches',
    html`<input type="hidden" name="${name}" value="${next}" /> <span>${name}: <b>${value}</b></span> ${button(label)}`,
  )
}

function withdrawals({ withdrawals: waiting, members }: SandboxState): Html {
  const rows = waiting.map(({ id, memberId, amount }) => [
    members.find((member) => member.id === memberId)?.name ?? memberId,
    baht(amount),
    form(
      'withdrawals',
      html`<input type="hidden" name="id" value="${id}" />
        <button name="decision" value="approve">Approve</button>
        <button name="decision" value="reject" class="danger">Reject</button>`,
    ),
  ])
  return card('Waiting withdrawals', rows.length === 0 ? html`<p>None.</p>` : table(['Member', 'Amount', ''], rows))
}

function deposits(state: SandboxState): Html {
  const rows = state.members.map(({ id, username, password, name }) => [
    name,
    html`<code>${username}</code> <code>${password}</code>`,
    baht(balanceOf(state, walletAccount(id))),
  ])
  return card(
    'Members and deposits',
    html`${table(['Member', 'Sign in with', 'Main wallet'], rows)}
    ${form(
      'deposits',
      html`${memberField(state)} ${field('Amount in baht', html`<input name="amount" inputmode="decimal" required />`)}
      ${button('Credit deposit')}`,
    )}`,
  )
}

function sessions(state: SandboxState): Html {
  const tokens = Object.values(state.tokens)
  const valid = tokens.filter(({ isExpired }) => !isExpired).length
  return card(
    'Sessions',
    html`<p>${valid} valid tokens, ${tokens.length - valid} expired.</p>
      ${form('tokens/expire', html`${memberField(state, 'all members')} ${button('Expire tokens')}`)}`,
  )
}

function codes({ provoked }: SandboxState): Html {
  const rows = recipes.map((recipe) => [
    html`<code>${recipe.code}</code
      ><small>${recipe.call}</small>${recipe.natural && html`<small>${recipe.natural}</small>`}`,
    form('provoke', html`<input type="hidden" name="code" value="${recipe.code}" />${button('Arm')}`),
  ])
  return card(
    'Error codes',
    html`<p>An armed code is what the next such call answers, once. Armed: ${provoked.join(', ') || 'none'}.</p>
      ${table(['Code, call and way by hand', ''], rows)}`,
  )
}

function faults({ faults: waiting }: SandboxState): Html {
  const rows = waiting.map(({ method, path, kind, times, ms, message }) => [
    `${method} ${path}`,
    `${kind} ${kind.startsWith('delay') ? `${ms} ms` : kind === 'fail' ? message : ''}`,
    `${times}×`,
  ])
  const fields = html`${field('Method', select('method', ['*', 'GET', 'POST', 'PUT', 'DELETE']))}
  ${field('Path (may end in *)', html`<input name="path" value="/api/wallet/transfer" required />`)}
  ${field('What happens', select('kind', faultKinds))}
  ${field('Times', html`<input name="times" value="1" inputmode="numeric" />`)}
  ${field('Milliseconds', html`<input name="ms" placeholder="1000" inputmode="numeric" />`)}
  ${field('Status', html`<input name="status" placeholder="500" inputmode="numeric" />`)}
  ${field('Message', html`<input name="message" placeholder="INTERNAL_SERVER_ERROR" />`)} ${button('Add')}`
  return card(
    'Faults',
    html`${rows.length === 0 ? '' : table(['Call', 'What', 'Left'], rows)} ${form('faults', fields)}
    ${form('faults/clear', button('Clear faults and armed codes'))}`,
  )
}

function log(requests: Context['requests']): Html {
  const rows = requests
    .slice(-20)
    .reverse()
    .map(({ at, method, path }) => [clock(at), `${method} ${path}`])
  return card('Last requests', table(['UTC', 'Call'], rows))
}
