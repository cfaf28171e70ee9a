import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureTools } from './browser.ts'

interface Step {
  name: string
  command: string
  /** Reads the build, so it cannot run if that failed. */
  afterBuild?: true
  /** `whole`: too long for every change, so that only `npm test -- --all` runs it. `part`: `--all` runs it as a part of another step. */
  extent?: 'whole' | 'part'
}
interface Result {
  name: string
  passed: boolean
  seconds: number
  /** The end of what it printed: with Vitest and Playwright, the tests that failed and why. */
  end: string
}

/** The public registry alone, encrypted, and no package under another's name. */
const lockfileLint =
  'lockfile-lint --path package-lock.json --type npm --allowed-hosts npm --validate-https --validate-integrity --validate-package-names --format plain'

/** These only read the sources, and run two at a time. The others follow one by one. */
const reading: Step[] = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --deny-warnings --report-unused-disable-directives' },
  { name: 'format', command: 'prettier --check --log-level warn .' },
  { name: 'direction', command: 'depcruise src test vite.config.ts' },
  { name: 'unused', command: 'knip --no-config-hints' },
  { name: 'locales', command: 'tsx test/tools/locales.ts' },
  { name: 'floor', command: 'tsx test/tools/floor.ts src' },
  { name: 'lockfile', command: `${lockfileLint} && tsx test/tools/lockfile.ts` },
]
/** The browser's tests of money and of who may get in: what a change must not break until everything runs. */
const journeys = 'connections control deposit games guards journey once restart rewards session transfer'.split(' ')
const running: Step[] = [
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'bytes', command: 'size-limit', afterBuild: true },
  { name: 'floor-dist', command: 'tsx test/tools/floor.ts dist', afterBuild: true },
  { name: 'reproduce', command: 'tsx test/tools/reproduce.ts --built dist', afterBuild: true },
  { name: 'unit', command: 'vitest run' },
  {
    name: 'journeys',
    command: `playwright test -c test/e2e/playwright.config.ts ${journeys.map((name) => `e2e/${name}.spec`).join(' ')}`,
    afterBuild: true,
    extent: 'part',
  },
  { name: 'browser', command: 'playwright test -c test/e2e/playwright.config.ts', afterBuild: true, extent: 'whole' },
  // The layout's measures take as long as all journeys; `npm run engines` has them.
  {
    name: 'old',
    command:
      'playwright test -c test/engines/playwright.config.ts --project=chromium109 deposit money rewards session chat',
    extent: 'whole',
  },
]

const root = join(import.meta.dirname, '../..')
const results: Result[] = []
/** The steps print into a pipe, and would leave their colours out. */
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

const header = (name: string) => `\n── ${name} ${'─'.repeat(70 - name.length)}`
const line = ({ name, passed, seconds }: Result) =>
  `${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`

const order = (steps: Step[], { name }: Result) => steps.findIndex((step) => step.name === name)

/** How many lines of a failed step are said again above the summary, as logs of CI are read from their end. */
const repeatedLines = 60
const endOf = (output: string) => output.trimEnd().split('\n').slice(-repeatedLines).join('\n')

/** Runs a step to its end. Its output is shown at once or, if another step runs beside it, at its end. */
async function run({ name, command }: Step, beside: boolean): Promise<void> {
  const start = performance.now()
  const said: Buffer[] = []
  if (!beside) console.log(header(name))
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colour, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  })
  const hear = (part: Buffer) => {
    said.push(part)
    if (!beside) process.stdout.write(part)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', hear)
  const code = await new Promise((resolve) => child.on('close', resolve))
  const output = Buffer.concat(said).toString()
  const result = { name, passed: code === 0, seconds: (performance.now() - start) / 1000, end: endOf(output) }
  results.push(result)
  if (beside) console.log(`${header(name)}\n${output}`.trimEnd())
  console.log(line(result))
}

async function runAll(steps: Step[]): Promise<void> {
  const waiting = steps.filter((step) => reading.includes(step))
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step, true)
  }
  await Promise.all([lane(), lane()])
  for (const step of steps.filter((each) => running.includes(each))) {
    const stale = step.afterBuild && results.some(({ name, passed }) => name === 'build' && !passed)
    const end = 'There is no build to look at.'
    if (stale) console.log(`${header(step.name)}\n${end}`)
    if (stale) results.push({ name: step.name, passed: false, seconds: 0, end })
    else await run(step, false)
  }
}

/** The steps of `--only=types,lint`, those of `--all`, or else all that do not take long. */
function chosen(): Step[] {
  const all = [...reading, ...running]
  const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
  const left = values.all ? 'part' : 'whole'
  const names = values.only?.split(',') ?? all.filter(({ extent }) => extent !== left).map((step) => step.name)
  const unknown = names.filter((name) => !all.some((step) => step.name === name))
  if (unknown.length === 0) return all.filter((step) => names.includes(step.name))
  throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${all.map((step) => step.name).join(', ')}`)
}

try {
  const steps = chosen()
  if (steps.some(({ command }) => command.startsWith('playwright'))) ensureTools()
  await runAll(steps)
  results.sort((a, b) => order(steps, a) - order(steps, b))
  const failed = results.filter((result) => !result.passed)
  for (const { name, end } of failed) console.log(`${header(`${name} failed`)}\n${end}`)
  console.log(`${header('summary')}\n${results.map(line).join('\n')}\n`)
  const passed = results.length - failed.length
  console.log(`${passed} passed, ${failed.length} failed, ${process.uptime().toFixed(0)} s in all`)
  process.exitCode = failed.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
