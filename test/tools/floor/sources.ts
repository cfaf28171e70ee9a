import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { cssUses } from './css.ts'
import type { Seen } from './names.ts'
import { scriptUses } from './script.ts'
import { typescriptUses } from './typescript.ts'

/** All that the app's sources ask of a browser. */
export function readSources(root: string): Seen[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root })
  const files = listed
    .toString()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))
  const sheets = files.filter((path) => path.endsWith('.css'))
  const program = programOf(
    root,
    files.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path)),
  )
  const scripts = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName.slice(root.length + 1)))
  return [
    ...sheets.map((path) => cssUses(readFileSync(join(root, path), 'utf8'), path)),
    ...scripts.map((file) => typescriptUses(program, file, file.fileName.slice(root.length + 1))),
  ]
}

/** Files with all that they import, as `tsconfig.json` has them compiled. */
export function programOf(root: string, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  return ts.createProgram(files, options)
}

/** All that the built files ask of a browser: scripts, style sheets and what stands in the page itself. */
export function readBuild(root: string): Seen[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const assets = readdirSync(join(root, 'dist/assets')).map((name) => `dist/assets/${name}`)
  const inline = [...read('dist/index.html').matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '')
  return [
    ...assets.filter((path) => path.endsWith('.css')).map((path) => cssUses(read(path), path)),
    ...assets.filter((path) => path.endsWith('.js')).map((path) => scriptUses(read(path), path)),
    ...inline.map((code) => scriptUses(code, 'dist/index.html')),
  ]
}
