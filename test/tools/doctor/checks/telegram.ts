import { headerOf } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import { policiesOf } from '../policy.ts'
import type { Site } from '../site.ts'
import { isSamePage, noPage } from './samePage.ts'

const needed = ["'self'", 'https://web.telegram.org', 'https://*.telegram.org']
const advice = `add_header Content-Security-Policy "frame-ancestors ${needed.join(' ')}" always;`

function framing({ root }: Site): Finding {
  const policies = policiesOf(headerOf(root, 'content-security-policy'))
  const ancestors = policies.map((policy) => policy.get('frame-ancestors')).filter((sources) => sources !== undefined)
  if (ancestors.length === 0)
    return wrong('no frame-ancestors: every site may frame the wallet and lead the player’s taps', advice)
  const isShut = ancestors.some(
    (sources) => !needed.slice(1).some((source) => sources.includes(source) || sources.includes('*')),
  )
  if (isShut) return wrong(`frame-ancestors ${ancestors.flat().join(' ') || "'none'"} keeps Telegram Web out`, advice)
  const others = ancestors[0]?.filter((source) => !needed.includes(source)) ?? []
  if (others.length > 0 && ancestors.length === 1)
    return warning(`others may frame the wallet, too: ${others.join(' ')}`, advice)
  return fine('Telegram Web may frame the page, nobody else')
}

function frameOptions({ root }: Site): Finding {
  const header = headerOf(root, 'x-frame-options')
  if (header === '') return fine('none')
  return wrong(
    `X-Frame-Options: ${header} keeps Telegram Web out where frame-ancestors is not known or not there`,
    'Remove add_header X-Frame-Options; a backend’s or a framework’s: proxy_hide_header X-Frame-Options;',
  )
}

/** A launch has its parameters in the fragment, which a redirect may lose. */
async function launch(site: Site): Promise<Finding> {
  if (!site.head.isApp) return noPage
  for (const path of ['/?tgWebAppStartParam=bonus', '/user/bonus?tgWebAppStartParam=PR1--bonus']) {
    const answer = await site.ask(new URL(path, site.page))
    const to = headerOf(answer, 'location')
    if (to !== '')
      return wrong(
        `${path} leads to ${to}; Telegram’s calls are refused at another origin`,
        'location / { try_files $uri /index.html; }',
      )
    if (!isSamePage(site, answer)) return wrong(`${path} is not the page`, 'location / { try_files $uri /index.html; }')
  }
  return fine('a launch gets the page at once, at the root and below')
}

function invites({ setting }: Site): Finding {
  const address = setting('VITE_TELEGRAM_APP_URL')
  if (!address) return fine('built without VITE_TELEGRAM_APP_URL: no invites that open in Telegram')
  return unknown(`whether ${address} opens the app, as Telegram alone knows`)
}

export const telegram: Group = {
  title: 'Telegram',
  checks: [
    { name: 'Framing', run: framing },
    { name: 'X-Frame-Options', run: frameOptions },
    { name: 'Launch', run: launch },
    { name: 'Invites', run: invites },
  ],
}
