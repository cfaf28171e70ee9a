import { parse, walk, type Atrule, type Block, type CssNode, type Declaration } from 'css-tree'
import { isKnown, prefixedLacks, propertyEntry, valueEntries } from './cssNames.ts'
import { mediaEntries, selectorEntries } from './cssRules.ts'
import { compare, isNewer, type Lack } from './data.ts'
import { firstEntry, type Entry, type Seen } from './names.ts'

/** The names of the `@supports` around a rule. */
type Guards = readonly Entry[]

/** Every platform name of a style sheet. Names with an older fallback, or inside their own `@supports`, count as known. */
export function cssUses(code: string, path: string): Seen {
  const seen: Seen = { uses: [], unknown: 0 }
  const lineAt = (node: CssNode) => node.loc?.start.line ?? 1
  const tell = (node: CssNode, entries: readonly Entry[], guards: Guards) => {
    for (const { name, lacks } of entries) {
      const left = lacks.filter((lack) => isNewer(lack) && !isAsked(lack, guards))
      seen.uses.push({ path, line: lineAt(node), name, lacks: left })
    }
  }
  const unreadable = (node: CssNode) => {
    const lacks = [{ browser: 'the parser', since: null }]
    seen.uses.push({ path, line: lineAt(node), name: 'CSS that cannot be read', lacks })
  }
  const visit = (node: CssNode, guards: Guards, isNested: boolean): void => {
    if (node.type === 'Raw') return unreadable(node)
    if (node.type === 'StyleSheet') return node.children.forEach((child) => visit(child, guards, false))
    if (node.type === 'Atrule') return atrule(node, guards, isNested)
    if (node.type !== 'Rule') return undefined
    if (node.prelude.type === 'Raw') unreadable(node.prelude)
    tell(node.prelude, selectorEntries(node.prelude), guards)
    if (asksOfBackdrop(node.prelude, node.block)) tell(node.prelude, inheritance, guards)
    if (isNested) tell(node, nesting, guards)
    return block(node.block, guards, true)
  }
  const atrule = (node: Atrule, guards: Guards, isNested: boolean): void => {
    const asked = node.prelude && node.name === 'supports' ? supported(node.prelude) : []
    const name = firstEntry([['css', 'at-rules', node.name]], `@${node.name}`)
    tell(node, name ? [name] : [], guards)
    if (node.prelude) tell(node, node.name === 'supports' ? howAsked(node.prelude) : mediaEntries(node.prelude), guards)
    if (node.block) block(node.block, [...guards, ...asked], isNested)
  }
  const block = (node: Block, guards: Guards, isNested: boolean): void => {
    const declarations = node.children.toArray().filter((child) => child.type === 'Declaration')
    for (const [index, declaration] of declarations.entries()) {
      const older = declarations.slice(0, index).filter((other) => isFallback(other, declaration))
      const asked = declarationNames(declaration, declarations)
      seen.unknown += propertyEntry(declaration.property) || declaration.property.startsWith('-') ? 0 : 1
      tell(declaration, older.length > 0 ? asked.map(known) : asked, guards)
    }
    node.children.forEach((child) => {
      if (child.type !== 'Declaration') visit(child, guards, isNested)
    })
  }
  const onParseError = ({ line, message }: { line?: number; message: string }) =>
    void seen.uses.push({ path, line: line ?? 1, name: message, lacks: [{ browser: 'the parser', since: null }] })
  visit(parse(code, { positions: true, parseCustomProperty: true, onParseError }), [], false)
  return seen
}

const known = (entry: Entry): Entry => ({ ...entry, lacks: [] })
const only = (entry: Entry | null): Entry[] => (entry ? [entry] : [])
const inheritance = only(
  firstEntry([['css', 'selectors', 'backdrop', 'inherit_from_originating_element']], 'var() in ::backdrop'),
)
const nesting = only(firstEntry([['css', 'selectors', 'nesting']], 'a nested rule'))

/** True if browsers with the names of an `@supports` have this name, too. */
const isAsked = ({ browser, since }: Lack, guards: Guards) =>
  guards.flatMap(({ lacks }) => lacks).some((lack) => lack.browser === browser && isAsNew(lack.since, since))

const isAsNew = (asked: string | null, since: string | null) =>
  asked === null || (since !== null && compare(asked, since) >= 0)

/** True for an older value of the same property in front. A custom property accepts any value, so it has no fallback. */
const isFallback = (older: Declaration, newer: Declaration) =>
  older.property === newer.property && !newer.property.startsWith('--') && isKnown(entriesOf(older))

function entriesOf({ property, value }: Declaration): Entry[] {
  return [...only(propertyEntry(property)), ...valueEntries(value, property)]
}

/** The names of a declaration. A property that an engine knows by its prefix is known where that form stands beside it. */
function declarationNames(declaration: Declaration, beside: readonly Declaration[]): Entry[] {
  const { property } = declaration
  const written = beside.flatMap((other) => /^(-\w+-)(.+)$/.exec(other.property)?.slice(1) ?? [])
  const prefixes = written.filter((_, index) => written[index + 1] === property)
  const withPrefix = prefixes.map((prefix) => prefixedLacks(property, prefix))
  const isStill = ({ browser }: Lack) =>
    withPrefix.every((lacks) => lacks?.some((lack) => lack.browser === browser) ?? true)
  const [first, ...values] = entriesOf(declaration).map((entry) =>
    entry.name === property ? { ...entry, lacks: entry.lacks.filter(isStill) } : entry,
  )
  if (!first) return []
  // If the property itself is new, its values need no look.
  const isNew = first.name === property && first.lacks.some(isNewer)
  return [first, ...(isNew ? values.map(known) : values)]
}

/** Custom properties do not reach a backdrop in older engines. */
function asksOfBackdrop(prelude: CssNode, rules: Block): boolean {
  let isBackdrop = false
  let usesVariables = false
  walk(prelude, (node) => void (isBackdrop ||= node.type === 'PseudoElementSelector' && node.name === 'backdrop'))
  walk(rules, (node) => void (usesVariables ||= node.type === 'Function' && node.name === 'var'))
  return isBackdrop && usesVariables
}

/** The names in an `@supports`. */
function supported(prelude: CssNode): Entry[] {
  const found: Entry[] = []
  walk(prelude, (node) => {
    if (node.type === 'SupportsDeclaration') found.push(...entriesOf(node.declaration))
    if (node.type === 'FeatureFunction') found.push(...selectorEntries(node.value))
  })
  return found
}

/** `selector()` itself is a name, too: a browser without it drops the rules. */
function howAsked(prelude: CssNode): Entry[] {
  const found: Entry[] = []
  walk(prelude, (node) => {
    if (node.type === 'FeatureFunction')
      found.push(...only(firstEntry([['css', 'at-rules', 'supports', node.feature]], `@supports ${node.feature}()`)))
  })
  return found
}
