import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, nothing, type Figures, type Found, type Shrunken } from '../walks/figures.ts'

// `npm run walks`: 2,000 random walks through the whole app, and their findings. WALKS=100: this number; WALK_SEED=7: others.
// `WALK_SEED=7 WALK_PATH=31 npm run walks` takes one of them again, makes it as short as possible and describes it;
// `WALK_FIND='told as done'` looks for one finding alone.

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'walks-'))
const { WALK_SEED = '1', WALK_PATH, WALK_FIND, WALKS = '2000' } = process.env
const chunk = 50

/** Takes walks in a process of their own, which frees the memory of a thousand page loads. */
async function inProcess<Result>(environment: Record<string, string>, name: string): Promise<Result> {
  const out = join(folder, name)
  const child = spawn('npx', ['vitest', 'run', '--config=test/walks/vitest.config.ts', '--silent'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, WALK_OUT: out },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code === 0) return JSON.parse(readFileSync(out, 'utf8')) as Result
  throw new Error(Buffer.concat(said).toString())
}

async function takeAll(): Promise<boolean> {
  const count = Number(WALKS)
  const sums = nothing()
  const chunks = Array.from({ length: Math.ceil(count / chunk) }, (_, index) => index)
  const start = performance.now()
  const lane = async () => {
    for (let index = chunks.shift(); index !== undefined; index = chunks.shift()) {
      const environment = {
        WALK_SEED: String(Number(WALK_SEED) + index),
        WALKS: String(Math.min(chunk, count - index * chunk)),
      }
      const figures = await inProcess<Figures>(environment, `${index}.json`)
      add(sums, figures)
      // Printed at once, as the rest takes long.
      for (const [rule, cases] of byRule(figures.found)) process.stderr.write(`\n${lineOf(rule, cases)}\n`)
      process.stderr.write(`\r${sums.walks} of ${count} walks, ${sums.found.length} found `)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  const { walks, steps, commands, unknown, told, settled, exact, found } = sums
  console.log(`\n${walks} walks in ${Math.round((performance.now() - start) / 1000)} s, seeds from ${WALK_SEED}`)
  console.log(
    `${steps} steps, ${commands} commands sent, ${unknown} without an answer, ${told} outcomes told, ${settled} of them by the statement; ${exact} net results called exact`,
  )
  for (const [rule, cases] of byRule(found)) console.log(lineOf(rule, cases))
  console.log(
    found.length === 0 ? 'Nothing was sent twice, told wrong, shown to another or left without a way out.' : '',
  )
  return found.length === 0
}

function byRule(found: readonly Found[]): Map<string, Found[]> {
  const rules = new Map<string, Found[]>()
  for (const each of found) rules.set(each.rule, [...(rules.get(each.rule) ?? []), each])
  return rules
}

const lineOf = (rule: string, cases: readonly Found[]) =>
  `${String(cases.length).padStart(5)} × ${rule}; ${cases
    .slice(0, 5)
    .map(({ seed, path }) => `WALK_SEED=${seed} WALK_PATH=${path}`)
    .join(', ')}\n        ${cases[0]?.text.slice(0, 160) ?? ''}`

/** Looks for one finding, or for any of a known walk, and prints the shortest way to it. */
async function tellOne(): Promise<boolean> {
  const found = await inProcess<Shrunken | null>(
    { WALK_SEED, WALK_PATH: WALK_PATH ?? '', WALK_FIND: WALK_FIND ?? '', WALKS },
    'one.json',
  )
  if (!found) {
    console.log('Nothing was found.')
    return true
  }
  const { path, walked, needed, shrinks } = found
  console.log(`WALK_SEED=${WALK_SEED} WALK_PATH=${path}, found by walk ${needed}, made shorter ${shrinks} times`)
  console.log([...walked.story, ...walked.violations.map(({ rule, text, at }) => `${at}: ${rule}: ${text}`)].join('\n'))
  return false
}

try {
  const isWell = WALK_PATH === undefined && WALK_FIND === undefined ? await takeAll() : await tellOne()
  process.exitCode = isWell ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
