import { expect, it } from 'vitest'
import { examineBy } from './examine.ts'
import { good, origin, page, fakeWire, png, policy, trusted, type Other, type FakeAnswer } from './fakeWire.ts'
import { readOptions } from './options.ts'

const hour = 3_600_000
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toUTCString()

/** An answer of the good deployment with other headers. */
const having = (path: string, headers: Readonly<Record<string, string>>): Record<string, FakeAnswer> => ({
  [path]: { ...good[path], headers: { ...good[path]?.headers, ...headers } },
})
const status = (path: string, code: number) => ({ [path]: { ...good[path], status: code } })
const html = (from: string, to: string) => ({ '*': { ...good['*'], body: page.replace(from, to) } })
const leading = (path: string, to: string) => ({ [path]: { status: 302, headers: { location: to } } })

async function complaintsOf(other: Other, args: string[] = []): Promise<string[]> {
  const { lines } = await examineBy(fakeWire(other), readOptions([origin, ...args]))
  return lines
    .filter(
      ({ level, check, group, text }) =>
        level !== 'fine' && !untold.has(`${group}: ${check}`) && !text.startsWith('whether'),
    )
    .map(({ group, check, level, text }) => `${group}: ${check}: ${level}: ${text}`)
}
/** Checks that cannot be made from outside, beside texts that begin with `whether`. */
const untold = new Set(['Commands arrive once: Proxies'])

/** A difference from the guide, and the beginnings of the lines that complain of it. */
type Row = [what: string, other: Other, complaints: string[]]

it('the doctor complains of nothing if everything is as the guide says', async () => {
  expect(await complaintsOf({})).toEqual([])
})

const needingLength: Other['http2'] = async (_, requests) =>
  requests.map(({ tellsLength }) => ({ status: tellsLength === false ? 411 : 400, body: '' }))
const built = (setting: string) => {
  const code = good['/assets/core-1.js']
  return { '/assets/core-1.js': { ...code, body: `${String(code?.body)};b={${setting}}` } }
}

const rows: Readonly<Record<string, readonly Row[]>> = {
  Connection: [
    [
      'a certificate that ends soon',
      { handshake: { certificate: certificate(5 * 24 * hour) } },
      ['Connection: Certificate: warning: trusted, but only'],
    ],
    [
      'a certificate that ended',
      { handshake: { certificate: certificate(-30 * hour), distrust: 'CERT_HAS_EXPIRED' } },
      ['Connection: Certificate: wrong: it has expired'],
    ],
    [
      'a chain that is not whole',
      { handshake: { distrust: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' } },
      ['Connection: Certificate: wrong: the chain is not whole'],
    ],
    [
      'a certificate for another name',
      { handshake: { distrust: 'ERR_TLS_CERT_ALTNAME_INVALID' } },
      ['Connection: Certificate: wrong: it is for another name'],
    ],
    [
      'a certificate of nobody known',
      { handshake: { distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
      ['Connection: Certificate: wrong: nobody known has signed it'],
    ],
    ['no ticket over TLS 1.3', { handshake: { earlyData: null } }, ['Connection: TLS early data: unknown: no ticket']],
    ['early data', { handshake: { earlyData: 16_384 } }, ['Connection: TLS early data: wrong: on']],
    [
      'nobody without encryption',
      { answers: { 'http://wallet.example': null } },
      ['Connection: Plain HTTP: warning: nobody'],
    ],
    [
      'the page without encryption',
      { answers: { 'http://wallet.example': good['*'] ?? {} } },
      ['Connection: Plain HTTP: wrong: http://wallet.example answers 200'],
    ],
    [
      'a redirect that loses the path',
      { answers: leading('http://wallet.example', origin) },
      ['Connection: Plain HTTP: wrong: the way to https loses'],
    ],
    [
      'a redirect to another name',
      { answers: leading('http://wallet.example', 'https://www.wallet.example/') },
      ['Connection: Plain HTTP: wrong: http://wallet.example leads to https://www'],
    ],
    [
      'a redirect for now',
      { answers: leading('http://wallet.example', `${origin}/user/home?start=spin`) },
      ['Connection: Plain HTTP: warning: leads to https for now only (302)'],
    ],
  ],

  Page: [
    [
      'deep links that are missing',
      { answers: { '/register': { status: 404 } } },
      ['Page: Deep links: wrong: /register is answered with 404'],
    ],
    [
      'no policy in the page',
      { answers: html(policy, '') },
      ['Page: Policy in the page: wrong: the page has no', 'Page: Policy header: unknown', 'LINE: Policy: unknown'],
    ],
    [
      'a policy header that narrows',
      {
        answers: having('*', {
          'content-security-policy': "default-src 'self'; frame-ancestors https://web.telegram.org",
        }),
      },
      ['Page: Policy header: wrong: takes from what the page needs: script-src, connect-src'],
    ],
    [
      'a page that is never kept',
      { answers: having('*', { 'cache-control': 'no-store' }) },
      ['Page: Cache-Control: warning: no-store'],
    ],
    [
      'a page kept for as long as a browser likes',
      { answers: having('*', { 'cache-control': '' }) },
      ['Page: Cache-Control: wrong: not told'],
    ],
    [
      'no HSTS',
      { answers: having('*', { 'strict-transport-security': '' }) },
      ['Page: Strict-Transport-Security: wrong: missing'],
    ],
    [
      'a short HSTS',
      { answers: having('*', { 'strict-transport-security': 'max-age=300' }) },
      ['Page: Strict-Transport-Security: warning: max-age=300'],
    ],
    [
      'no nosniff for files',
      { answers: having('/assets/index-1.js', { 'x-content-type-options': '' }) },
      ['Page: X-Content-Type-Options: wrong: missing for /assets/index-1.js'],
    ],
    [
      'no referrer policy',
      { answers: having('*', { 'referrer-policy': '' }) },
      ['Page: Referrer-Policy: warning: missing'],
    ],
    [
      'a window that its opener keeps',
      { answers: having('*', { 'cross-origin-opener-policy': '' }) },
      ['Page: Cross-origin headers: warning: no Cross-Origin-Opener-Policy'],
    ],
    [
      'pictures that are refused',
      { answers: having('*', { 'cross-origin-embedder-policy': 'require-corp' }) },
      ['Page: Cross-origin headers: wrong: Cross-Origin-Embedder-Policy: require-corp'],
    ],
    [
      'a camera that nobody uses',
      { answers: having('*', { 'permissions-policy': 'geolocation=(), microphone=(), payment=(), camera=(self)' }) },
      ['Page: Permissions-Policy: warning: leaves the page what it does not use: camera'],
    ],
    [
      'no leave to copy',
      { answers: having('*', { 'permissions-policy': 'clipboard-write=(), camera=()' }) },
      ['Page: Permissions-Policy: wrong: takes from what the app uses: clipboard-write'],
    ],
    [
      'a version',
      { answers: having('*', { server: 'nginx/1.22.1' }) },
      ['Page: Server: warning: tells its version: nginx/1.22.1'],
    ],
    [
      'no charset',
      { answers: having('*', { 'content-type': 'text/html' }) },
      ['Page: Page: warning: its type names no charset'],
    ],
  ],

  Files: [
    [
      'a style that is missing',
      { answers: { '/assets/index-1.css': { status: 404 } } },
      [
        'Files: Named by the page: wrong: missing: /assets/index-1.css',
        'Compression: Styles: unknown: answered with 404',
      ],
    ],
    [
      'a feature that is missing',
      { answers: { '/assets/HomePage-1.js': { status: 404 } } },
      ['Files: Named by the code: wrong: missing: /assets/HomePage-1.js'],
    ],
    [
      'a feature that is the page',
      { answers: { '/assets/HomePage-1.js': good['*'] ?? {} } },
      ['Files: Named by the code: wrong: missing: /assets/HomePage-1.js'],
    ],
    [
      'a manifest of the wrong type',
      { answers: having('/manifest.webmanifest', { 'content-type': 'text/plain' }) },
      ['Files: Types: wrong: .webmanifest is text/plain'],
    ],
    [
      'a missing file that is kept',
      { answers: having('/assets/*', { 'cache-control': 'max-age=60' }) },
      ['Files: A missing file: wrong: 404, but kept'],
    ],
    [
      'a missing file that is an error',
      { answers: status('/assets/*', 500) },
      ['Files: A missing file: wrong: is answered with 500'],
    ],
    [
      'the build’s list of files',
      { answers: { '/.vite/manifest.json': { body: '{}' } } },
      ['Files: Hidden files: warning: /.vite/'],
    ],
    ['a folder of Git', { answers: { '/.git/HEAD': { body: 'ref: x' } } }, ['Files: Hidden files: wrong: /.git/HEAD']],
    ['a file of settings', { answers: { '/.env': { body: 'A=b' } } }, ['Files: Hidden files: wrong: /.env']],
    [
      'files of players that may be code',
      {
        answers: {
          '/media/*': {
            status: 404,
            headers: { 'content-security-policy': 'sandbox', 'content-type': 'text/html; charset=utf-8' },
          },
        },
      },
      ['Files: Uploads: warning: /media/ passes on text/html'],
    ],
    [
      'files of players that are code behind a comma',
      {
        answers: {
          '/media/*': {
            status: 404,
            headers: { 'content-security-policy': 'sandbox', 'content-type': 'image/png, text/javascript' },
          },
        },
      },
      ['Files: Uploads: warning: /media/ passes on image/png, text/javascript'],
    ],
    [
      'a page in the place of players’ files',
      { answers: { '/media/*': good['*'] ?? null } },
      ['Files: Uploads: wrong: /media/ answers with the page'],
    ],
    [
      'files of players',
      { answers: { '/media/*': { status: 404 } } },
      ['Files: Uploads: warning: not sandboxed in /media/'],
    ],
    [
      'files of players that keep the origin',
      {
        answers: {
          '/media/*': {
            status: 404,
            headers: { 'content-security-policy': 'sandbox allow-scripts allow-same-origin' },
          },
        },
      },
      ['Files: Uploads: warning: not sandboxed in /media/'],
    ],
  ],

  Compression: [
    [
      'an encoding nobody asked for',
      { answers: having('/assets/index-1.css', { 'content-encoding': 'deflate' }) },
      ['Compression: Styles: wrong: deflate'],
    ],
    [
      'compressed twice',
      { answers: having('/assets/index-1.css', { 'content-encoding': 'gzip, gzip' }) },
      ['Compression: Styles: wrong: twice'],
    ],
    [
      'compressed without Vary',
      { answers: having('/assets/index-1.css', { vary: '' }) },
      ['Compression: Styles: warning: gzip'],
    ],
  ],

  'Previews and icons': [
    ['no preview', { answers: html('og:title', 'other') }, ['Previews and icons: Words: warning: no og:title']],
    [
      'a preview for another origin',
      { answers: html(`og:url" content="${origin}/`, 'og:url" content="https://old.example/') },
      ['Previews and icons: Words: warning: the preview is for https://old.example/'],
    ],
    [
      'a picture without its origin',
      { answers: html(`${origin}/preview.png`, '/preview.png') },
      ['Previews and icons: Picture: wrong: og:image is not absolute'],
    ],
    [
      'a picture that is missing',
      { answers: { '/preview.png': { status: 404 } } },
      ['Previews and icons: Picture: wrong: https://wallet.example/preview.png is answered with 404'],
    ],
    [
      'a picture that is the page',
      { answers: { '/preview.png': good['*'] ?? {} } },
      ['Previews and icons: Picture: wrong: https://wallet.example/preview.png is text/html'],
    ],
    [
      'a square picture',
      { answers: { '/preview.png': { ...good['/preview.png'], body: png(600, 600) } } },
      ['Previews and icons: Picture: warning: 600 × 600'],
    ],
    [
      'a manifest that cannot be read',
      { answers: { '/manifest.webmanifest': { ...good['/manifest.webmanifest'], body: '{' } } },
      ['Previews and icons: Home screen: wrong: the manifest cannot be read'],
    ],
    [
      'an icon that is missing',
      { answers: { '/icon-180.png': { status: 404 } } },
      ['Files: Named by the page: wrong', 'Previews and icons: Icons: wrong: missing: /icon-180.png'],
    ],
  ],

  'Telegram and LINE': [
    [
      'a frame policy for this origin alone',
      { answers: having('*', { 'content-security-policy': "frame-ancestors 'self'" }) },
      ["Telegram: Framing: wrong: frame-ancestors 'self' keeps Telegram Web out"],
    ],
    [
      'a frame policy for others, too',
      {
        answers: having('*', {
          'content-security-policy': "frame-ancestors 'self' https://web.telegram.org https://evil.example",
        }),
      },
      ['Telegram: Framing: warning: others may frame the wallet, too: https://evil.example'],
    ],
    [
      'a launch that is led on',
      { answers: leading(`${origin}/?tgWebAppStartParam=bonus`, 'https://www.wallet.example/') },
      ['Telegram: Launch: wrong: /?tgWebAppStartParam=bonus leads to https://www'],
    ],
    [
      'a deep link of LIFF that is led on',
      { answers: leading(`${origin}/user/bonus/`, '/user/bonus') },
      ['LINE: Endpoint: wrong: /user/bonus/ leads to /user/bonus'],
    ],
    [
      'a policy that shuts LIFF out',
      { answers: html(' https://api.line.me', '') },
      ['LINE: Policy: wrong: connect-src lets LIFF not ask https://api.line.me'],
    ],
    [
      'windows that are cut off',
      { answers: having('*', { 'cross-origin-opener-policy': 'same-origin; report-to="x"' }) },
      ['LINE: Windows: warning'],
    ],
  ],

  API: [
    [
      'no JSON',
      { answers: { '/api/lookup/active': { headers: { 'content-type': 'text/plain' }, body: 'ok' } } },
      ['API: Answers: wrong: /api/lookup/active is text/plain', 'API: Cache-Control: warning: not told'],
    ],
    [
      'an error',
      { answers: status('/api/lookup/info', 502) },
      ['API: Answers: wrong: /api/lookup/info is answered with 502'],
    ],
    [
      'an address that leads on',
      { answers: leading('/api/lookup/info', '/api/lookup/info/') },
      ['API: Answers: wrong: /api/lookup/info leads to'],
    ],
    [
      'an unknown path that is no JSON',
      { answers: { '/api/*': { status: 404, body: 'Cannot GET' } } },
      ['API: Unknown path: warning: 404, but untyped'],
    ],
    [
      'no Date',
      { answers: { ...having('/api/lookup/info', { date: '' }), ...having('/api/lookup/active', { date: '' }) } },
      ['API: Date: wrong: no Date', 'API: Clock: unknown'],
    ],
    [
      'a clock that is behind',
      {
        answers: {
          ...having('/api/lookup/info', { date: ago(3 * hour) }),
          ...having('/api/lookup/active', { date: ago(3 * hour) }),
        },
      },
      ['API: Clock: wrong: 3.0 h behind'],
    ],
    [
      'answers that are kept',
      { answers: having('/api/lookup/active', { 'cache-control': 'public, max-age=60' }) },
      ['API: Cache-Control: wrong: public, max-age=60'],
    ],
    [
      'answers out of a cache',
      { answers: having('/api/lookup/active', { age: '12' }) },
      ['API: Cache-Control: wrong: the answer comes out of a cache (Age: 12)'],
    ],
    ['a small limit for uploads', { upload: 413 }, ['API: Uploads: wrong: 32 MB are refused']],
    ['a backend that answers first', { upload: 401 }, ['API: Uploads: unknown: the answer was 401 before']],
  ],

  'Commands and chat': [
    [
      'HTTP/2 that breaks',
      { http2: () => Promise.reject(new Error('Session closed')) },
      [
        'Commands arrive once: Over HTTP/2: wrong: HTTP/2 is offered, but breaks: Session closed',
        'Commands arrive once: Streamed bodies: unknown: Session closed',
      ],
    ],
    [
      'no HTTP/2',
      { handshake: { protocol: 'http/1.1' } },
      ['Connection: HTTP/2: wrong', 'Commands arrive once: Over HTTP/2: wrong'],
    ],
    [
      'bodies that need a length',
      { http2: needingLength, answers: built('VITE_STREAMED_COMMANDS:!0') },
      ['Commands arrive once: Streamed bodies: wrong: a body without a length is answered with 411'],
    ],
    ['the same where the build sends none', { http2: needingLength, answers: built('VITE_STREAMED_COMMANDS:!1') }, []],
    [
      'streams that the build does not use',
      { answers: built('VITE_STREAMED_COMMANDS:!1') },
      ['Commands arrive once: Streamed bodies: warning'],
    ],
    [
      'no socket.io',
      { answers: { '/socket.io/': good['*'] ?? {} } },
      ['Chat: Polling: wrong: /socket.io/ is answered with 200, not by socket.io'],
    ],
    ['no WebSocket', { upgrade: 400 }, ['Chat: WebSocket: warning: refused with 400']],
  ],
}

it.each(Object.values(rows).flat())('the doctor reports %s, and nothing else', async (_, other, complaints) => {
  expect(await complaintsOf(other)).toEqual(complaints.map((start) => expect.stringContaining(start)))
})

it('an unknown certificate authority is only a warning if allowed', async () => {
  const other = { handshake: { distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' } }
  expect(await complaintsOf(other, ['--insecure'])).toEqual([
    expect.stringContaining('Connection: Certificate: warning: nobody known has signed it'),
  ])
})

it('for a root that is another page the doctor says what cannot be checked, and does not throw', async () => {
  const found = await complaintsOf({ answers: { '*': { ...good['*'], body: '<h1>Welcome to nginx!</h1>' } } })
  expect(found[0]).toBe('Page: Page: wrong: the root is not the page of this app')
  expect(found.slice(1).every((line) => /unknown/.test(line))).toBe(true)
})

it('for a root that redirects the doctor says where to', async () => {
  const answers = leading(`${origin}/`, 'https://www.wallet.example/')
  expect((await complaintsOf({ answers }))[0]).toBe(
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
  expect(await complaintsOf({ answers: { '/assets/index-1.js': null } })).toContain(
    'Files: Named by the page: unknown: connect ECONNREFUSED',
  )
  expect(await complaintsOf({ answers: { '/api/lookup/active': null } })).toContain(
    'API: Answers: unknown: connect ECONNREFUSED',
  )
})

function certificate(left: number) {
  return { ...trusted.certificate, valid_to: new Date(Date.now() + left).toUTCString() }
}
