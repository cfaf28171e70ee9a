import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { judgeCompression } from './checks/compression.ts'
import { builtSetting, readCode } from './code.ts'
import type { Report } from './examine.ts'
import { fakeWire, png } from './fakeWire.ts'
import { readOptions } from './options.ts'
import { readPage } from './pageHead.ts'
import { sizeOf } from './pictureSize.ts'
import { narrowed, policiesOf } from './policy.ts'
import { exitCodeOf, written } from './report.ts'
import { earlyDataOf } from './sessionTicket.ts'

describe('the doctor’s address', () => {
  it.each(['wallet.example', 'ftp://wallet.example', 'https://wallet.example/?a=1', 'https://a:b@wallet.example', ''])(
    'refuses %j',
    (address) => expect(() => readOptions([address])).toThrow('is no address such as https://wallet.example.'),
  )
  it('must be one, and only an origin', () => {
    expect(() => readOptions([])).toThrow('Give one address.')
    expect(() => readOptions(['https://a.example', 'https://b.example'])).toThrow('Give one address.')
    expect(() => readOptions(['https://a.example/user'])).toThrow('Give the origin alone, https://a.example')
  })
  it('may have a path for a backend', () => {
    const { api, page } = readOptions(['https://a.example', '--api', 'https://b.example/v1/'])
    expect([page.href, api]).toEqual(['https://a.example/', 'https://b.example/v1'])
  })
})

describe('the policy that the doctor reads', () => {
  const page = "default-src 'none'; script-src 'self' 'sha256-a'; img-src 'self' data: https://media.example"
  it.each([
    ["frame-ancestors 'self'", []],
    ['upgrade-insecure-requests', []],
    ["default-src *; script-src 'self' 'sha256-a'; img-src * data:", []],
    ["img-src 'self' data: https:", []],
    ["script-src 'self'", ['script-src']],
    ['img-src *', ['img-src']],
    ["default-src 'self'", ['script-src', 'img-src']],
    ['sandbox allow-scripts', ['sandbox']],
  ])('of a header, %s, takes %j', (header, expected) => {
    const [own, other] = [page, header].map((text) => policiesOf(text)[0] ?? new Map())
    expect(narrowed(own ?? new Map(), other ?? new Map())).toEqual(expected)
  })
  it('may have several parts in one header', () => {
    expect(policiesOf("frame-ancestors 'self', default-src 'none'; IMG-SRC *").map((one) => [...one.keys()])).toEqual([
      ['frame-ancestors'],
      ['default-src', 'img-src'],
    ])
  })
})

describe('the compression that the doctor reads', () => {
  const answer = (body: Buffer, headers: Record<string, string>) =>
    judgeCompression({ url: new URL('https://a.example'), status: 200, headers, body, sentAt: 0, answeredAt: 0 })
  const text = Buffer.from('word '.repeat(1000))
  const vary = 'Accept-Encoding'

  it('is reported with its sizes, and if it is applied twice or missing', () => {
    expect(answer(gzipSync(text), { 'content-encoding': 'gzip', vary }).text).toBe('gzip: 5.0 kB travel as 0.1 kB')
    expect(answer(gzipSync(gzipSync(text)), { 'content-encoding': 'gzip', vary }).text).toBe('twice, but told once')
    expect(answer(text, {}).level).toBe('wrong')
    expect(answer(text.subarray(0, 100), {}).level).toBe('fine')
  })
})

describe('the picture that the doctor reads', () => {
  it('has its size as a PNG and as a JPEG', () => {
    expect(sizeOf(png(1024, 538))).toEqual({ width: 1024, height: 538 })
    // An application's segment, then the frame: 538 lines of 1024.
    const jpeg = Buffer.from('ffd8ffe00004abcdffc0001108021a040003', 'hex')
    expect(sizeOf(jpeg)).toEqual({ width: 1024, height: 538 })
    expect(sizeOf(Buffer.from('<html></html> and some more of it'))).toBeNull()
    expect(sizeOf(Buffer.from('ffd8ffe0', 'hex'))).toBeNull()
  })
})

describe('the TLS session that the doctor reads', () => {
  it('reports its early data, and none if it is truncated or of another form', () => {
    expect(earlyDataOf(Buffer.from('300aa103020101af0302014d', 'hex').fill(0, 12))).toBe(77)
    expect(earlyDataOf(Buffer.from('3005a103020101', 'hex'))).toBe(0)
    for (const bytes of ['', '30', '3084ffffffff', 'af']) expect(earlyDataOf(Buffer.from(bytes, 'hex'))).toBe(0)
  })
})

describe('the code that the doctor reads', () => {
  it('is followed through its imports, and lists what it loads later', async () => {
    const root = new URL('https://wallet.example/')
    const text =
      'import"./a.js";export{b}from"../assets/b.js";const c=()=>import(`./c.js`),m=["assets/d.css","assets/c.js"]'
    const headers = { 'content-type': 'text/javascript' }
    const none = { headers, body: 'import"./index.js"' }
    const answers = { '/assets/index.js': { headers, body: text }, '/assets/a.js': none, '/assets/b.js': none }
    const page = readPage('<div id="root"></div><script type="module" src="/assets/index.js"></script>', root)
    const { first, later } = await readCode(page, root, fakeWire({ answers }).ask)
    expect(first.map(({ url }) => url.pathname)).toEqual(['/assets/index.js', '/assets/a.js', '/assets/b.js'])
    expect(later.map(({ pathname }) => pathname)).toEqual(['/assets/c.js', '/assets/d.css'])
  })
  it('shows a setting, however it is quoted, and whether it is there', () => {
    const text =
      'x={VITE_API_BASE:`https://api.example`,VITE_CHAT_URL:"/",VITE_LIFF_ID:\'\',VITE_IDEMPOTENCY:!0,VITE_IFRAME_MODE:!1}'
    const told = ['API_BASE', 'CHAT_URL', 'LIFF_ID', 'IDEMPOTENCY', 'IFRAME_MODE', 'REGION'].map((name) =>
      builtSetting(text, `VITE_${name}`),
    )
    expect(told).toEqual(['https://api.example', '/', '', 'true', 'false', null])
  })
})

describe('the doctor’s report', () => {
  const line = { group: 'Page', check: 'Server', level: 'fine', text: 'a\u001b[31mb', advice: null } as const
  const report: Report = { page: 'https://a.example', api: 'https://a.example', chat: null, lines: [line] }

  it('prints no control characters', () => {
    expect(written(report)).toContain('✓ Server  a [31mb')
  })
  it('exits with 1 for errors, not for warnings or undecided checks', () => {
    const ended = (['fine', 'warning', 'unknown', 'wrong'] as const).map((level) =>
      exitCodeOf({ ...report, lines: [{ ...line, level }] }),
    )
    expect(ended).toEqual([0, 0, 0, 1])
  })
})
