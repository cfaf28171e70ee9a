import { html } from 'hono/html'
import { standingOf } from '../areas/otp.ts'
import type { Context } from '../context.ts'
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
  page,
  select,
  table,
  type Html,
} from '../controlParts.ts'
import { ways } from '../games/gamePage.ts'
import { recipes } from '../recipes.ts'
import { auditState } from '../state/audit.ts'
import { balanceOf, walletAccount } from '../state/ledger.ts'
import { faultKinds, type SandboxState } from '../state/state.ts'
import { chatFaultsForm, chatRooms } from './chat.ts'
import { channels, qrCodes, slips, withdrawals } from './deposits.ts'
import { bonuses, rewards, wheel } from './rewards.ts'

const clock = (at: number) => new Date(at).toISOString().slice(11, 19)

/** The page from which a person plays the operator: plain forms, no script. */
export function controlPage(context: Context): Html {
  const { state, requests, arrivals } = context
  const sections = [
    books(context),
    deposits(state),
    qrCodes(context),
    withdrawals(state),
    otpCodes(context),
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
    flip('switches', { [name]: !isOn }, [name, isOn ? 'on' : 'off', isOn ? 'Turn off' : 'Turn on']),
  )
  const other = region === 'th' ? 'la' : 'th'
  return card(
    'Switches',
    html`${flips} ${flip('switches', { region: other }, ['region', region, `Change to ${other}`])}`,
  )
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
      html`${memberField(state)} ${numberField('Amount in baht', 'amount')} ${button('Credit deposit')}`,
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
    form('provoke', html`${hidden({ code: recipe.code })}${button('Arm')}`),
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
  ${field('What happens', select('kind', faultKinds))} ${numberField('Times', 'times', 1)}
  ${numberField('Milliseconds', 'ms', '', '1000')} ${numberField('Status', 'status', '', '500')}
  ${field('Message', html`<input name="message" placeholder="INTERNAL_SERVER_ERROR" />`)} ${button('Add')}`
  return card(
    'Faults',
    html`${table(['Call', 'What', 'Left'], rows)} ${form('faults', fields)}
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

/** The newest one-time codes, as no message carries them to a phone here. */
function otpCodes({ state, now }: Context): Html {
  const rows = state.otps
    .slice(-10)
    .reverse()
    .map((otp) => [otp.phoneNumber, html`<code>${otp.code}</code>`, otp.ref, standingOf(otp, now())])
  return card('One-time codes', table(['Phone', 'Code', 'Reference', 'Now'], rows, 'None sent.'))
}

/** The newest visits to the games' sites. */
function gameArrivals(arrivals: Context['arrivals']): Html {
  const rows = arrivals
    .slice(-10)
    .reverse()
    .map(({ code, way, username, balanceMinor, accepted }) => [
      code,
      ways[way],
      username ?? '-',
      balanceMinor === null ? '-' : baht(balanceMinor),
      accepted ? 'let in' : html`<span class="bad">refused</span>`,
    ])
  return card('Arrivals at the games', table(['Game', 'Came', 'Player', 'Balance', ''], rows, 'Nobody yet.'))
}
