import { createHash } from 'node:crypto'
import type { DetailedPeerCertificate } from 'node:tls'
import { gzipSync } from 'node:zlib'
import type { Answer, Asked } from './ask.ts'
import type { Handshake } from './handshake.ts'
import type { Wire } from './wire.ts'

/** A response of a fake server; null: the server does not answer. */
export interface FakeAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export const origin = 'https://wallet.example'
const head = 'start()'
const hash = createHash('sha256').update(head).digest('base64')

export const policy = `default-src 'none'; script-src 'self' 'sha256-${hash}'; connect-src 'self' https://api.line.me https://access.line.me`

export const page = `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<script>${head}</script><script type="module" src="/assets/index-1.js"></script>
<link rel="stylesheet" href="/assets/index-1.css"><link rel="icon" href="/icon.svg">
<link rel="apple-touch-icon" href="/icon-180.png"><link rel="manifest" href="/manifest.webmanifest">
<meta property="og:title" content="Wallet"><meta property="og:url" content="${origin}/">
<meta property="og:image" content="${origin}/preview.png"><title>Wallet</title>
</head><body><div id="root"></div></body></html>`

const code = `import{a}from"./core-1.js";const feature=()=>import("./HomePage-1.js");`
const settings =
  'export const a={VITE_API_BASE:"",VITE_CHAT_URL:"/",VITE_LIFF_ID:"1234567890-AbcdEfgh",VITE_TELEGRAM_APP_URL:"https://t.me/bot/app"}'

/** The head of a PNG of that size (px). The rest is not read. */
export const png = (width: number, height: number) => {
  const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const all = {
  'content-security-policy': "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-cache',
  server: 'nginx',
}
const file = (type: string, body: string | Buffer) => ({ headers: { ...all, 'content-type': type }, body })
const asset = (type: string, body: string) => ({
  headers: { ...all, 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  body,
})
const json = (body: unknown, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'keep-alive' },
  body: JSON.stringify(body),
})

/** Responses of a deployment that follows the guide, by path; `*` is every other path. */
export const good: Readonly<Record<string, FakeAnswer>> = {
  '*': file('text/html; charset=utf-8', page),
  '/assets/*': { status: 404, headers: all, body: 'Not found' },
  '/assets/index-1.js': asset('application/javascript', code),
  '/assets/core-1.js': asset('application/javascript', settings),
  '/assets/HomePage-1.js': asset('application/javascript', 'home()'),
  '/assets/index-1.css': asset('text/css', 'a{}'),
  '/icon.svg': file('image/svg+xml', '<svg/>'),
  '/icon-180.png': file('image/png', png(180, 180)),
  '/preview.png': file('image/png', png(1024, 538)),
  '/manifest.webmanifest': file('application/manifest+json', '{"icons":[{"src":"/icon.svg"}],"theme_color":"#000"}'),
  '/media/*': {
    status: 404,
    headers: { ...all, 'content-security-policy': 'sandbox', 'content-type': 'image/png' },
    body: '',
  },
  '/api/*': json({ message: 'NOT_FOUND' }, 404),
  '/api/lookup/info': json({ name: 'Wallet' }),
  '/api/lookup/active': json({ terminated: null }),
  '/api/lookup/banks': json([]),
  '/api/lookup/agreements': json([]),
  '/socket.io/': { body: '0{"sid":"1"}' },
  'http://wallet.example': { status: 301, headers: { location: `${origin}/user/home?start=spin` } },
}

export const trusted: Handshake = {
  version: 'TLSv1.3',
  protocol: 'h2',
  // The only field that is read.
  certificate: { valid_to: new Date(Date.now() + 60 * 86_400_000).toUTCString() } as DetailedPeerCertificate,
  distrust: null,
  earlyData: 0,
}

export interface Other {
  /** Responses that differ from the good ones; null: no server answers. */
  readonly answers?: Readonly<Record<string, FakeAnswer | null>>
  readonly handshake?: Partial<Handshake>
  readonly http2?: Wire['askHttp2']
  /** Status of an announced upload. */
  readonly upload?: number
  readonly upgrade?: number
}

/** A network with a deployment that follows the guide but for what is given. Every backend has our clock. */
export function fakeWire({ answers = {}, handshake = {}, http2, upload = 100, upgrade = 101 }: Other = {}): Wire {
  const table = { ...good, ...answers }
  const ask: Wire['ask'] = async (url, asked = {}) => {
    const answer = answerTo(table, url)
    if (!answer) throw new Error('connect ECONNREFUSED')
    return answered(url, asked, answer)
  }
  return {
    ask,
    askSafely: ask,
    handshake: async () => ({ ...trusted, ...handshake }),
    askHttp2: http2 ?? (async (_, requests) => requests.map(() => ({ status: 400, body: '{"message":"OTP_FAIL"}' }))),
    announce: async () => upload,
    upgrade: async () => ({ status: upgrade, stands: upgrade === 101 }),
  }
}

function answerTo(table: Readonly<Record<string, FakeAnswer | null>>, { href, origin: at, pathname }: URL) {
  const folder = pathname.replace(/^(\/[^/]+\/).*/, '$1*')
  const names = [href, at, pathname, folder, '*']
  const name = names.find((one) => one in table)
  return name === undefined ? undefined : table[name]
}

function answered(
  url: URL,
  { headers: asked = {} }: Asked,
  { status = 200, headers = {}, body = '' }: FakeAnswer,
): Answer {
  const bytes = Buffer.from(body)
  const isPacked = 'Accept-Encoding' in asked && !('content-encoding' in headers) && headers['content-type'] !== 'none'
  const sentAt = Date.now()
  return {
    url,
    status,
    headers: {
      date: new Date(sentAt).toUTCString(),
      ...(isPacked && { 'content-encoding': 'gzip', vary: 'Accept-Encoding' }),
      ...headers,
    },
    body: isPacked ? gzipSync(bytes) : bytes,
    sentAt,
    answeredAt: sentAt + 20,
  }
}
