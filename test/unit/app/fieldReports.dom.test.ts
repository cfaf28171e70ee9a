import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { createReporter, toReport, type Facts } from '../../../src/app/fieldReports/startReports.ts'
import { clients, countedNames, dialogWords, pageAddresses } from '../../../src/app/fieldReports/words.ts'
import { takeCounts, countEvent, countError } from '../../../src/lib/counts.ts'
import { pages } from '../../../src/nav/addresses.ts'
import { hosts } from '../../../src/platform/launch.ts'
import { reportSchema } from '../../sandbox/reportSchema.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.5060.71 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Mobile/15E148 Safari/604.1'
const none: Facts['counts'] = { errors: new Map(), codes: new Map(), unknown: new Map(), silent: new Map() }

const facts: Facts = {
  version: '1.1.14',
  file: 'https://wallet.example/assets/app-1a2b3c4d.js',
  host: 'browser',
  userAgent: chrome,
  launchParams: null,
  pathname: pages.home,
  search: '',
  vitals: {},
  counts: none,
}

beforeEach(() => void takeCounts())

/** Every word that may stand in a report, fields included. */
const words = new Set<string>([
  ...Object.keys(reportSchema.entries),
  ...Object.keys(reportSchema.entries.vitals.wrapped.entries),
  ...hosts,
  ...clients,
  ...pageAddresses,
  ...dialogWords,
  ...Object.values(countedNames).flat(),
])

/** The words of a report that no list has. */
function strange(value: unknown, field = ''): string[] {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= 60_000 ? [] : [`${value}`]
  if (typeof value === 'string') {
    const isVersion =
      (field === 'app' && /^\d{1,3}(\.\d{1,3}){0,2}$/.test(value)) ||
      (field === 'clientVersion' && /^(\d{3}|\d{1,2}(\.\d{1,2}){0,2})$/.test(value))
    const isBuild = field === 'build' && /^[\da-f]{8}$/.test(value)
    return isVersion || isBuild || words.has(value) ? [] : [value]
  }
  return Object.entries(value as object).flatMap(([name, inside]) => [
    ...(words.has(name) ? [] : [name]),
    ...strange(inside, name),
  ])
}

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('0812345678', '123-4-56789-0', 'สมชาย ใจดี', '฿1,234.56', '__proto__', 'constructor', 'toString'),
  fc.constantFrom(...words),
)
const anyNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -1, 1e9))
const anyCounts = fc
  .array(fc.tuple(anyText, fc.integer({ min: 1, max: 500 })), { maxLength: 4 })
  .map((pairs) => new Map(pairs))
const anyFacts = fc.record({
  version: fc.constant('1.1.14'),
  file: fc.oneof(anyText, fc.constant(facts.file)),
  host: fc.constantFrom(...hosts),
  userAgent: fc.oneof(
    anyText,
    anyText.map((text) => `${chrome} Line/${text}`),
    fc.constantFrom(chrome, safari),
  ),
  launchParams: fc.oneof(
    fc.constant(null),
    anyText,
    fc
      .tuple(anyText, anyText)
      .map(([platform, version]) =>
        JSON.stringify(`${new URLSearchParams({ tgWebAppPlatform: platform, tgWebAppVersion: version })}`),
      ),
  ),
  pathname: fc.oneof(
    anyText,
    anyText.map((text) => `/user/${text}`),
  ),
  search: fc
    .tuple(anyText, anyText)
    .map(([dialog, code]) => `?${new URLSearchParams({ dialog, code, start: code, token: code })}`),
  vitals: fc.oneof(
    fc.constant(null),
    fc.dictionary(fc.oneof(anyText, fc.constantFrom('lcp', 'cls', 'inp', 'fcp', 'ttfb')), anyNumber),
  ),
  counts: fc.record({ errors: anyCounts, codes: anyCounts, unknown: anyCounts, silent: anyCounts }),
})

describe('a field report', () => {
  test('contains only listed words, rounded numbers and versions, whatever error is thrown', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const text = JSON.stringify(toReport(given))
        expect(strange(JSON.parse(text))).toEqual([])
        expect(v.is(reportSchema, JSON.parse(text))).toBe(true)
        expect(text.length).toBeLessThan(4096)
      }),
      { numRuns: 3_000 },
    )
  })

  it('names the page and the dialog, and never their parameters', () => {
    const report = toReport({ ...facts, search: '?dialog=game&code=PG-0812345678&start=FRIEND' })
    expect(report).toMatchObject({ page: '/user/home', dialog: 'game', build: '1a2b3c4d', app: '1.1.14' })
    expect(JSON.stringify(report)).not.toMatch(/PG|0812|FRIEND/)
    expect(toReport({ ...facts, pathname: '/user/0812345678', search: '?dialog=0812345678' })).toMatchObject({
      page: 'other',
      dialog: 'other',
    })
  })

  it('rounds each figure, and leaves out what was not measured', () => {
    const vitals = { lcp: 1_234.5, fcp: 849, ttfb: 9e9, inp: 72, cls: 0.1234 }
    expect(toReport({ ...facts, vitals }).vitals).toEqual({ lcp: 1_200, fcp: 800, ttfb: 60_000, inp: 50, cls: 12 })
    expect(toReport({ ...facts, vitals: { lcp: NaN, cls: -1 } }).vitals).toEqual({})
  })

  test.each([
    ['browser', chrome, null, 'chrome', '103'],
    ['browser', safari, null, 'safari', '15.4'],
    ['browser', 'Mozilla/5.0 (Android 12; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0', null, 'firefox', '115'],
    ['browser', 'a reader of books', null, 'other', undefined],
    ['line', `${chrome} Line/13.1.0/IAB`, null, 'android', '13.1.0'],
    ['line', `${safari} Line/12.9.1`, null, 'ios', '12.9.1'],
    ['telegram', chrome, '"tgWebAppPlatform=weba&tgWebAppVersion=7.10"', 'weba', '7.10'],
    ['telegram', chrome, '"tgWebAppPlatform=0812345678&tgWebAppVersion=0812345678"', 'other', undefined],
    // Whoever makes a link to the page writes these.
    ['telegram', chrome, '"tgWebAppPlatform=ios&tgWebAppVersion=081.234.567"', 'ios', undefined],
    ['telegram', chrome, '"tgWebAppPlatform=ios&tgWebAppVersion=08.12.34"', 'ios', undefined],
    ['telegram', chrome, '"tgWebAppPlatform=ios&tgWebAppVersion=812"', 'ios', undefined],
    ['line', `${chrome} Line/081.234.567`, null, 'android', undefined],
    ['telegram', chrome, 'no JSON', 'other', undefined],
  ])('in %s by %s (%s) names the client %s, version %s', (host, userAgent, launchParams, client, clientVersion) => {
    const report = toReport({ ...facts, host, userAgent, launchParams })
    expect(report).toMatchObject({ host, client })
    expect(report.clientVersion).toBe(clientVersion)
  })
})

describe('a receiver of field reports refuses', () => {
  const good = { form: 1, app: '1.1.14', host: 'browser', client: 'chrome', page: '/user/home' }
  test.each([
    ['a field of no list', { name: 'สมชาย' }],
    ['an address', { page: '/user/home?dialog=game&code=PG' }],
    ['a figure that is not rounded', { vitals: { lcp: 1234 } }],
    ['a figure of no list', { vitals: { amount: 100 } }],
    ['a message in the place of a name', { errors: { 'no member 0812345678': 1 } }],
    ['an amount in the place of a count', { codes: { MONEY_NOT_ENOUGH: 1234.56 } }],
    ['a phone in the place of a version', { clientVersion: '0812345678' }],
    ['most of a phone with dots in the place of a version', { clientVersion: '081.234.567' }],
    ['six digits and more in two parts', { clientVersion: '812.345' }],
    ['a token in the place of the build', { build: 'eyJhbGciOi' }],
  ])('%s', (_, field) => {
    expect(v.is(reportSchema, good)).toBe(true)
    expect(v.is(reportSchema, { ...good, ...field })).toBe(false)
  })
})

describe('the counts of a field report', () => {
  const look = () => facts
  const reporter = (sent: string[]) =>
    createReporter({ look, vitals: () => ({ lcp: 100 }), send: (text) => void sent.push(text) })
  const readAll = (sent: readonly string[]) => sent.map((text) => v.parse(reportSchema, JSON.parse(text)))

  it('are sent once, in at most three reports a visit, with the figures in the first alone', () => {
    const sent: string[] = []
    const tell = reporter(sent)
    countEvent('unknown', 'transfer')
    countEvent('unknown', 'transfer')
    tell()
    tell()
    for (let time = 0; time < 5; time += 1) {
      countEvent('silent', 'insets')
      tell()
    }
    const [first, ...rest] = readAll(sent)
    expect(first).toMatchObject({ unknown: { transfer: 2 }, vitals: { lcp: 100 } })
    expect(rest).toHaveLength(2)
    for (const report of rest) {
      expect(report).toMatchObject({ silent: { insets: 1 } })
      expect(report).not.toHaveProperty('vitals')
      expect(report).not.toHaveProperty('unknown')
    }
  })

  it('name errors by the list and codes by the catalogue, all others as other', () => {
    const error = new TypeError('สมชาย 0812345678')
    countError(error)
    countError(error)
    countError(new TypeError('Failed to fetch dynamically imported module: https://wallet.example/assets/x.js'))
    countError(Object.assign(new Error('x'), { name: '0812345678' }))
    countError('0812345678')
    countError(null)
    countError(
      new Proxy(
        {},
        {
          get() {
            throw new Error('hostile')
          },
        },
      ),
    )
    countEvent('codes', 'MONEY_NOT_ENOUGH')
    countEvent('codes', 'ยอดเงิน 1,234.56 ไม่พอ')
    countEvent('codes', 'constructor')
    const sent: string[] = []
    reporter(sent)()
    expect(readAll(sent)[0]).toMatchObject({
      errors: { TypeError: 1, ChunkLoad: 1, other: 4 },
      codes: { MONEY_NOT_ENOUGH: 1, other: 2 },
    })
  })

  it('of thousands of texts take no memory beyond fifty, and no number beyond 99', () => {
    for (let index = 0; index < 5_000; index += 1) countEvent('codes', `text ${index}`)
    for (let index = 0; index < 500; index += 1) countEvent('errors', 'TypeError')
    const counts = takeCounts()
    expect(counts.codes.size).toBe(50)
    expect(toReport({ ...facts, counts })).toMatchObject({ codes: { other: 50 }, errors: { TypeError: 99 } })
  })
})
