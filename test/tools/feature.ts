import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { scenes } from './scenes/scenes.ts'

/**
 * `npm run test:feature -- transfer`: the feature’s unit and screen tests, its browser tests, and its scenes. A feature is a
 * folder of `src/features`, and its word names its tests.
 */
const root = join(import.meta.dirname, '../..')
const [word = ''] = process.argv.slice(2)
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'test'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const others = readdirSync(join(root, 'src/features')).filter((feature) => feature !== word && feature.startsWith(word))
const names = (feature: string, file: string) => new RegExp(`(^|[/.])${feature}([/.A-Z]|$)`).test(file)
/** Also the parts of a feature: `statementReport` for `statement`, but not `depositLimits`, a feature, for `deposit`. */
const isOfFeature = (file: string) => names(word, file) && !others.some((other) => names(other, file))
const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && isOfFeature(file))
const specs = files.filter((file) => file.startsWith('test/e2e/') && file.endsWith('.spec.ts') && isOfFeature(file))
/** What the names of the feature's scenes contain: `money map` for `moneyMap`, `game` for `games`. */
const inScenes = word.replace(/[A-Z]/g, ' $&').toLowerCase().replace(/s$/, '')
const hasScene = scenes.some(({ name }) => name.includes(inScenes))

if (!/^\w+$/.test(word) || tests.length + specs.length === 0) {
  console.error(`No test is named after the feature "${word}". Name one, as in: npm run test:feature -- transfer`)
  process.exit(1)
}

if (hasScene) specs.push('test/e2e/scenes.spec.ts')
// Of the tests of scenes only those that visit the feature's.
const titles = specs.map((spec) => basename(spec).replace('scenes.spec.ts', 'these scenes')).join('|')

const run = (command: string, ...args: string[]) =>
  spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SCENES: inScenes },
  }).status === 0

const passed = [tests.length === 0 || run('vitest', 'run', ...tests)]
if (specs.length > 0) {
  ensureBrowser()
  passed.push(run('playwright', 'test', '-c', 'test/e2e/playwright.config.ts', ...specs, '-g', titles))
}
process.exitCode = passed.every(Boolean) ? 0 : 1
