// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { roundTotals, totalRows } from './roundTotals.ts'

const log = `# Rounds

A text: with a colon, unit, 3 failed.

- 2026-11-24, 29e1bbc, unit: 6070 tests in 371 s, 0 failed
- 2026-11-24, 29e1bbc, unit: 6070 tests in 1766 s, 2 failed, load 5.5
  - a test: Error: 7 failed
  - 2026-11-24, 29e1bbc, unit: a test with the name of a round, 1 failed
- 2026-11-24, 29e1bbc, journeys: 73 tests in 122 s, 1 failed
  - once.spec.ts › a journey
- 2026-11-25, be28973, unit, over 25 November 11:11 in Bangkok: 6190 tests in 323 s, 0 failed, load 4.5
- 2026-11-25, 1e7d14c7, the project’s CI, unit, in \`.ci/run\`: 6228 tests, 0 failed
- 2026-11-25, 6d4560d0, a clone, browser, in \`.ci/run\`: 570 tests in 1181 s, 0 failed
- 2026-11-25, 38cd7b5, journeys, in \`.ci/run\`: 0 failed in 327 s
`

describe('the totals of the rounds', () => {
  it('are counted for each kind, whatever was special in a round', () => {
    expect(roundTotals(log)).toEqual({
      unit: { rounds: 4, withFailure: 1, failures: 2, cleanSince: 2, longest: { seconds: 1766, load: 5.5 } },
      journeys: { rounds: 2, withFailure: 1, failures: 1, cleanSince: 1, longest: { seconds: 327, load: null } },
      browser: { rounds: 1, withFailure: 0, failures: 0, cleanSince: 1, longest: { seconds: 1181, load: null } },
    })
  })

  it('are written as the table has them', () => {
    expect(totalRows(roundTotals(log))).toEqual([
      'Rounds of the unit tests; of the journeys; of all browser tests: 4; 2; 1',
      '… in which a test failed: 1; 1; 0',
      'Failures of tests in them: 2; 1; 0',
      'Clean rounds since the last of them: 2; 1; 1',
      'Longest round of the unit tests, at a load of 5.5: 1,766 s',
    ])
  })

  it('are none for a log without rounds', () => {
    expect(roundTotals('# Rounds\n').unit).toEqual({
      rounds: 0,
      withFailure: 0,
      failures: 0,
      cleanSince: 0,
      longest: { seconds: 0, load: null },
    })
  })

  it.each([
    '- 2026-11-25, 29e1bbc, walks: 6070 tests in 371 s, 0 failed',
    '- 2026-11-25, 29e1bbc, unit: 6070 tests in 371 s',
  ])('are not made up of %s', (text) => {
    expect(() => roundTotals(`${log}${text}\n`)).toThrow(`No round is told by "${text}"`)
  })
})
