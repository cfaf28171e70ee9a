import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, walk } from 'css-tree'

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
function classesOf(code: string): Set<string> {
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

const quoted = (script: string) => [...script.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name)

/** Files by their paths from the root. */
type Files = ReadonlyMap<string, string>

interface Use {
  readonly path: string
  readonly sheet: string
  /** The classes that stand there: of `styles['one']`, of `styles[isOpen ? 'open' : 'shut']`; none of `styles[look]`. */
  readonly names: readonly string[]
}

/** Every place at which a script takes classes from a sheet. */
const usesIn = (path: string, script: string): Use[] =>
  [...script.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)].flatMap(([, variable = '', file = '']) =>
    [...script.matchAll(new RegExp(`\\b${variable}\\[([^\\]]+)\\]`, 'g'))].map(([, inside = '']) => ({
      path,
      sheet: join(dirname(path), file),
      names: quoted(inside),
    })),
  )

/** Classes that a script names and no rule of its sheet has, and rules for classes that no script names. */
export function classFaults(sheets: Files, scripts: Files): string[] {
  const uses = [...scripts].flatMap(([path, script]) => usesIn(path, script))
  // One that is taken by a variable is named somewhere, maybe in another file.
  const anywhere = new Set([...scripts.values()].flatMap(quoted))
  return [...sheets].flatMap(([sheet, code]) => {
    const classes = classesOf(code)
    const own = uses.filter((use) => use.sheet === sheet)
    const named = new Set(own.flatMap(({ names }) => names))
    const hasVariable = own.some(({ names }) => names.length === 0)
    const unknown = own.flatMap(({ path, names }) =>
      names.filter((name) => !classes.has(name)).map((name) => `${path} names .${name}, which ${sheet} has not`),
    )
    const unused = [...classes].filter((name) => !named.has(name) && !(hasVariable && anywhere.has(name)))
    return [...unknown, ...unused.map((name) => `${sheet} has .${name}, which nothing names`)]
  })
}

/** All faults of the app's sheets. */
export function styleFaults(root: string): string[] {
  const paths = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`)
  const read = (ending: RegExp) =>
    new Map(paths.filter((path) => ending.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  const sheets = read(/\.css$/)
  const modules = new Map([...sheets].filter(([path]) => path.endsWith('.module.css')))
  const shared = new Set([...sheets].filter(([path]) => !modules.has(path)).flatMap(([, code]) => [...motionsOf(code)]))
  return [
    ...[...sheets]
      .filter(([path]) => path !== 'src/ui/tokens.css')
      .flatMap(([path, code]) => ownSizes(code).map((size) => `${path} writes ${size}; tokens.css has the sizes`)),
    ...[...modules].flatMap(([path, code]) =>
      lostMotions(code, shared).map((name) => `${path} runs ${name}, which nothing defines`),
    ),
    ...classFaults(modules, read(/\.tsx?$/)),
  ]
}
