import { spawn, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureTools } from './browser.ts'

interface Step {
  name: string
  command: string
  /** `all`: only with `--all`. `quick`: not with `--all`, as another step contains it. `named`: only with `--only`. */
  when?: 'all' | 'quick' | 'named'
  afterBuild?: true
  /** Uses every core by itself, so it runs alone. */
  parallel?: true
}

/** The public registry alone, encrypted, and no package under another's name. */
const lockfileLint =
  'lockfile-lint --path package-lock.json --type npm --allowed-hosts npm --validate-https --validate-integrity --validate-package-names --format plain'
const playwright = 'playwright test -c test/e2e/playwright.config.ts'
const cache = 'node_modules/.cache'

const steps: Step[] = [
  // Not incremental: after changes to shared types that repeats old errors and misses new ones. Each further checker does part of the work again.
  { name: 'types', command: 'tsc --checkers 1' },
  { name: 'lint', command: 'oxlint --deny-warnings --report-unused-disable-directives' },
  { name: 'format', command: 'oxfmt --check .' },
  {
    name: 'direction',
    command: `depcruise --cache ${cache}/direction --cache-strategy content src test vite.config.ts`,
  },
  { name: 'unused', command: `knip --no-config-hints --cache --cache-location ${cache}/unused` },
  { name: 'locales', command: 'tsx test/tools/locales/locales.ts' },
  { name: 'lockfile', command: `${lockfileLint} && tsx test/tools/lockfile.ts` },
  { name: 'build', command: 'vite build --logLevel warn' },
  { name: 'bytes', command: 'size-limit', afterBuild: true },
  { name: 'floor', command: 'tsx test/tools/floor.ts src', when: 'all' },
  { name: 'floor-dist', command: 'tsx test/tools/floor.ts dist', when: 'all', afterBuild: true },
  { name: 'reproduce', command: 'tsx test/tools/reproduce.ts --built dist', when: 'all', afterBuild: true },
  { name: 'unit', command: 'vitest run', parallel: true },
  // The browser tests of money and of who may get in.
  { name: 'journeys', command: `${playwright} --grep @smoke`, when: 'quick', parallel: true },
  { name: 'journey', command: `${playwright} e2e/journey.spec`, when: 'named', parallel: true },
  { name: 'browser', command: playwright, when: 'all', parallel: true },
  { name: 'old', command: 'tsx test/tools/engines.ts chromium109', when: 'all', parallel: true },
]

interface Result {
  name: string
  passed: boolean
  seconds: number
  output: string
}
const results: Result[] = []
const root = join(import.meta.dirname, '../..')
const header = (name: string) => `\n── ${name} ${'─'.repeat(70 - name.length)}`
const line = ({ name, passed, seconds }: Result) =>
  `${passed ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s`
/** The end of a failed step's output is printed again above the summary, because logs of CI are read from their end. */
const endOf = (output: string) => output.trimEnd().split('\n').slice(-60).join('\n')

/** Runs a step. Prints its output as it comes if the step runs alone, otherwise in one piece when it ends. */
async function run({ name, command, parallel }: Step): Promise<void> {
  const start = performance.now()
  if (parallel) console.log(header(name))
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // A step that prints into a pipe would leave its colours out.
      ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (parallel) process.stdout.write(chunk)
    })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const output = Buffer.concat(chunks).toString()
  const result = { name, passed: code === 0, seconds: (performance.now() - start) / 1000, output }
  results.push(result)
  if (!parallel) console.log(`${header(name)}\n${output}`.trimEnd())
  console.log(line(result))
}

/** Steps of one process run side by side, one for each core; those that need the build begin when it is there. */
async function runAll(chosen: Step[]): Promise<void> {
  const lane = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) await run(step)
  }
  const inLanes = (queue: Step[]) => Promise.all(Array.from({ length: availableParallelism() }, () => lane(queue)))
  const single = chosen.filter(({ parallel }) => !parallel)
  await inLanes(single.filter(({ afterBuild }) => !afterBuild))
  const hasBuild = results.every(({ name, passed }) => name !== 'build' || passed)
  if (hasBuild) await inLanes(single.filter(({ afterBuild }) => afterBuild))
  await lane(chosen.filter(({ parallel }) => parallel))
}

/** @throws Error that lists the steps if `only` names one that there is not. */
function choose(only: string | undefined, all: boolean): Step[] {
  const names =
    only?.split(',') ?? steps.filter(({ when }) => !when || when === (all ? 'all' : 'quick')).map((step) => step.name)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length === 0) return steps.filter((step) => names.includes(step.name))
  throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}`)
}

/** Runs this command with another Node, which npm brings. @returns the exit code. */
function runWithNode(version: string): number {
  const others = process.argv.slice(2).filter((word) => !word.startsWith('--node'))
  const npx = ['--yes', '--ignore-scripts=false', '--package', `node@${version}`, '--']
  const tsx = ['node', join(root, 'node_modules/tsx/dist/cli.mjs'), import.meta.filename]
  return spawnSync('npx', [...npx, ...tsx, ...others], { stdio: 'inherit', cwd: root }).status ?? 1
}

async function check(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      all: { type: 'boolean', default: false },
      node: { type: 'string' },
      fix: { type: 'boolean' },
    },
  })
  if (values.node) return runWithNode(values.node)
  const chosen = choose(values.only, values.all)
  if (values.fix) await run({ name: 'fix', command: 'oxlint --fix; oxfmt .' })
  console.log(`Node ${process.version}`)
  if (chosen.some(({ command }) => command.startsWith('playwright'))) ensureTools()
  await runAll(chosen)
  const inOrder = chosen.flatMap(({ name }) => results.filter((result) => result.name === name))
  const failed = inOrder.filter(({ passed }) => !passed)
  for (const { name, output } of failed) console.log(`${header(`${name} failed`)}\n${endOf(output)}`)
  console.log(`${header('summary')}\n${inOrder.map(line).join('\n')}\n`)
  console.log(
    `${inOrder.length - failed.length} passed, ${failed.length} failed, ${process.uptime().toFixed(0)} s in all`,
  )
  return failed.length > 0 || !inOrder.length ? 1 : 0
}

try {
  process.exitCode = await check()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
