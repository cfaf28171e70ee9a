import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util'
import { createVitest, type TestCase, type Vitest } from 'vitest/node'
import { breakages, type Breakage } from './list.ts'
import { numbers } from './numbers.ts'

/**
 * `npm run breakages`: breaks a copy of the app in one place after the other, and says for each which test fails. Words choose rows by
 * their names and files: `npm run breakages -- busy`. `--all-tests` runs every Vitest file against each, `--check` only compares the rows
 * with the sources, `--lanes=1` runs one at a time.
 */
const root = join(import.meta.dirname, '../../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'all-tests': { type: 'boolean' }, check: { type: 'boolean' }, lanes: { type: 'string' } },
})
const rows = [...breakages, ...numbers].filter(({ name, file }) =>
  positionals.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
)

/** Why a row does not fit the sources as they stand. */
function misfit({ name, file, text, by }: Breakage): string[] {
  const count = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').split(text).length - 1 : 0
  if (text === by) return [`"${name}" replaces its text by the same`]
  return count === 1 ? [] : [`"${name}" no longer applies: its text stands ${count} times in ${file}, not once`]
}
const misfits = rows.flatMap(misfit)
if (misfits.length > 0 || rows.length === 0 || values.check) {
  console.log([...misfits, `${rows.length} rows, ${misfits.length} of which do not apply`].join('\n'))
  process.exit(misfits.length > 0 || rows.length === 0 ? 1 : 0)
}

/** What a copy needs beside the packages, which are linked. */
const parts = 'src test locales public docs index.html vite.config.ts tsconfig.json package.json package-lock.json'

/** A copy of the sources, with a Vitest that keeps what it has read of them. */
interface Copy {
  readonly folder: string
  readonly vitest: Vitest
  /** Why the last run failed: the first test of it that did, or a file that did not load; null while all pass. */
  failure: { readonly test: string } | { readonly broken: string } | null
  /** The tests of the last run that were run. */
  count: number
}

async function makeCopy(): Promise<Copy> {
  const folder = mkdtempSync(join(tmpdir(), 'breakages-'))
  for (const part of parts.split(' ')) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const watcher = {
    onTestCaseResult(test: TestCase) {
      const { state } = test.result()
      if (state !== 'skipped') copy.count += 1
      if (state === 'failed')
        copy.failure ??= { test: `${test.module.moduleId.slice(folder.length + 1)} > ${test.fullName}` }
    },
  }
  const vitest = await createVitest('test', { root: folder, watch: false, maxWorkers: 1, reporters: [watcher] })
  const copy: Copy = { folder, vitest, failure: null, count: 0 }
  await vitest.standalone()
  return copy
}

/** Runs Vitest's tests of a file, or all; with a title those alone whose title has these words. */
async function runVitest(copy: Copy, file?: string, title?: string): Promise<void> {
  const { vitest } = copy
  if (title) vitest.setGlobalTestNamePattern(title)
  else vitest.resetGlobalTestNamePattern()
  const specifications = await vitest.globTestSpecifications(file ? [`test/${file}`] : undefined)
  const wanted = new Set(specifications.map(({ moduleId }) => moduleId))
  copy.count = 0
  const { testModules } = await vitest.runTestSpecifications(specifications)
  const modules = testModules.filter(({ moduleId }) => wanted.has(moduleId))
  const lost = modules.find((module) => module.errors().length > 0)
  if (lost) copy.failure ??= { broken: `${lost.moduleId}: ${lost.errors()[0]?.message}` }
  else if (!title && copy.count === 0) copy.failure ??= { broken: `no test of ${file ?? 'the suite'} ran` }
}

/** Runs tests in the browser. */
async function runPlaywright({ folder }: Copy, file: string, title?: string): Promise<Copy['failure']> {
  const options = ['-c', 'test/e2e/playwright.config.ts', '-x', '--workers=1', '--reporter=line', file]
  const command = promisify(execFile)(
    'node_modules/.bin/playwright',
    ['test', ...options, ...(title ? ['-g', title] : [])],
    { cwd: folder },
  )
  const said = await command.then(
    () => null,
    ({ stdout }: { stdout: string }) => stripVTControlCharacters(stdout),
  )
  if (said === null) return null
  const test = /^\s+1\) (.+ › .+?)[ ─]*$/m.exec(said)?.[1]
  return test ? { test } : { broken: said.slice(-1_000) }
}

/** Runs a row's tests, likeliest first, until one fails. Where none of a title does, the others of its file may. */
async function runTests(copy: Copy, { tests }: Breakage): Promise<void> {
  copy.failure = null
  if (values['all-tests']) return runVitest(copy)
  // A title may have commas.
  const words = tests.split(/, (?=\w+\/)/).map((word) => word.split(' > '))
  const wholeFiles = words.filter(([file, title]) => title && !file?.startsWith('e2e/')).map(([file]) => [file])
  for (const [file = '', title] of [...words, ...wholeFiles]) {
    if (file.startsWith('e2e/')) copy.failure = await runPlaywright(copy, file, title)
    else await runVitest(copy, file, title)
    if (copy.failure) return
  }
}

async function breakOnce(row: Breakage, copy: Copy): Promise<boolean> {
  const path = join(copy.folder, row.file)
  const whole = readFileSync(path, 'utf8')
  const write = (text: string) => {
    writeFileSync(path, text)
    copy.vitest.invalidateFile(path)
  }
  write(whole.replace(row.text, () => row.by))
  try {
    await runTests(copy, row)
  } finally {
    write(whole)
  }
  const { failure } = copy
  const isCaught = failure !== null && 'test' in failure
  const outcome =
    failure === null
      ? `NOT CAUGHT by ${row.tests}`
      : 'test' in failure
        ? failure.test
        : `BREAKS TOO MUCH: ${failure.broken}`
  console.log(`${isCaught ? '✓' : '✗'} ${row.name}\n    ${outcome}`)
  return isCaught
}

const waiting = [...rows]
let caught = 0
await Promise.all(
  Array.from({ length: Number(values.lanes ?? Math.min(2, availableParallelism())) }, async () => {
    const copy = await makeCopy()
    for (let row = waiting.shift(); row; row = waiting.shift()) if (await breakOnce(row, copy)) caught += 1
    await copy.vitest.close()
    rmSync(copy.folder, { recursive: true })
  }),
)
console.log(`\n${rows.length} rows: ${caught} caught, ${rows.length - caught} not caught`)
process.exit(caught === rows.length ? 0 : 1)
