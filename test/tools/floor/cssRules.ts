import { parse, walk, type CssNode } from 'css-tree'
import { firstEntry, type Entry } from './names.ts'

const selector = (name: string, ...rest: string[]) => firstEntry([['css', 'selectors', name, ...rest]], `:${name}`)

function pseudoEntries(node: CssNode): (Entry | null)[] {
  if (node.type === 'NestingSelector') return [selector('nesting')]
  if (node.type === 'AttributeSelector' && node.flags !== null) {
    return [selector('attribute', node.flags === 'i' ? 'case_insensitive_modifier' : 'case_sensitive_modifier')]
  }
  if (node.type === 'Nth') return node.selector ? [selector('nth-child', 'of_syntax')] : []
  if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return []
  if (node.name.startsWith('-')) return []
  const first = node.children?.first
  const isList = first?.type === 'SelectorList' && first.children.size > 1
  return [selector(node.name), node.name === 'not' && isList ? selector('not', 'selector_list') : null]
}

/** The names in a selector. */
export function selectorEntries(prelude: CssNode): Entry[] {
  const found: (Entry | null)[] = []
  walk(prelude, (node) => void found.push(...pseudoEntries(node)))
  return found.filter((entry) => entry !== null)
}

const media = (...path: string[]) => firstEntry([['css', 'at-rules', 'media', ...path]], `@media ${path.join(' ')}`)

function featureEntries(node: CssNode): (Entry | null)[] {
  if (node.type === 'FeatureRange') return [media('range_syntax')]
  if (node.type === 'Condition') {
    const words = node.children.toArray().flatMap((each) => (each.type === 'Identifier' ? [each.name] : []))
    // The data have no entry for `not (…)`, which came with `or`.
    const isNew = node.kind === 'media' && words.some((word) => word === 'or' || word === 'not')
    return isNew ? [media('or_syntax')] : []
  }
  if (node.type !== 'Feature' || node.kind !== 'media') return []
  const name = node.name.replace(/^(min|max)-/, '')
  const value = node.value?.type === 'Identifier' ? node.value.name : null
  return [media(name), value === null ? null : media(name, value)]
}

/** The names in a media query. */
export function mediaEntries(prelude: CssNode): Entry[] {
  const found: (Entry | null)[] = []
  walk(prelude, (node) => void found.push(...featureEntries(node)))
  return found.filter((entry) => entry !== null)
}

/** Parses a media query or selector in a script's string; null if it is none. */
export function readPrelude(text: string, context: 'mediaQueryList' | 'selectorList'): CssNode | null {
  let failed = false
  const node = parse(text, { context, onParseError: () => (failed = true) })
  return failed ? null : node
}
