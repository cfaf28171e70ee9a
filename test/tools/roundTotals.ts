export const roundKinds = ['unit', 'journeys', 'browser'] as const
export type RoundKind = (typeof roundKinds)[number]

interface LoggedRound {
  readonly kind: RoundKind
  readonly failed: number
  /** 0 where the log has none. */
  readonly seconds: number
  /** Of the machine's last minute; null where the log has none. */
  readonly load: number | null
}

/** A round's line: `- 2026-11-25, 1e7d14c7, unit: 6228 tests in 1322 s, 0 failed, load 5.5`, with what was special beside the kind. */
const line = /^- \d{4}-\d\d-\d\d, (.*?): (.*)$/
const figure = (text: string, pattern: RegExp) => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

/**
 * The rounds of the log (`docs/rounds.md`), in its order.
 * @throws Error with a line that does not tell which tests ran, or how many failed.
 */
function roundsOf(log: string): LoggedRound[] {
  return log.split('\n').flatMap((text) => {
    const [, about, outcome = ''] = line.exec(text) ?? []
    if (about === undefined) return []
    const kind = roundKinds.find((name) => about.split(', ').includes(name))
    const failed = figure(outcome, /\b(\d+) failed/)
    if (kind === undefined || failed === null) throw new Error(`No round is told by "${text}"`)
    return [{ kind, failed, seconds: figure(outcome, / in (\d+) s/) ?? 0, load: figure(outcome, /load ([\d.]+)/) }]
  })
}

export interface RoundTotals {
  readonly rounds: number
  readonly withFailure: number
  /** Of tests, in all rounds. */
  readonly failures: number
  /** Rounds after the last one with a failure. */
  readonly cleanSince: number
  readonly longest: { readonly seconds: number; readonly load: number | null }
}

/** What a log of rounds comes to, for each kind of tests. @throws Error with a line that cannot be read. */
export function roundTotals(log: string): Record<RoundKind, RoundTotals> {
  const all = roundsOf(log)
  const of = (kind: RoundKind): RoundTotals => {
    const rounds = all.filter((round) => round.kind === kind)
    const [longest] = rounds.toSorted((a, b) => b.seconds - a.seconds)
    return {
      rounds: rounds.length,
      withFailure: rounds.filter(({ failed }) => failed > 0).length,
      failures: rounds.reduce((sum, { failed }) => sum + failed, 0),
      cleanSince: rounds.length - 1 - rounds.findLastIndex(({ failed }) => failed > 0),
      longest: { seconds: longest?.seconds ?? 0, load: longest?.load ?? null },
    }
  }
  return { unit: of('unit'), journeys: of('journeys'), browser: of('browser') }
}

/** The totals as the table of `docs/measured.md` has them: unit tests, journeys, all browser tests. */
export function totalRows(totals: Readonly<Record<RoundKind, RoundTotals>>): string[] {
  const each = (value: (of: RoundTotals) => number) => roundKinds.map((kind) => value(totals[kind])).join('; ')
  const { seconds, load } = totals.unit.longest
  return [
    `Rounds of the unit tests; of the journeys; of all browser tests: ${each(({ rounds }) => rounds)}`,
    `… in which a test failed: ${each(({ withFailure }) => withFailure)}`,
    `Failures of tests in them: ${each(({ failures }) => failures)}`,
    `Clean rounds since the last of them: ${each(({ cleanSince }) => cleanSince)}`,
    `Longest round of the unit tests, at a load of ${load ?? '?'}: ${seconds.toLocaleString('en')} s`,
  ]
}
