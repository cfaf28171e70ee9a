import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { engineNames, engineOf, type EngineName } from '../engines/engines.ts'
import { ensureTools, hasApt, installPackages } from './browser.ts'

// `npm run engines`: every journey in every engine. `npm run engines -- webkitgtk firefox -g transfer`: some of them in these.
// Installs what the engines need and the machine lacks.

const isEngine = (name: string): name is EngineName => engineNames.some((known) => known === name)
const { values, positionals } = parseArgs({ allowPositionals: true, options: { grep: { type: 'string', short: 'g' } } })
const unknown = positionals.filter((name) => !isEngine(name))
if (unknown.length > 0) throw new Error(`There is no engine ${unknown.join(', ')}. Engines: ${engineNames.join(', ')}`)
const chosen = positionals.length > 0 ? positionals.filter(isEngine) : engineNames

const missing = () =>
  chosen
    .filter((name) => spawnSync(engineOf(name).probe, { shell: '/bin/sh', stdio: 'ignore' }).status !== 0)
    .flatMap((name) => engineOf(name).packages)

ensureTools()
if (hasApt) installPackages(missing())
if (missing().length > 0) throw new Error(`The engines need these packages of Debian: ${missing().join(' ')}`)
const projects = chosen.map((name) => `--project=${name}`)
const grep = values.grep === undefined ? [] : ['-g', values.grep]
const config = '--config=test/engines/playwright.config.ts'
process.exitCode =
  spawnSync('npx', ['playwright', 'test', config, ...projects, ...grep], { stdio: 'inherit' }).status ?? 1
