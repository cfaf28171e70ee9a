import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { olderFolder } from '../e2e/olderBuild.ts'
import { setForTests } from '../e2e/settingsOfTests.ts'
import { settingsKnown } from './settingsKnown.ts'

// `npm run updates`: deploys this state of the app over the build of an older commit, and rolls back to it, while journeys run.
// `npm run updates -- 1a2b3c4` takes that commit. By default it is the first that knows how a page is brought up to date; where the history
// does not reach back so far (a shallow clone), the older build is this one under other names.

const root = join(import.meta.dirname, '../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const [wanted = git('log', '--diff-filter=A', '--format=%H', '--', 'src/app/updates.ts').split('\n').at(-1) ?? ''] =
  process.argv.slice(2)

/** Builds a commit into a folder, with this state's libraries. */
function buildCommit(commit: string, source: string, folder: string): void {
  git('worktree', 'add', '--quiet', '--detach', source, commit)
  try {
    symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
    const env = { ...process.env }
    setForTests(env)
    execFileSync('npx', ['vite', 'build', '--logLevel=error', `--outDir=${folder}`], {
      cwd: source,
      stdio: 'inherit',
      env: settingsKnown(git('show', `${commit}:src/settings/schema.ts`), env),
    })
  } finally {
    git('worktree', 'remove', '--force', source)
  }
}

/** Which build is the older one, and how much of the app differs. */
function describe(commit: string): string {
  if (commit === '') return 'Over this build under other names'
  const changed = git('diff', '--name-only', commit, '--', 'src').split('\n').filter(Boolean).length
  return `Over ${git('log', '-1', '--format=%h %cs', commit)}, which differs in ${changed} files of src`
}

const command = 'playwright test -c test/e2e/playwright.config.ts updates.spec'
const place = mkdtempSync(join(tmpdir(), 'updates-'))
const folder = join(place, 'build')
try {
  if (wanted !== '') buildCommit(wanted, join(place, 'source'), folder)
  console.log(describe(wanted))
  const { status } = spawnSync('npx', command.split(' '), {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(wanted === '' ? {} : { [olderFolder]: folder }) },
  })
  process.exitCode = status ?? 1
} finally {
  rmSync(place, { recursive: true, force: true })
}
