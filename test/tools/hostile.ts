import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineNames, type EngineName } from '../engines/engines.ts'
import { ensureEngines } from './engineTools.ts'

// `npm run hostile`: every hostile text and address in Chromium, WebKit and Firefox, and a table of what came of it.
// `npm run hostile -- webkitgtk`: in this engine. With `--slice`: each twelfth of them, as `.ci/run` does.

const isEngine = (name: string): name is EngineName => engineNames.some((known) => known === name)
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { slice: { type: 'boolean' } } })
const unknown = wanted.filter((name) => !isEngine(name))
if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}. Engines: ${engineNames.join(', ')}`)
const chosen = wanted.length > 0 ? wanted.filter(isEngine) : (['chromium', 'webkitgtk', 'firefox'] as const)

await ensureEngines(chosen)
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=test/hostile/playwright.config.ts', ...chosen.map((name) => `--project=${name}`)],
  {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'inherit',
    env: { ...process.env, HOSTILE: values.slice ? 'slice' : 'whole' },
  },
)
process.exitCode = status ?? 1
