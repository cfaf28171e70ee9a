import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineNames, type EngineName } from '../engines/engines.ts'
import { begins, ends, findings, findingsIn, tableOf, type Findings } from '../engines/table.ts'
import { ensureEngines } from './engineTools.ts'

// `npm run engines`: every journey in every engine, and the tables of docs/engines.md.
// `npm run engines -- webkitgtk chromium109`: these engines, and their columns. With `-g transfer`: some journeys, and no table.

const root = join(import.meta.dirname, '../..')

function isEngine(name: string): name is EngineName {
  return engineNames.some((known) => known === name)
}

function writeTable(): void {
  const found: Findings = JSON.parse(readFileSync(findings, 'utf8'))
  const page = join(root, 'docs/engines.md')
  const text = readFileSync(page, 'utf8')
  const [before, rest] = text.split(begins)
  const [standing, after] = rest?.split(ends) ?? []
  if (before === undefined || standing === undefined || after === undefined)
    throw new Error(`docs/engines.md lacks the lines ${begins} and ${ends}`)
  const written = `${before}${begins}\n\n${tableOf({ ...findingsIn(standing), ...found })}\n\n${ends}${after}`
  writeFileSync(page, written)
  execFileSync('npx', ['oxfmt', page])
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { grep: { type: 'string', short: 'g' } } })
const unknown = positionals.filter((name) => !isEngine(name))
if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}. Engines: ${engineNames.join(', ')}`)
const chosen = positionals.length > 0 ? positionals.filter(isEngine) : engineNames

await ensureEngines(chosen)
const { status } = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--config=test/engines/playwright.config.ts',
    ...chosen.map((name) => `--project=${name}`),
    ...(values.grep === undefined ? [] : ['-g', values.grep]),
  ],
  { cwd: root, stdio: 'inherit' },
)
if (values.grep === undefined && !process.env['CI']) writeTable()
process.exitCode = status ?? 1
