import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `npx tsx test/tools/reproduce.ts`: builds the app twice and compares the files byte by byte: here, and in a copy whose folder has another name, at another time, in
 * another time zone and language. `--built dist` takes a build that is there for the first. `--clean` installs the copy's packages from the
 * registry, outside the project, so that nothing of this installation is in it.
 */
const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { built: { type: 'string' }, clean: { type: 'boolean' } } })
// Beside the project, so that packages can be linked instead of copied.
const beside = join(root, 'test-results')
mkdirSync(beside, { recursive: true })
const place = mkdtempSync(join(values.clean ? tmpdir() : beside, 'reproduced-'))

/** A folder such as containers use, with a name that a pattern for the app's own folders could match. */
const elsewhere = join(place, 'usr/src/features (2)/app')
const left = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', '.git', '.sandbox', '.stryker'])

function copyProject(): void {
  mkdirSync(elsewhere, { recursive: true })
  for (const name of readdirSync(root).filter((each) => !left.has(each)))
    cpSync(join(root, name), join(elsewhere, name), { recursive: true })
  if (values.clean) execFileSync('npm', ['ci'], { cwd: elsewhere, stdio: ['ignore', 'ignore', 'inherit'] })
  else linkPackages()
}

function linkPackages(): void {
  // Real folders, as an installation has them: a link would lead back to the first. Their files can be the same ones, where `cp` knows how.
  const packages = join(root, 'node_modules')
  try {
    execFileSync('cp', ['-al', packages, elsewhere], { stdio: 'ignore' })
  } catch {
    cpSync(packages, join(elsewhere, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  }
}

/** A clock that is 400 days ahead, for all that the build's JavaScript asks. */
function laterClock(): string {
  const file = join(place, 'later.mjs')
  writeFileSync(
    file,
    `const ahead = 400 * 86_400_000
const Now = Date
globalThis.Date = class extends Now {
  constructor(...given) { given.length === 0 ? super(Now.now() + ahead) : super(...given) }
  static now() { return Now.now() + ahead }
}`,
  )
  return `--import=${file}`
}

function build(folder: string, to: string, environment: Readonly<Record<string, string>>): void {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', to], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** The hash of each file below a folder. */
function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return [file.slice(folder.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}

try {
  const one = values.built === undefined ? join(place, 'one') : join(root, values.built)
  const other = join(place, 'other')
  if (values.built === undefined) build(root, one, {})
  copyProject()
  build(elsewhere, other, { TZ: 'Pacific/Kiritimati', LANG: 'th_TH.UTF-8', NODE_OPTIONS: laterClock() })
  const [here, there] = [hashesOf(one), hashesOf(other)]
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter((file) => here.get(file) !== there.get(file))
  const whole = createHash('sha256')
    .update(JSON.stringify([...here].toSorted()))
    .digest('hex')
  if (differing.length === 0) console.log(`${here.size} files, the same in both builds: ${whole}`)
  else console.error(`${differing.length} of ${here.size} files differ:\n  ${differing.toSorted().join('\n  ')}`)
  process.exitCode = differing.length === 0 ? 0 : 1
} finally {
  rmSync(place, { recursive: true })
}
