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

interface Row {
  readonly otherwise: Otherwise
  /** The lines that complain, with the beginnings of level and advice. */
  readonly complaints: Readonly<Record<string, string>>
}

const http2 = 'wrong: listen 443 ssl http2;'
const gzip = 'wrong: gzip on;'
const framePolicy = `add_header Content-Security-Policy "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org" always;`
const proxyApi = 'wrong: location /api/ { proxy_pass http://backend; }'
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

const rows = {
  'no HTTP/2': {
    otherwise: { changes: { 'listen 443 ssl http2;': 'listen 443 ssl;' } },
    complaints: { 'Connection: HTTP/2': http2, 'Commands arrive once: Over HTTP/2': http2 },
  },
  'the page in the place of missing files': {
    otherwise: { changes: { 'try_files $uri =404;': 'try_files $uri /index.html;' } },
    complaints: { 'Files: A missing file': 'wrong: location /assets/ { try_files $uri =404; }' },
  },
  'X-Frame-Options in the place of the policy': {
    otherwise: { changes: { [framePolicy]: 'add_header X-Frame-Options SAMEORIGIN always;' } },
    complaints: {
      'Telegram: Framing': `wrong: ${framePolicy}`,
      'Telegram: X-Frame-Options': 'wrong: Remove add_header X-Frame-Options;',
    },
  },
  'the page kept for a year, its files for no time': {
    otherwise: {
      changes: {
        '/assets/" "public, max-age=31536000, immutable";': '/assets/" "no-cache";',
        '"~^ " "no-cache";': '"~^ " "public, max-age=31536000";',
      },
    },
    complaints: {
      'Page: Cache-Control': 'wrong: add_header Cache-Control no-cache always;',
      'Files: Cache-Control': 'wrong: add_header Cache-Control "public, max-age=31536000, immutable";',
      'Files: A missing file': 'wrong: add_header Cache-Control no-cache always;',
    },
  },
  'no compression': {
    otherwise: { changes: { 'gzip on;': 'gzip off;' } },
    complaints: {
      'Compression: API’s answers': gzip,
      'Compression: Page': gzip,
      'Compression: Scripts': gzip,
      'Compression: Styles': gzip,
    },
  },
  'the page in the place of the API': {
    otherwise: { changes: { 'location /api/ {': 'location /backend/ {' } },
    complaints: {
      'API: Answers': proxyApi,
      'API: Unknown path': proxyApi,
    },
  },
  'an expired certificate': {
    otherwise: { days: -3 },
    complaints: { 'Connection: Certificate': 'wrong: Renew it (certbot renew)' },
  },
  'a proxy that shows itself': {
    otherwise: { changes: { [lastHeader]: `${lastHeader} add_header Via "1.1 edge" always;` } },
    complaints: { 'Commands arrive once: Proxies': 'warning: See that it never repeats' },
  },
  'something that writes into the page': {
    otherwise: {
      changes: { 'tcp_nopush on;': `tcp_nopush on; sub_filter '</head>' '<script>seen()</script></head>';` },
    },
    complaints: { 'Page: Policy in the page': 'wrong: Switch off what rewrites HTML' },
  },
  'a limit for uploads that is nginx’s own': {
    otherwise: { changes: { 'client_max_body_size 32m;': '' } },
    complaints: { 'API: Uploads': 'wrong: client_max_body_size 32m;' },
  },
  'early data': {
    otherwise: { changes: { 'ssl_session_tickets off;': 'ssl_session_tickets off; ssl_early_data on;' } },
    complaints: { 'Connection: TLS early data': 'wrong: ssl_early_data off;' },
  },
  'a command’s connection that stays open': {
    otherwise: {
      changes: { 'location @command {': 'location @command { if ($http_content_length = "") { return 411; }' },
    },
    complaints: { 'Commands arrive once: Streamed bodies': 'wrong: Build with VITE_STREAMED_COMMANDS=false' },
  },
  'a backend elsewhere that the build does not know and that lets nobody in': {
    otherwise: { elsewhere: { known: false, changes: () => ({}) } },
    complaints: {
      'Page: Policy in the page': 'wrong: Build with VITE_API_BASE=https://localhost:',
      'API on another origin: Preflight': 'wrong: if ($request_method = OPTIONS) { return 204; }',
      'API on another origin: Allowed origin': 'wrong: add_header Access-Control-Allow-Origin https://localhost:',
      'API on another origin: Exposed Date': 'wrong: add_header Access-Control-Expose-Headers Date always;',
      'API on another origin: Timing-Allow-Origin': 'wrong: add_header Timing-Allow-Origin https://localhost:',
    },
  },
} satisfies Record<string, Row>

/** Deviations that do not meet each other, so that one deployment can have them all. */
const together: readonly (readonly (keyof typeof rows)[])[] = [
  ['no HTTP/2', 'an expired certificate', 'no compression', 'a proxy that shows itself'],
  ['X-Frame-Options in the place of the policy', 'the page kept for a year, its files for no time'],
  [
    'the page in the place of missing files',
    'something that writes into the page',
    'early data',
    'a limit for uploads that is nginx’s own',
    'a command’s connection that stays open',
  ],
  ['the page in the place of the API'],
  ['a backend elsewhere that the build does not know and that lets nobody in'],
]

for (const names of together)
  test(`the doctor reports ${names.join('; ')}, and nothing else`, async () => {
    const all = names.map((name): Row => rows[name])
    const changes = Object.assign({}, ...all.map(({ otherwise }) => otherwise.changes))
    const { report } = await examineDeployed(Object.assign({}, ...all.map(({ otherwise }) => otherwise), { changes }))
    const complaints = all.flatMap((row) => Object.entries(row.complaints))
    expect(complaintsOf(report)).toEqual({
      ...untold,
      ...Object.fromEntries(complaints.map(([line, start]) => [line, expect.stringContaining(start)])),
    })
  })

test('every deviation is covered', () => {
  expect(together.flat().toSorted()).toEqual(Object.keys(rows).toSorted())
})
