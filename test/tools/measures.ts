import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { measureCode } from './measureCode.ts'
import { measureFolders, type Rule } from './measureFolders.ts'

// `npm run measures`: prints how large the code is and how it hangs together; fails on what it may not have.
const root = join(import.meta.dirname, '../..')

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'test'], {
  cwd: root,
})
const files = listed
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)))
  .map((path) => ({ path, ...measureCode({ path, code: readFileSync(join(root, path), 'utf8') }) }))
const app = files.filter(({ path }) => path.startsWith('src/'))
const test = files.filter(({ path }) => path.startsWith('test/'))

const imports = app.flatMap((file) => file.imports.map((to) => ({ from: file.path, to })))
const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
const folders = measureFolders(imports, forbidden)

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Half and nine tenths of them are at most so long; the longest with its place. */
function lengths(measured: { place: string; lines: number }[]): string {
  const sorted = measured.toSorted((a, b) => a.lines - b.lines)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]
  return `${at(0.5)?.lines} / ${at(0.9)?.lines} / ${at(1)?.lines} lines (${at(1)?.place})`
}

const faults = [...files.flatMap((file) => file.faults), ...folders.faults]
const figures = [
  ['files of src', `${app.length}, ${sum(app.map(({ lines }) => lines))} lines`],
  ['… median / ninth decile / longest', lengths(app.map(({ path, lines }) => ({ place: path, lines })))],
  ['functions of src', `${sum(app.map(({ functions }) => functions.length))}`],
  ['… median / ninth decile / longest', lengths(app.flatMap(({ functions }) => functions))],
  ['casts with `as` in src', `${sum(app.map(({ casts }) => casts))}`],
  ['folders of src', `${folders.folders} in ${folders.layers} layers, ${folders.arrows} arrows`],
  ['files of test', `${test.length}, ${sum(test.map(({ lines }) => lines))} lines`],
  ['tests, a table of cases counted once', `${sum(test.map(({ tests }) => tests))}`],
  ['any, non-null !, TODO, lint exceptions, arrows upwards, circles', `${faults.length}`],
] as const
for (const [name, figure] of figures) console.log(`${name.padEnd(66)}${figure}`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
