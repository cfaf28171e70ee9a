import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaskMeta } from 'vitest'

/** A test that ran, as Vitest's JSON reporter tells of it. */
export interface Ran {
  readonly title: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly failureMessages: readonly string[]
  readonly meta: TaskMeta
}

/** Environment variables of a run. */
type Settings = Readonly<Record<string, string>>

/**
 * Runs one test file again and again, each time with other settings and in a process of its own, which frees the memory of a thousand
 * pages; as many at a time as the machine has cores, or as LANES says.
 * @param tell is called with the tests of each run.
 */
export async function runEach(
  file: string,
  runs: readonly Settings[],
  tell: (tests: readonly Ran[], settings: Settings) => void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'simulation-'))
  const waiting = [...runs.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      tell(await runOnce(file, next[1], join(folder, `${next[0]}.json`)), next[1])
  }
  try {
    await Promise.all(Array.from({ length: Number(process.env['LANES'] ?? availableParallelism()) }, lane))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function runOnce(file: string, settings: Settings, report: string): Promise<readonly Ran[]> {
  const options = [
    '--testTimeout=0',
    '--hookTimeout=0',
    '--maxWorkers=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file, ...options], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => printed.push(part))
  const end = await new Promise((resolve) => child.on('close', resolve))
  const failed = () => new Error(`It ended with ${String(end)}: ${Buffer.concat(printed).toString()}`)
  if (!existsSync(report)) throw failed()
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { assertionResults: Ran[] }[]
  }
  const ran = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'skipped')
  if (ran.length === 0) throw failed()
  return ran
}
