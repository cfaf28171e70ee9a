import { html, raw } from 'hono/html'
import { mediaPath, type Game } from '../catalogue/games.ts'
import type { Arrival } from '../context.ts'
import type { Html } from '../controlParts.ts'
import type { Visit } from './gameArrivals.ts'

/** How a visitor came, in words. */
export const ways: Record<Arrival['way'], string> = {
  ticket: 'by a one-time link',
  form: 'by a posted form',
  link: 'by the web link',
  android: 'by the Android link',
  ios: 'by the iOS link',
}

const inBaht = (minor: number) =>
  `฿${(minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

/** What a player sees at a game's own site: who they are there and what they brought. */
export function gamePage({ code, name, hue }: Game, visit: Visit): Html {
  return html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        <link rel="icon" href="${mediaPath(code, 'logo')}" />
        <style>
          ${raw(styleOf(hue))}
        </style>
      </head>
      <body>
        <main>
          <img src="${mediaPath(code, 'logo')}" alt="" width="88" height="88" />
          <h1>${name}</h1>
          ${standing(visit)}
        </main>
      </body>
    </html>`
}

function standing({ way, username, balanceMinor, reason }: Visit): Html {
  if (reason !== null) return html`<p role="alert">${reason}</p>`
  const player =
    username === null || balanceMinor === null
      ? html`<p>Sign in with your game account</p>`
      : html`<p>member ${username}</p>
          <p class="balance">balance ${inBaht(balanceMinor)}</p>`
  return html`${player}
    <p class="way">You came ${ways[way]}</p>`
}

const styleOf = (hue: number) => `
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; color: #fff;
  font: 17px/1.6 system-ui, sans-serif; background: linear-gradient(160deg, hsl(${hue} 55% 24%), hsl(${hue - 30} 60% 9%)); }
main { width: min(100%, 380px); padding: 32px 24px; border-radius: 24px; text-align: center;
  background: rgb(0 0 0 / 0.35); border: 1px solid rgb(255 255 255 / 0.16); }
h1 { margin: 12px 0 16px; font-size: 26px; }
p { margin: 4px 0; overflow-wrap: anywhere; }
.balance { font-size: 20px; font-weight: 600; font-variant-numeric: tabular-nums; }
.way { margin-top: 20px; color: rgb(255 255 255 / 0.75); font-size: 14px; }
[role='alert'] { padding: 12px; border-radius: 12px; background: #fff; color: #8f1d14; }
`
