import { html } from 'hono/html'
import type { Arrival } from '../context.ts'
import { baht, card, table, type Html } from '../controlParts.ts'
import { ways } from '../games/gamePage.ts'

/** The newest visits to the games' sites. */
export function gameArrivals(arrivals: readonly Arrival[]): Html {
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
  const came = rows.length === 0 ? html`<p>Nobody yet.</p>` : table(['Game', 'Came', 'Player', 'Balance', ''], rows)
  return card('Arrivals at the games', came)
}
