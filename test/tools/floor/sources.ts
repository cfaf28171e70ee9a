import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { cssUses } from './css.ts'
import type { Seen } from './names.ts'
import { scriptUses } from './script.ts'
import { typescriptUses } from './typescript.ts'

/** All that the app's scripts ask of a browser. What its style sheets ask is seen in the build, which writes some of it in an older way. */
export function readSources(root: string): Seen[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root })
  const files = listed
    .toString()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))
  const program = programOf(
    root,
    files.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path)),
  )
  const scripts = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName.slice(root.length + 1)))
  return scripts.map((file) => typescriptUses(program, file, file.fileName.slice(root.length + 1)))
}

/** Files with all that they import, as `tsconfig.json` has them compiled. Those of `written` are not on the disk. */
export function programOf(root: string, files: string[], written: ReadonlyMap<string, string> = new Map()): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root)
  const host = ts.createCompilerHost(options, true)
  const { getSourceFile } = host
  host.getSourceFile = (name, language) => {
    const code = written.get(name)
    return code === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, code, language, true)
  }
  return ts.createProgram([...files, ...written.keys()], options, host)
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
