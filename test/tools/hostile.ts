import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { engineNames, type EngineName } from '../engines/engines.ts'
import { ensureEngines } from './engineTools.ts'

// `npm run hostile`: every hostile text and address in Chromium, WebKit and Firefox, and a table of what came of it.
// `npm run hostile -- webkitgtk`: in this engine.

const isEngine = (name: string): name is EngineName => engineNames.some((known) => known === name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isEngine(name))
if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}. Engines: ${engineNames.join(', ')}`)
const chosen = wanted.length > 0 ? wanted.filter(isEngine) : (['chromium', 'webkitgtk', 'firefox'] as const)

await ensureEngines(chosen)
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', '--config=test/hostile/playwright.config.ts', ...chosen.map((name) => `--project=${name}`)],
  { cwd: join(import.meta.dirname, '../..'), stdio: 'inherit', env: { ...process.env, HOSTILE: 'whole' } },
)
process.exitCode = status ?? 1
