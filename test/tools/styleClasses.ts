import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, walk } from 'css-tree'
import ts from 'typescript'
import { programOf } from './floor/sources.ts'

/** Font sizes in px that a sheet writes itself. */
export function ownSizes(code: string): string[] {
  const found: string[] = []
  walk(parse(code), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property !== 'font-size' && property !== 'font') return
      // The line height is behind the slash.
      const size = value.type === 'Value' ? value.children.toArray() : []
      const slash = size.findIndex((part) => part.type === 'Operator' && part.value === '/')
      const letters = slash === -1 ? size : size.slice(0, slash)
      for (const part of letters) {
        walk(part, (node) => {
          if (node.type === 'Dimension' && node.unit === 'px') found.push(`${property}: ${node.value}px`)
        })
      }
    },
  })
  return found
}

/** The classes that a sheet has rules for. */
export function classesOf(code: string): Set<string> {
  const names = new Set<string>()
  walk(parse(code), { visit: 'ClassSelector', enter: ({ name }) => void names.add(name) })
  return names
}

/** The words of `animation` that are no names. */
const words = new Set(
  'none linear ease ease-in ease-out ease-in-out infinite normal reverse alternate both forwards backwards paused running important'.split(
    ' ',
  ),
)

/** The motions that a sheet defines. */
function motionsOf(code: string): Set<string> {
  const names = new Set<string>()
  walk(parse(code), {
    visit: 'Atrule',
    enter({ name, prelude }) {
      if (name === 'keyframes' && prelude)
        walk(prelude, { visit: 'Identifier', enter: (one) => void names.add(one.name) })
    },
  })
  return names
}

/**
 * The motions that a sheet of classes runs and nobody defines. The build gives each name in it the sheet's own, so one of `shared`, which
 * is all sheets' own, is written as `global(name)`.
 */
export function lostMotions(code: string, shared: ReadonlySet<string>): string[] {
  const own = motionsOf(code)
  const lost: string[] = []
  walk(parse(code), {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property !== 'animation' && property !== 'animation-name') return
      walk(value, function enter(node) {
        if (node.type === 'Function' && node.name === 'global') {
          walk(node, { visit: 'Identifier', enter: ({ name }) => void (shared.has(name) || lost.push(name)) })
        } else if (
          node.type === 'Identifier' &&
          this.function === null &&
          !words.has(node.name) &&
          !own.has(node.name)
        ) {
          lost.push(node.name)
        }
      })
    },
  })
  return lost
}

interface Use {
  /** The sheet, as its path from the root. */
  sheet: string
  /** File and line that name the class. */
  place: string
  name: string
}

/** Every class that code takes from a sheet: `styles['title']`, and all values of `styles[look]`. */
function usesIn(program: ts.Program, file: ts.SourceFile, root: string): Use[] {
  const checker = program.getTypeChecker()
  const path = file.fileName.slice(root.length + 1)
  const sheets = new Map<string, string>()
  const uses: Use[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier
      if (text.endsWith('.module.css')) sheets.set(node.importClause?.name?.text ?? '', join(dirname(path), text))
    } else if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const sheet = sheets.get(node.expression.text)
      const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
      if (sheet !== undefined) {
        for (const name of namesOf(checker.getTypeAtLocation(node.argumentExpression)))
          uses.push({ sheet, place, name })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

const namesOf = (type: ts.Type) =>
  (type.isUnion() ? type.types : [type])
    .filter((part) => !(part.flags & ts.TypeFlags.Undefined))
    .map((part) => (part.isStringLiteral() ? part.value : 'any string'))

/** Classes that code names and no rule has, and rules for classes that no code names. */
export function classFaults(sheets: ReadonlyMap<string, ReadonlySet<string>>, uses: readonly Use[]): string[] {
  const unknown = uses
    .filter(({ sheet, name }) => !sheets.get(sheet)?.has(name))
    .map(({ sheet, place, name }) => `${place} names .${name}, which ${sheet} has not`)
  const used = new Set(uses.map(({ sheet, name }) => `${sheet} .${name}`))
  const unused = [...sheets].flatMap(([sheet, names]) =>
    [...names]
      .filter((name) => !used.has(`${sheet} .${name}`))
      .map((name) => `${sheet} has .${name}, which nothing names`),
  )
  return [...unknown, ...unused]
}

/** All faults of the app's sheets. */
export function styleFaults(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src'], { cwd: root })
  const paths = listed
    .toString()
    .split('\n')
    .filter((path) => ts.sys.fileExists(join(root, path)))
  const codes = new Map(
    paths.filter((path) => path.endsWith('.css')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
  const modules = [...codes].filter(([path]) => path.endsWith('.module.css'))
  const sheets = new Map(modules.map(([path, code]) => [path, classesOf(code)]))
  // Only files that name a sheet are read.
  const readers = paths
    .filter((path) => path.endsWith('.tsx') || path.endsWith('.ts'))
    .map((path) => join(root, path))
    .filter((path) => readFileSync(path, 'utf8').includes(".module.css'"))
  const program = programOf(root, readers)
  const files = program.getSourceFiles().filter(({ fileName }) => readers.includes(fileName))
  const sizes = [...codes]
    .filter(([path]) => path !== 'src/ui/tokens.css')
    .flatMap(([path, code]) => ownSizes(code).map((size) => `${path} writes ${size}; tokens.css has the sizes`))
  const common = [...codes].filter(([path]) => !path.endsWith('.module.css'))
  const shared = new Set(common.flatMap(([, code]) => [...motionsOf(code)]))
  const motions = modules.flatMap(([path, code]) =>
    lostMotions(code, shared).map((name) => `${path} runs ${name}, which nothing defines`),
  )
  return [
    ...sizes,
    ...motions,
    ...classFaults(
      sheets,
      files.flatMap((file) => usesIn(program, file, root)),
    ),
  ]
}
