import { headerOf } from '../ask.ts'
import { fine, unknown, warning, wrong, type Finding, type Group } from '../findings.ts'
import { policiesOf, sourcesFor } from '../policy.ts'
import type { Site } from '../site.ts'
import { isSamePage, noPage } from './samePage.ts'

const notBuilt = fine('built without VITE_LIFF_ID: no LINE')
const toPage = 'location / { try_files $uri /index.html; }'

/** LIFF fails if the address changes before the app runs. Its deep links lie below the endpoint. */
async function endpoint(site: Site): Promise<Finding> {
  if (!site.setting('VITE_LIFF_ID')) return notBuilt
  if (!site.head.isApp) return noPage
  if (site.page.protocol !== 'https:') return wrong('LINE takes https alone as an endpoint', 'listen 443 ssl http2;')
  for (const path of ['/?liff.state=%2Fuser%2Fbonus%3Fa%3D1&code=0', '/user/bonus?a=1', '/user/bonus/']) {
    const answer = await site.ask(new URL(path, site.page))
    const to = headerOf(answer, 'location')
    if (to !== '') return wrong(`${path} leads to ${to}: LIFF loses its parameters`, toPage)
    if (!isSamePage(site, answer)) return wrong(`${path} is not the page: deep links of LIFF fail`, toPage)
  }
  return unknown(`whether LINE’s console has ${site.page.href} as its endpoint, with the slash`)
}

function policy({ setting, head }: Site): Finding {
  const id = setting('VITE_LIFF_ID')
  if (!id) return notBuilt
  const [policyOfPage] = policiesOf(head.policy ?? '')
  if (!policyOfPage) return unknown('the page has no policy')
  const sources = sourcesFor(policyOfPage, 'connect-src') ?? ['https:']
  const refused = ['https://api.line.me', 'https://access.line.me'].filter(
    (origin) => !sources.includes(origin) && !sources.includes('https:') && !sources.includes('*'),
  )
  if (refused.length === 0) return fine(`LIFF ${id} may ask LINE`)
  return wrong(
    `connect-src lets LIFF not ask ${refused.join(', ')}`,
    `Build with VITE_LIFF_ID=${id}; the policy follows from it.`,
  )
}

function windows({ setting, root }: Site): Finding {
  if (!setting('VITE_LIFF_ID')) return notBuilt
  const opener = headerOf(root, 'cross-origin-opener-policy')
  if (opener === '' || opener === 'unsafe-none' || opener === 'same-origin-allow-popups')
    return fine('LINE’s windows stay connected')
  return warning(
    `Cross-Origin-Opener-Policy: ${opener} cuts LINE’s chooser of friends off`,
    'add_header Cross-Origin-Opener-Policy same-origin-allow-popups always;',
  )
}

export const line: Group = {
  title: 'LINE',
  checks: [
    { name: 'Endpoint', run: endpoint },
    { name: 'Policy', run: policy },
    { name: 'Windows', run: windows },
  ],
}
