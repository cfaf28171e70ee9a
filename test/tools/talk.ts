import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figures } from '../talk/judge.ts'

// `npm run talk`: 2,000 chat messages each way in simulated time, five times, and what went wrong. `npm run talk -- 500 7,8`: this many, with these seeds.

const [messages = '2000', seeds = '1,2,3,4,5'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'talk-'))
const out = join(folder, 'figures')

try {
  const { status } = spawnSync('npx', ['vitest', 'run', 'test/talk', '--testTimeout=0', '--reporter=dot'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, TALK: messages, TALK_SEEDS: seeds, TALK_OUT: out },
  })
  const written = existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : []
  console.table(written.map((one) => JSON.parse(one) as Figures))
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
