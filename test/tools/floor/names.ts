import { below, find, isNewer, lacksOf, type Lack } from './data.ts'

/** A web platform name in a file. */
export interface Use {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** The data's name, such as `URL.canParse`. */
  readonly name: string
  /** Empty if the whole floor has it. */
  readonly lacks: readonly Lack[]
}

/** A file's names that the data know, and the number of those that they do not. */
export interface Seen {
  readonly uses: Use[]
  unknown: number
}

/** The data's entry of a name in the code. */
export interface Entry {
  readonly name: string
  readonly path: readonly string[]
  readonly lacks: readonly Lack[]
}

const roots: readonly (readonly string[])[] = [['api'], ['javascript', 'builtins'], ['webassembly', 'api']]

function entryAt(path: readonly string[], name: string): Entry | null {
  const found = find(path)
  const lacks = found && lacksOf(found)
  return lacks ? { name, path, lacks } : null
}

/** The first of some paths that the data know. */
export function firstEntry(paths: readonly (readonly string[])[], name: string): Entry | null {
  for (const path of paths) {
    const entry = entryAt(path, name)
    if (entry) return entry
  }
  return null
}

/** The entry without browsers that never have the name: events, attributes and options simply do nothing there. */
export const newerOnly = <T extends Entry | null>(entry: T): T =>
  entry && { ...entry, lacks: entry.lacks.filter(isNewer) }

/** A global such as `structuredClone`, `Intl.Segmenter` or `URL`. */
export const globalEntry = (name: string): Entry | null =>
  firstEntry(
    [...roots.map((root) => [...root, ...name.split('.')]), ['api', 'Window', name], ['javascript', 'globals', name]],
    name,
  )

/** The entry of a class's constructor. */
export function constructorEntry(name: string): Entry | null {
  const last = name.split('.').at(-1) ?? name
  return firstEntry(
    roots.map((root) => [...root, ...name.split('.'), last]),
    `new ${name}`,
  )
}

/** A member of an interface, or of a constructor if it is static. */
export function memberEntry(owner: string, member: string, isStatic: boolean): Entry | null {
  // The data have the members of all typed arrays in one place.
  const isTyped = /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/.test(owner)
  const shared = isTyped ? [['javascript', 'builtins', 'TypedArray', member]] : []
  const own = (suffix: string) => roots.map((root) => [...root, ...owner.split('.'), member + suffix])
  const onWindow = owner === 'Window' ? roots.map((root) => [...root, member]) : []
  const paths = isStatic ? [...own('_static'), ...own('')] : [...own(''), ...own('_static')]
  return firstEntry([...paths, ...onWindow, ...shared], `${owner}.${member}`)
}

/** An option of a call, below the entry of what is called. */
export function optionEntry(called: Entry, option: string): Entry | null {
  const pattern = new RegExp(`(^|_)${option}(_parameter|_option|_property)?$`)
  const entry = find(called.path)
  if (!entry) return null
  for (const name of below(entry)) {
    const path = [...called.path, name]
    const text = `${called.name} with ${option}`
    const isBag = /^(options|init|parameters?|descriptor|\w+_(parameter|option))$/.test(name)
    const here = pattern.test(name) ? entryAt(path, text) : null
    const found = here ?? (isBag ? optionEntry({ ...called, path }, option) : null)
    if (found) return newerOnly({ ...found, name: text })
  }
  return null
}
