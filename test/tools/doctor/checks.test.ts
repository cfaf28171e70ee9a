import { describe, expect, it } from 'vitest'
import { examineBy } from './examine.ts'
import { good, origin, page, fakeWire, png, policy, trusted, type Other, type FakeAnswer } from './fakeWire.ts'
import { readOptions } from './options.ts'

const hour = 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toUTCString()

/** Differences from the good deployment. */
const answering = (path: string, answer: FakeAnswer | null): Other => ({ answers: { [path]: answer } })
const having = (paths: string | string[], headers: Readonly<Record<string, string>>): Other => {
  const all = [paths].flat().map((path) => [path, { ...good[path], headers: { ...good[path]?.headers, ...headers } }])
  return { answers: Object.fromEntries(all) }
}
const paged = (headers: Readonly<Record<string, string>>) => having('*', headers)
const thePage = (...paths: string[]): Other => ({
  answers: Object.fromEntries(paths.map((path) => [path, good['*'] ?? null])),
})
const status = (path: string, code: number) => answering(path, { ...good[path], status: code })
const html = (from: string, to: string) => answering('*', { ...good['*'], body: page.replace(from, to) })
const leading = (path: string, location: string) => answering(path, { status: 302, headers: { location } })
const uploaded = (headers: Readonly<Record<string, string>>) => answering('/media/*', { status: 404, headers })
const distrusted = (distrust: string): Other => ({ handshake: { distrust } })
const ending = (left: number): Other => ({
  handshake: { certificate: { ...trusted.certificate, valid_to: new Date(Date.now() + left).toUTCString() } },
})
const [plain, www] = ['http://wallet.example', 'https://www.wallet.example/']
const code = good['/assets/core-1.js']
const built = (setting: string) =>
  answering('/assets/core-1.js', { ...code, body: `${String(code?.body)};b={${setting}}` })
const needingLength: Other['http2'] = async (_, requests) =>
  requests.map(({ tellsLength }) => ({ status: tellsLength === false ? 411 : 400, body: '' }))

/** What the doctor complains of, beside what it can never tell from outside. */
async function complaintsOf(other: Other, args: string[] = []): Promise<string[]> {
  const { lines } = await examineBy(fakeWire(other), readOptions([origin, ...args]))
  return lines
    .filter(({ level, text }) => level !== 'fine' && !text.startsWith('whether'))
    .map(({ group, check, level, text }) => `${group}: ${check}: ${level}: ${text}`)
}

it.each([
  ['everything is as the guide says', {}],
  ['bodies need a length, and the build sends it', { http2: needingLength, ...built('VITE_STREAMED_COMMANDS:!1') }],
])('the doctor complains of nothing if %s', async (_, other) => {
  expect(await complaintsOf(other)).toEqual([])
})

/** A difference from the guide, the beginning of the line of this group that complains, and of those of others after it. */
type Row = [what: string, other: Other, complaint: string, ...others: string[]]

const framing = (sources: string) => paged({ 'content-security-policy': `frame-ancestors 'self'${sources}` })
const sandboxed = (type: string) => uploaded({ 'content-security-policy': 'sandbox', 'content-type': type })
const manifest = '/manifest.webmanifest'
const hsts = 'strict-transport-security'
const [info, active] = ['/api/lookup/info', '/api/lookup/active']
const [script, later] = ['/assets/index-1.js', '/assets/HomePage-1.js']
const narrow = "default-src 'self'; frame-ancestors https://web.telegram.org"

const rows: Readonly<Record<string, readonly Row[]>> = {
  Connection: [
    ['a certificate that ends soon', ending(5 * 24 * hour), 'Certificate: warning: trusted, but only'],
    ['half a chain', distrusted('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'Certificate: wrong: the chain is not whole'],
    ['another name', distrusted('ERR_TLS_CERT_ALTNAME_INVALID'), 'Certificate: wrong: it is for another name'],
    ['nobody known', distrusted('DEPTH_ZERO_SELF_SIGNED_CERT'), 'Certificate: wrong: nobody known has signed it'],
    ['no ticket over TLS 1.3', { handshake: { earlyData: null } }, 'TLS early data: unknown: no ticket'],
    ['nobody without encryption', answering(plain, null), 'Plain HTTP: warning: nobody'],
    ['the page without encryption', thePage(plain), 'Plain HTTP: wrong: http://wallet.example answers 200'],
    ['a redirect that loses the path', leading(plain, origin), 'Plain HTTP: wrong: the way to https loses'],
    ['a redirect elsewhere', leading(plain, www), 'Plain HTTP: wrong: http://wallet.example leads to https://www'],
    [
      'a redirect for now',
      leading(plain, `${origin}/user/home?start=spin`),
      'Plain HTTP: warning: leads to https for now only (302)',
    ],
  ],

  Page: [
    ['deep links that are missing', status('/register', 404), 'Deep links: wrong: /register is answered with 404'],
    [
      'no policy in the page',
      html(policy, ''),
      'Policy in the page: wrong: the page has no',
      'Page: Policy header: unknown',
      'LINE: Policy: unknown',
    ],
    [
      'a policy header that narrows',
      paged({ 'content-security-policy': narrow }),
      'Policy header: wrong: takes from what the page needs: script-src, connect-src',
    ],
    ['a page that is never kept', paged({ 'cache-control': 'no-store' }), 'Cache-Control: warning: no-store'],
    ['a page kept as a browser likes', paged({ 'cache-control': '' }), 'Cache-Control: wrong: not told'],
    [
      'a page kept for a year',
      paged({ 'cache-control': 'public, max-age=31536000' }),
      'Cache-Control: wrong: public, max-age=31536000: players stay on an old build',
    ],
    ['a foreign script', html('</head>', '<script>a()</script></head>'), 'Policy in the page: wrong: 1 of the scripts'],
    ['no HSTS', paged({ [hsts]: '' }), 'Strict-Transport-Security: wrong: missing'],
    ['a short HSTS', paged({ [hsts]: 'max-age=300' }), 'Strict-Transport-Security: warning: max-age=300'],
    [
      'no nosniff for files',
      having(script, { 'x-content-type-options': '' }),
      'X-Content-Type-Options: wrong: missing for /assets/index-1.js',
    ],
    ['no referrer policy', paged({ 'referrer-policy': '' }), 'Referrer-Policy: warning: missing'],
    [
      'a window that its opener keeps',
      paged({ 'cross-origin-opener-policy': '' }),
      'Cross-origin headers: warning: no Cross-Origin-Opener-Policy',
    ],
    [
      'refused pictures',
      paged({ 'cross-origin-embedder-policy': 'require-corp' }),
      'Cross-origin headers: wrong: Cross-Origin-Embedder-Policy: require-corp',
    ],
    [
      'a camera that nobody uses',
      paged({ 'permissions-policy': 'geolocation=(), microphone=(), payment=(), camera=(self)' }),
      'Permissions-Policy: warning: leaves the page what it does not use: camera',
    ],
    [
      'no leave to copy',
      paged({ 'permissions-policy': 'clipboard-write=(), camera=()' }),
      'Permissions-Policy: wrong: takes from what the app uses: clipboard-write',
    ],
    ['a version', paged({ server: 'nginx/1.22.1' }), 'Server: warning: tells its version: nginx/1.22.1'],
    ['no charset', paged({ 'content-type': 'text/html' }), 'Page: warning: its type names no charset'],
  ],

  Files: [
    [
      'a style that is missing',
      status('/assets/index-1.css', 404),
      'Named by the page: wrong: missing: /assets/index-1.css',
      'Compression: Styles: unknown: answered with 404',
    ],
    ['a lost feature', status(later, 404), 'Named by the code: wrong: missing: /assets/HomePage-1.js'],
    ['a page as a feature', thePage(later), 'Named by the code: wrong: missing: /assets/HomePage-1.js'],
    [
      'an icon that is missing',
      status('/icon-180.png', 404),
      'Named by the page: wrong',
      'Previews and icons: Icons: wrong: missing: /icon-180.png',
    ],
    [
      'a manifest of the wrong type',
      having(manifest, { 'content-type': 'text/plain' }),
      'Types: wrong: .webmanifest is text/plain',
    ],
    ['a kept error', having('/assets/*', { 'cache-control': 'max-age=60' }), 'A missing file: wrong: 404, but kept'],
    [
      'files not kept',
      having(script, { 'cache-control': 'no-cache' }),
      'Cache-Control: wrong: no-cache: each start asks',
    ],
    ['the page for a missing file', thePage('/assets/*'), 'A missing file: wrong: is answered with the page'],
    ['a missing file that is an error', status('/assets/*', 500), 'A missing file: wrong: is answered with 500'],
    ['the build’s list of files', answering('/.vite/manifest.json', { body: '{}' }), 'Hidden files: warning: /.vite/'],
    ['a folder of Git', answering('/.git/HEAD', { body: 'ref: x' }), 'Hidden files: wrong: /.git/HEAD'],
    ['a file of settings', answering('/.env', { body: 'A=b' }), 'Hidden files: wrong: /.env'],
    ['players’ HTML', sandboxed('text/html; charset=utf-8'), 'Uploads: warning: /media/ passes on text/html'],
    [
      'files of players that are code behind a comma',
      sandboxed('image/png, text/javascript'),
      'Uploads: warning: /media/ passes on image/png, text/javascript',
    ],
    ['the page for players’ files', thePage('/media/*'), 'Uploads: wrong: /media/ answers with the page'],
    ['files of players', uploaded({}), 'Uploads: warning: not sandboxed in /media/'],
    [
      'files of players that keep the origin',
      uploaded({ 'content-security-policy': 'sandbox allow-scripts allow-same-origin' }),
      'Uploads: warning: not sandboxed in /media/',
    ],
  ],

  Compression: [
    ['another encoding', having('/assets/index-1.css', { 'content-encoding': 'deflate' }), 'Styles: wrong: deflate'],
    ['compressed twice', having('/assets/index-1.css', { 'content-encoding': 'gzip, gzip' }), 'Styles: wrong: twice'],
    ['compressed without Vary', having('/assets/index-1.css', { vary: '' }), 'Styles: warning: gzip'],
  ],

  'Previews and icons': [
    ['no preview', html('og:title', 'other'), 'Words: warning: no og:title'],
    [
      'a preview for another origin',
      html(`og:url" content="${origin}/`, 'og:url" content="https://old.example/'),
      'Words: warning: the preview is for https://old.example/',
    ],
    ['a relative picture', html(`${origin}/preview.png`, '/preview.png'), 'Picture: wrong: og:image is not absolute'],
    ['lost', status('/preview.png', 404), 'Picture: wrong: https://wallet.example/preview.png is answered with 404'],
    ['a page for it', thePage('/preview.png'), 'Picture: wrong: https://wallet.example/preview.png is text/html'],
    [
      'a square picture',
      answering('/preview.png', { ...good['/preview.png'], body: png(600, 600) }),
      'Picture: warning: 600 × 600',
    ],
    [
      'a broken manifest',
      answering(manifest, { ...good[manifest], body: '{' }),
      'Home screen: wrong: the manifest cannot be read',
    ],
  ],

  Telegram: [
    ['a frame policy of its own', framing(''), "Framing: wrong: frame-ancestors 'self' keeps Telegram Web out"],
    [
      'a frame policy for others, too',
      framing(' https://web.telegram.org https://evil.example'),
      'Framing: warning: others may frame the wallet, too: https://evil.example',
    ],
    ['no frame policy', paged({ 'content-security-policy': '' }), 'Framing: wrong: no frame-ancestors'],
    [
      'X-Frame-Options',
      paged({ 'x-frame-options': 'SAMEORIGIN' }),
      'X-Frame-Options: wrong: X-Frame-Options: SAMEORIGIN',
    ],
    [
      'a launch that is led on',
      leading(`${origin}/?tgWebAppStartParam=bonus`, www),
      'Launch: wrong: /?tgWebAppStartParam=bonus leads to https://www',
    ],
  ],

  LINE: [
    [
      'a deep link of LIFF that is led on',
      leading(`${origin}/user/bonus/`, '/user/bonus'),
      'Endpoint: wrong: /user/bonus/ leads to /user/bonus',
    ],
    [
      'a policy that shuts LIFF out',
      html(' https://api.line.me', ''),
      'Policy: wrong: connect-src lets LIFF not ask https://api.line.me',
    ],
    ['cut off windows', paged({ 'cross-origin-opener-policy': 'same-origin; report-to="x"' }), 'Windows: warning'],
  ],

  API: [
    [
      'no JSON',
      answering(active, { headers: { 'content-type': 'text/plain' }, body: 'ok' }),
      'Answers: wrong: /api/lookup/active is text/plain',
      'API: Cache-Control: warning: not told',
    ],
    [
      'the page in its place',
      thePage('/api/*', info, active),
      'Answers: wrong: /api/lookup/info is answered with the page',
      'API: Unknown path: wrong: is answered with the page',
    ],
    ['an error', status(info, 502), 'Answers: wrong: /api/lookup/info is answered with 502'],
    ['an address led on', leading(info, '/api/lookup/info/'), 'Answers: wrong: /api/lookup/info leads to'],
    [
      'an untyped refusal',
      answering('/api/*', { status: 404, body: 'Cannot GET' }),
      'Unknown path: warning: 404, but untyped',
    ],
    ['no Date', having([info, active], { date: '' }), 'Date: wrong: no Date', 'API: Clock: unknown'],
    ['a clock that is behind', having([info, active], { date: ago(3 * hour) }), 'Clock: wrong: 3.0 h behind'],
    [
      'kept answers',
      having(active, { 'cache-control': 'public, max-age=60' }),
      'Cache-Control: wrong: public, max-age=60',
    ],
    [
      'answers out of a cache',
      having(active, { age: '12' }),
      'Cache-Control: wrong: the answer comes out of a cache (Age: 12)',
    ],
    ['a backend that answers first', { upload: 401 }, 'Uploads: unknown: the answer was 401 before'],
  ],

  'Commands arrive once': [
    [
      'HTTP/2 that breaks',
      { http2: () => Promise.reject(new Error('Session closed')) },
      'Over HTTP/2: wrong: HTTP/2 is offered, but breaks: Session closed',
      'Commands arrive once: Streamed bodies: unknown: Session closed',
    ],
    [
      'bodies that need a length',
      { http2: needingLength, ...built('VITE_STREAMED_COMMANDS:!0') },
      'Streamed bodies: wrong: a body without a length is answered with 411',
    ],
    ['a proxy', having(active, { via: '1.1 edge' }), 'Proxies: warning: one shows itself (via: 1.1 edge)'],
    ['streams that the build does not use', built('VITE_STREAMED_COMMANDS:!1'), 'Streamed bodies: warning'],
  ],

  Chat: [
    ['no socket.io', thePage('/socket.io/'), 'Polling: wrong: /socket.io/ is answered with 200, not by socket.io'],
    ['no WebSocket', { upgrade: 400 }, 'WebSocket: warning: refused with 400'],
  ],
}

describe.each(Object.entries(rows))('of the group %s the doctor reports', (group, differences) => {
  it.each(differences)('%s, and nothing else', async (_, other, complaint, ...others) => {
    const starts = [`${group}: ${complaint}`, ...others]
    expect(await complaintsOf(other)).toEqual(starts.map((start) => expect.stringContaining(start)))
  })
})

it('an unknown certificate authority is only a warning if allowed', async () => {
  expect(await complaintsOf(distrusted('DEPTH_ZERO_SELF_SIGNED_CERT'), ['--insecure'])).toEqual([
    expect.stringContaining('Connection: Certificate: warning: nobody known has signed it'),
  ])
})

it('for a root that is another page the doctor says what cannot be checked, and does not throw', async () => {
  const found = await complaintsOf(answering('*', { ...good['*'], body: '<h1>Welcome to nginx!</h1>' }))
  expect(found[0]).toBe('Page: Page: wrong: the root is not the page of this app')
  expect(found.slice(1).every((line) => /unknown/.test(line))).toBe(true)
})

it('for a root that redirects the doctor says where to', async () => {
  const other = leading(`${origin}/`, www)
  expect((await complaintsOf(other))[0]).toBe(
    'Page: Page: wrong: answered with 302, which leads to https://www.wallet.example/',
  )
})

it('an address without encryption is reported', async () => {
  const { lines } = await examineBy(fakeWire(), readOptions(['http://plain.example']))
  const wrong = lines.filter(({ level }) => level === 'wrong').map(({ check }) => check)
  expect(wrong).toEqual(['HTTPS', 'Endpoint', 'Over HTTP/2'])
})

it('a backend without encryption behind an encrypted page is refused', async () => {
  expect(await complaintsOf({}, ['--api', 'http://api.example'])).toContain(
    'Connection: API’s certificate: wrong: http://api.example is not encrypted: browsers refuse it to an encrypted page',
  )
})

it('the location of players’ files is unknown if a server answers every missing file alike', async () => {
  const missing = { status: 404, headers: good['*']?.headers ?? {}, body: 'Not found' }
  expect(await complaintsOf({ answers: { '/media/*': missing, '/of-the-doctor.svg': missing } })).toEqual([
    'Files: Uploads: unknown: /media/ is no place of the backend’s files',
  ])
})

it('a server that stops answering is reported by the check that broke', async () => {
  const refused = 'unknown: connect ECONNREFUSED'
  expect(await complaintsOf(answering('/assets/index-1.js', null))).toContain(`Files: Named by the page: ${refused}`)
  expect(await complaintsOf(answering('/api/lookup/active', null))).toContain(`API: Answers: ${refused}`)
})
