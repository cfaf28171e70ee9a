import { parse, walk, type CssNode, type FunctionNode } from 'css-tree'
import { below, find, lacksOf } from './data.ts'
import { firstEntry, type Entry } from './names.ts'

const typeRoots = below(find(['css', 'types']) ?? {})

/** Paths of functions and keywords in the data, below a type such as `color` or at its top. */
function typePaths(name: string): string[][] {
  return [[name], ...typeRoots.map((type) => [type, name])].map((path) => ['css', 'types', ...path])
}

/** Units that share an entry of the data. */
const unitFamilies: readonly (readonly [RegExp, string])[] = [
  [/^dv(b|h|i|max|min|w)$/, 'viewport_percentage_units_dynamic'],
  [/^lv(b|h|i|max|min|w)$/, 'viewport_percentage_units_large'],
  [/^sv(b|h|i|max|min|w)$/, 'viewport_percentage_units_small'],
  [/^cq(b|h|i|max|min|w)$/, 'container_query_length_units'],
]

function unitEntry(unit: string): Entry | null {
  const family = unitFamilies.find(([looks]) => looks.test(unit))?.[1]
  const kinds = ['length', 'resolution', 'angle', 'time', 'flex']
  return firstEntry(
    kinds.map((kind) => ['css', 'types', kind, family ?? unit]),
    unit,
  )
}

const vendor = /^-(?:webkit|moz|ms|o)-/

/** The entry of a property; null for one with a prefix, which only its own engine reads. */
export function propertyEntry(name: string): Entry | null {
  return vendor.test(name) || name.startsWith('--') ? null : firstEntry([['css', 'properties', name]], name)
}

function colorFunction(node: FunctionNode): Entry | null {
  const first = node.children.first
  const isRelative = first?.type === 'Identifier' && first.name === 'from'
  const path = ['css', 'types', 'color', node.name, 'relative_syntax']
  return isRelative ? firstEntry([path], `${node.name}(from …)`) : null
}

function functionEntries(node: FunctionNode, property: string): Entry[] {
  const { name } = node
  if (vendor.test(name)) return []
  const own = [name, `${name}_function`].map((each) => ['css', 'properties', property, each])
  const variable = name === 'env' && node.children.first?.type === 'Identifier' ? node.children.first.name : null
  return [
    firstEntry([...own, ...typePaths(name)], `${name}()`),
    colorFunction(node),
    variable === null ? null : firstEntry([['css', 'types', 'env', variable]], `env(${variable})`),
  ].filter((entry) => entry !== null)
}

function wordEntry(word: string, property: string): Entry | null {
  if (vendor.test(word)) return null
  const shared = ['global_keywords', 'color'].map((type) => ['css', 'types', type, word])
  return firstEntry([['css', 'properties', property, word], ...shared], `${property}: ${word}`)
}

/** The names in a value. */
export function valueEntries(value: CssNode, property: string): Entry[] {
  const found: (Entry | null)[] = []
  walk(value, (node) => {
    if (node.type === 'Function') found.push(...functionEntries(node, property))
    else if (node.type === 'Identifier') found.push(wordEntry(node.name.toLowerCase(), property))
    else if (node.type === 'Dimension') found.push(unitEntry(node.unit.toLowerCase()))
    else if (node.type === 'Operator' && node.value === '/' && property === 'content')
      found.push(firstEntry([['css', 'properties', 'content', 'alt_text']], 'content with an alternative text'))
  })
  return found.filter((entry) => entry !== null)
}

/** A property with its value, as a script writes them. */
export function declarationEntries(property: string, value: string | null): Entry[] {
  const name = propertyEntry(property)
  const asked = value === null ? [] : valueEntries(parse(value, { context: 'value' }), property)
  return name ? [name, ...asked] : asked
}

/** True if the whole floor knows all of these names. */
export const isKnown = (entries: readonly Entry[]): boolean => entries.every(({ lacks }) => lacks.length === 0)

/** A prefixed form of a property, by the browsers of the floor that have it. */
export function prefixedLacks(property: string, prefix: string) {
  const found = find(['css', 'properties', property])
  return found && lacksOf(found, prefix)
}
