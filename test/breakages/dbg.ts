import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'all-tests': { type: 'boolean' }, check: { type: 'boolean' }, lanes: { type: 'string' } },
})
const rows = [...breakages, ...numbers].filter(({ name, file }) =>
  positionals.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
)

/** Why a row does not fit the sources as they stand. */
function misfit({ name, file, text, by }: Breakage): string[] {
  const count = readFileSync(join(root, file), 'utf8').split(text).length - 1
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
  const words = tests.split(', ').map((word) => word.split(' > '))
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

const done = new Set(["1,000 is read as 1", "BBL takes Thai names", "KTB takes Thai names", "LAK is not the currency of a member of Laos without one", "SCB takes no Thai names", "TMB takes Thai names", "a QR code of the wrong amount is shown", "a busy button takes taps", "a call is given up after 59 s", "a game that tells no amount counts as empty", "a gateway that lost the backend counts as a refusal", "a late refusal ends the session that came after it", "a link leads to another site after the login", "a link signs the member out", "a link to another page opens home", "a live message stands below a later one", "a loosened limit holds at once", "a member that the server does not know stays inside", "a message of 2,001 characters is sent", "a movement that failed has a sign", "a phone number of 11 digits is taken", "a phone number of 9 digits is taken", "a read that fails is tried 30 times again", "a satang is lost in 1.15", "a script that an extension brought takes the page away", "a second tab sends the same command beside the first", "a shorter pause of deposits replaces a longer one", "a time-out shows a code", "a transfer between one account is sent", "a video of 21 MB is sent to support", "a withdrawal above the most is sent", "a withdrawal below the least is sent", "a withdrawal stands with a plus in the statement", "account numbers have dashes at 4-3-3", "account numbers of 11 digits have dashes", "account numbers of 9 digits have dashes", "an account number is sent with its dashes", "an amount is typed on a keyboard of letters", "an unknown outcome is told as a failure", "back leads away from a service that is gone", "kip are shown as baht", "messages are marked as read twice in a second", "nobody is told that a button is busy", "signing out in one tab leaves the others signed in", "the account name is sent in small letters", "the chat reads 11 messages at a time", "the next member has agreed already", "the receipt in Lao says \"to\" for \"from\"", "the same order is asked about for 1 minute, not 10", "the token stays on the device after signing out", "the total leaves the games out", "the upload of a chat file is given up after 299 s", "the upload of a slip is given up after 299 s", "the value in the wallet leaves the factor out", "the wheel turns without coins", "toasts are gone after 3 s", "under LIFF the first reads are sent twice", "whoever is not to be remembered is remembered", "yesterday counts as today"])
const rank = (r: Breakage) => /controls|watchPage|nav.back/.test(r.tests) ? 0 : r.tests.startsWith('unit/') ? (numbers.includes(r) ? 1 : 2) : 3
const waiting = rows.filter((r) => !done.has(r.name) && !r.tests.startsWith('e2e/')).sort((a, b) => rank(a) - rank(b))
console.log(waiting.length)
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
