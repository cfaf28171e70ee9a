import { describe, expect, it } from 'vitest'
import { reportAddress } from './checks/reports.ts'
import { examineBy } from './examine.ts'
import { fakeWire, good, origin, type FakeAnswer } from './fakeWire.ts'
import { readOptions } from './options.ts'

const first = good['/assets/index-1.js']
const sending = (address: string): Record<string, FakeAnswer> => ({
  '/assets/index-1.js': { ...first, body: `${first?.body}const tell=()=>import("./startReports-1.js")` },
  '/assets/startReports-1.js': { ...first, body: `var s=\`${address}\`;navigator.sendBeacon(s,e)` },
})

/** What the doctor says of field reports. */
async function found(answers: Readonly<Record<string, FakeAnswer | null>>): Promise<string> {
  const { lines } = await examineBy(fakeWire({ answers }), readOptions([origin]))
  const line = lines.find(({ group }) => group === 'Field reports')
  return [line?.level, line?.text, line?.advice ?? ''].join(': ')
}

const location = 'location = /reports { proxy_set_header Cookie ""; proxy_pass http://backend_commands; }'

describe('of field reports the doctor says', () => {
  it('that a build without their address sends none', async () => {
    expect(await found({})).toBe('fine: built without VITE_REPORT_URL: none are sent: ')
  })
  it.each([204, 400])('that they are accepted, if the receiver answers an invalid one with %i', async (status) => {
    expect(await found({ ...sending('/reports'), '/reports': { status } })).toBe('fine: a POST to /reports is taken: ')
  })
  it.each([301, 404, 405, 502])('that all are lost, if it is answered with %i', async (status) => {
    expect(await found({ ...sending('/reports'), '/reports': { status } })).toBe(
      `wrong: a POST to /reports is answered with ${status}: every report is lost: ${location}`,
    )
  })
  it('that all are lost, if the page is at the receiver’s address', async () => {
    expect(await found(sending('/reports'))).toBe(
      `wrong: /reports is answered with the page: every report is lost: ${location}`,
    )
  })
  it('whom to ask, if the receiver has its own origin', async () => {
    const url = 'https://reports.example/wallet'
    expect(await found({ ...sending(url), [url]: { status: 405 } })).toContain(`: Let ${url} answer a POST with 204`)
  })
  it.each([403, 429])('that it cannot know, if an outsider is refused with %i', async (status) => {
    expect(await found({ ...sending('/reports'), '/reports': { status } })).toMatch(/^unknown: whether \/reports/)
  })
  it('that it cannot know, if the receiver does not answer or the code does not contain its address', async () => {
    expect(await found({ ...sending('/reports'), '/reports': null })).toBe('unknown: connect ECONNREFUSED: ')
    const silent = { '/assets/startReports-1.js': { ...first, body: 'other()' } }
    expect(await found({ ...sending('/reports'), ...silent })).toBe('unknown: the code does not tell their address: ')
  })
})

it.each([
  ['navigator.sendBeacon("/a",e)', '/a'],
  ["const $a='https://b.example/c';try{navigator.sendBeacon( $a , e)}catch{}", 'https://b.example/c'],
  ['x.s=`/no`;var s=`/yes`;sendBeacon(s,e)', '/yes'],
  ['sendBeacon(s,e)', null],
  ['', null],
])('the code %j sends its reports to %j', (code, address) => {
  expect(reportAddress(code)).toBe(address)
})
