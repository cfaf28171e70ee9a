import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setForSandbox } from './buildSettings.ts'

const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/member-wallet')

/** Files and folders that decide about a build. */
const sources = [
  'src',
  'locales',
  'public',
  'test/sandbox/brands',
  'test/sandbox/buildSettings.ts',
  'test/sandbox/catalogue',
  'index.html',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]

const dayMs = 24 * 60 * 60 * 1_000

interface CachedBuild {
  /** The folder of the built app. Nothing may be written there. */
  readonly folder: string
  /** The settings of the build, as environment variables. */
  readonly settings: Readonly<Record<string, string>>
  /** The private part of its gift-link key. */
  readonly giftLinkKey: string
}

/**
 * Builds the app to work with the sandbox, or as a demo that has it inside, with the `VITE_*` settings of an environment. The build is kept in a cache until the next day,
 * and is taken from there if neither sources nor settings have changed.
 * @throws Error if the build fails.
 */
export function cachedBuild(environment: NodeJS.ProcessEnv, mode: 'production' | 'demo' = 'production'): CachedBuild {
  const given = Object.fromEntries(Object.entries(environment).filter(([name]) => name.startsWith('VITE_')))
  const place = join(cache, hashOf(given, mode))
  const notes = join(place, 'build.json')
  if (!existsSync(notes) || statSync(notes).mtimeMs < Date.now() - dayMs) buildInto(place, given, mode)
  return { ...(JSON.parse(readFileSync(notes, 'utf8')) as Omit<CachedBuild, 'folder'>), folder: join(place, 'dist') }
}

function hashOf(settings: object, mode: string): string {
  const hash = createHash('sha256').update(mode + JSON.stringify(Object.entries(settings).toSorted()))
  for (const source of mode === 'demo' ? [...sources, 'test/sandbox'] : sources)
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesOf(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source]
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath.slice(root.length + 1), name))
    .toSorted()
}

function buildInto(place: string, given: Record<string, string | undefined>, mode: string): void {
  const settings = { ...given }
  // A demo brings its own.
  const giftLinkKey = mode === 'demo' ? '' : setForSandbox(settings)
  const made = `${place}.${process.pid}`
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--mode', mode, '--logLevel', 'warn', '--emptyOutDir', '--outDir', join(made, 'dist')]
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const { status } = spawnSync(process.execPath, [vite, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The app could not be built.')
  writeFileSync(join(made, 'build.json'), JSON.stringify({ settings, giftLinkKey }))
  removeOld()
  // Another process may have built the same at the same time.
  if (existsSync(place)) rmSync(made, { recursive: true })
  else renameSync(made, place)
}

function removeOld(): void {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name)
    if (statSync(folder).mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true })
  }
}
