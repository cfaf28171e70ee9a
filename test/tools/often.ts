import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { roundTotals, totalRows, type RoundKind } from './roundTotals.ts'

// `npm run often`: the unit tests and the journeys twenty times each, and what failed in some of them.
// `npm run often -- 5 browser`: all browser tests five times. It goes on after a failure, and ends red if there was one.
// Twenty rounds take hours, so each is written down in `docs/rounds.md` when it ends: rounds of several evenings count together. At the end it
// prints the totals of all of them, for the table of `docs/measured.md`.

const runners = {
  unit: 'vitest run --reporter=json',
  journeys: 'tsx test/tools/check.ts --only=build,journeys',
  browser: 'tsx test/tools/check.ts --only=build,browser',
} satisfies Record<RoundKind, string>
const isName = (word: string): word is RoundKind => word in runners

interface VitestReport {
  readonly numTotalTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly suites: readonly Suite[]
}
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly Spec[]
}
interface Spec {
  readonly ok: boolean
  readonly title: string
  readonly file: string
  readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[]
}

/** The outcome of one round. */
interface Round {
  readonly tests: number
  readonly failed: readonly string[]
}

const root = join(import.meta.dirname, '../..')
const log = join(root, 'docs/rounds.md')
const folder = mkdtempSync(join(tmpdir(), 'often-'))

async function runOnce(name: RoundKind): Promise<Round> {
  const out = join(folder, `${name}.json`)
  rmSync(out, { force: true })
  const command = name === 'unit' ? `${runners.unit} --outputFile=${out}` : runners[name]
  const child = spawn('npx', command.split(' '), {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: out },
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const report = JSON.parse(readFileSync(out, 'utf8')) as VitestReport | PlaywrightReport
  const round = 'suites' in report ? playwrightRound(report) : vitestRound(report)
  // What is thrown after a test has ended is no test's failure.
  return code === 0 || round.failed.length > 0 ? round : { ...round, failed: ['an error outside the tests'] }
}

function vitestRound({ numTotalTests, testResults }: VitestReport): Round {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  return {
    tests: numTotalTests,
    failed: results
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [cause = noCause] = [] }) => `${fullName}: ${inOneLine(cause)}`),
  }
}

function playwrightRound({ stats, suites }: PlaywrightReport): Round {
  const specsOf = ({ specs, suites: inner = [] }: Suite): Suite['specs'] => [...specs, ...inner.flatMap(specsOf)]
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  // A race that shows up once in an hour is found by what it said.
  const causeOf = ({ tests }: Spec) => inOneLine(tests[0]?.results[0]?.error?.message ?? noCause)
  return {
    tests: stats.expected + stats.unexpected,
    failed: failed.map((spec) => `${spec.file} › ${spec.title}: ${causeOf(spec)}`),
  }
}

const noCause = 'no cause told'

/** The beginning of a message without its colours. */
const inOneLine = (message: string) => stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 300)

const words = process.argv.slice(2)
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 20)
const chosen = words.filter(isName)
const unknown = words.find((word) => !/^\d+$/.test(word) && !isName(word))
if (unknown !== undefined) throw new Error(`There is no ${unknown}. There are ${Object.keys(runners).join(', ')}`)
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/** Writes down how a round ended, and how busy the machine was: the load of its last minute. */
function record(name: RoundKind, { tests, failed }: Round, seconds: number): void {
  const day = new Date().toISOString().slice(0, 10)
  const [load = 0] = loadavg()
  const ended = `${tests} tests in ${seconds} s, ${failed.length} failed, load ${load.toFixed(1)}`
  const outcome = `- ${day}, ${commit}, ${name}: ${ended}`
  appendFileSync(log, [outcome, ...failed.map((title) => `  - ${title}`), ''].join('\n'))
}

const failures = new Map<string, number>()
const names = chosen.length > 0 ? chosen : (['unit', 'journeys'] as const)
for (let round = 1; round <= rounds; round += 1) {
  for (const name of names) {
    const start = performance.now()
    const result = await runOnce(name)
    const seconds = Math.round((performance.now() - start) / 1000)
    for (const title of result.failed) failures.set(title, (failures.get(title) ?? 0) + 1)
    record(name, result, seconds)
    console.log(`${name} ${round} of ${rounds}: ${result.tests} tests, ${result.failed.length} failed, ${seconds} s`)
  }
}
for (const [title, times] of failures) console.log(`✗ ${times} of ${rounds}: ${title}`)
console.log(failures.size === 0 ? 'No test failed in any round.' : `${failures.size} tests failed in some round.`)
console.log(['', 'All rounds so far:', ...totalRows(roundTotals(readFileSync(log, 'utf8')))].join('\n'))
rmSync(folder, { recursive: true, force: true })
process.exitCode = failures.size === 0 ? 0 : 1
