// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { judgeAudit, namesOf } from './auditReport.ts'

const url = 'https://github.com/advisories/GHSA-1'
const weakness = { url, title: 'It can be broken', severity: 'high', name: 'one' }
const answer = JSON.stringify({ vulnerabilities: { one: { via: [weakness] }, two: { via: ['one'] } } })
const judge = (text: string, exceptions: { url: string; reason: string; until: string }[] = [], shipped = ['one']) =>
  judgeAudit(text, { exceptions, shipped: new Set(shipped), today: '2026-06-15' })

describe('known weaknesses', () => {
  it('are told once, with whether players get the code', () => {
    expect(judge(answer)).toEqual({
      code: 1,
      text: `✗ one (high, in what players get): It can be broken\n  ${url}\n1 known weaknesses, 0 of them explained`,
    })
    expect(judge(answer, [], ['two']).text).toContain('one (high, in tools alone)')
  })

  it('that are explained stay until the day that their reason names', () => {
    const reason = 'Only tests call it.'
    expect(judge(answer, [{ url, reason, until: '2026-06-15' }])).toMatchObject({ code: 0 })
    const ended = judge(answer, [{ url, reason, until: '2026-06-14' }])
    expect(ended).toMatchObject({
      code: 1,
      text: expect.stringContaining('the exception ended 2026-06-14: Only tests'),
    })
  })

  it('that are gone need no exception any more', () => {
    const none = JSON.stringify({ vulnerabilities: {} })
    expect(judge(none)).toEqual({ code: 0, text: '0 known weaknesses, 0 of them explained' })
    expect(judge(none, [{ url, reason: '', until: '2027-01-01' }])).toMatchObject({ code: 1 })
  })

  it.each(['', 'no JSON', '{"message":"405 Method Not Allowed","error":{}}'])(
    'are not taken for none when the registry says %j',
    (text) => expect(judge(text)).toMatchObject({ code: 2 }),
  )
})

it('the build’s list of libraries names them', () => {
  const list =
    'This build contains code of:\n\n@a/b 1.0.0 (MIT)\nc 2.0.0-rc.1 (MPL-2.0 OR Apache-2.0)\n\n---\n\nc is (c) nobody\n'
  expect([...namesOf(list)]).toEqual(['@a/b', 'c'])
})
