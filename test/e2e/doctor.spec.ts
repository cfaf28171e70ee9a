import type { Report } from '../tools/doctor/examine.ts'
import { exitCodeOf, written } from '../tools/doctor/report.ts'
import { examineDeployed, type Otherwise } from './support/deployment.ts'
import { expect, test } from './support/fixtures.ts'

/** Checks that cannot be made from outside, with their advice. */
const untold = {
  'Commands arrive once: Proxies': 'unknown: proxy_next_upstream off;   # for commands; nginx alone',
  'LINE: Endpoint': expect.stringContaining('unknown: whether LINE’s console has'),
  'Telegram: Invites': expect.stringContaining('as Telegram alone knows'),
}

/** Each line that is not fine, with its advice. */
const complaintsOf = ({ lines }: Report) =>
  Object.fromEntries(
    lines
      .filter(({ level }) => level !== 'fine')
      .map(({ group, check, level, text, advice }) => [`${group}: ${check}`, `${level}: ${advice ?? text}`]),
  )

test('the operator’s nginx, the build and the backend behind it pass every check, and no command is sent', async () => {
  const { report, sandbox } = await examineDeployed()
  expect(complaintsOf(report)).toEqual(untold)
  expect(exitCodeOf(report)).toBe(0)
  expect(written(report)).toContain(' fine, 0 to change, 0 unwise, 3 could not be told')
  const asked = new Set(sandbox.requests.map(({ method, path, token }) => `${method} ${path} ${token ?? 'as a guest'}`))
  // Verifies a code that was never sent.
  expect([...asked].toSorted()).toEqual([
    'GET /api/lookup/active as a guest',
    'GET /api/lookup/agreements as a guest',
    'GET /api/lookup/banks as a guest',
    'GET /api/lookup/info as a guest',
    'GET /api/of-the-doctor as a guest',
    'POST /api/otp/verify as a guest',
  ])
})

const lastHeader = 'add_header Referrer-Policy no-referrer always;'

/** What a backend on another origin sends (docs/deploy.md). */
const crossing = (page: string) => ({
  'location /api/ {': 'location /api/ { if ($request_method = OPTIONS) { return 204; }',
  [lastHeader]: `${lastHeader}
    add_header Access-Control-Allow-Origin ${page} always;
    add_header Access-Control-Allow-Methods "GET, POST, PUT, DELETE" always;
    add_header Access-Control-Allow-Headers "Authorization, X-Requested-With, Content-Type" always;
    add_header Access-Control-Max-Age 7200 always;
    add_header Access-Control-Expose-Headers Date always;
    add_header Timing-Allow-Origin ${page} always;`,
})

test('a backend on another origin that answers as the guide says passes every check', async () => {
  const { report } = await examineDeployed({ elsewhere: { known: true, changes: crossing } })
  expect(complaintsOf(report)).toEqual(untold)
  expect(new URL(report.api).origin).not.toBe(report.page)
})

const http2 = 'wrong: listen 443 ssl http2;'
const gzip = 'wrong: gzip on;'

/** Deviations that the doctor finds only in what a server really does. Those of one row do not meet each other. */
const rows: [what: string, otherwise: Otherwise, complaints: Readonly<Record<string, string>>][] = [
  [
    'no HTTP/2, no compression and an expired certificate',
    { days: -3, changes: { 'listen 443 ssl http2;': 'listen 443 ssl;', 'gzip on;': 'gzip off;' } },
    {
      'Connection: HTTP/2': http2,
      'Commands arrive once: Over HTTP/2': http2,
      'Compression: API’s answers': gzip,
      'Compression: Page': gzip,
      'Compression: Scripts': gzip,
      'Compression: Styles': gzip,
      'Connection: Certificate': 'wrong: Renew it (certbot renew)',
    },
  ],
  [
    'early data, nginx’s own limit for uploads, and commands that need a length',
    {
      changes: {
        'ssl_session_tickets off;': 'ssl_session_tickets off; ssl_early_data on;',
        'client_max_body_size 32m;': '',
        'location @command {': 'location @command { if ($http_content_length = "") { return 411; }',
      },
    },
    {
      'Connection: TLS early data': 'wrong: ssl_early_data off;',
      'API: Uploads': 'wrong: client_max_body_size 32m;',
      'Commands arrive once: Streamed bodies': 'wrong: Build with VITE_STREAMED_COMMANDS=false',
    },
  ],
  [
    'a backend elsewhere that the build does not know and that lets nobody in',
    { elsewhere: { known: false, changes: () => ({}) } },
    {
      'Page: Policy in the page': 'wrong: Build with VITE_API_BASE=https://localhost:',
      'API on another origin: Preflight': 'wrong: if ($request_method = OPTIONS) { return 204; }',
      'API on another origin: Allowed origin': 'wrong: add_header Access-Control-Allow-Origin https://localhost:',
      'API on another origin: Exposed Date': 'wrong: add_header Access-Control-Expose-Headers Date always;',
      'API on another origin: Timing-Allow-Origin': 'wrong: add_header Timing-Allow-Origin https://localhost:',
    },
  ],
]

for (const [what, otherwise, complaints] of rows)
  test(`the doctor reports ${what}, and nothing else`, async () => {
    const { report } = await examineDeployed(otherwise)
    const starts = Object.entries(complaints).map(([line, start]) => [line, expect.stringContaining(start)])
    expect(complaintsOf(report)).toEqual({ ...untold, ...Object.fromEntries(starts) })
  })
