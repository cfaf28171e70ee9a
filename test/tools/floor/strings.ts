import ts from 'typescript'
import { mediaEntries, readPrelude, selectorEntries } from './cssRules.ts'
import { firstEntry, newerOnly, type Entry } from './names.ts'
import type { PlatformTypes, Tell } from './types.ts'

/** Functions that take a selector, and those that take an attribute's name. */
const selecting = /^(querySelector(All)?|closest|matches)$/
const attributes = /^(set|toggle|has|get|remove)Attribute$/

/** Names that stand in strings: events, elements, attributes, selectors, media queries and kinds of canvas. */
export function stringUses(node: ts.Node, types: PlatformTypes, tell: Tell): void {
  const query = ts.isStringLiteralLike(node) ? node.text : ts.isTemplateHead(node) ? `${node.text}1dppx)` : ''
  if (/^\((?:min-|max-)?[a-z-]+ *[:<>=)]/.test(query)) tellAll(node, mediaOf(query), tell)
  if (!ts.isCallExpression(node)) return
  const [first] = node.arguments
  if (!first || !ts.isStringLiteralLike(first)) return
  const { text } = first
  const called = calledName(node)
  if (called === 'addEventListener') tell(first, eventEntry(ownersOf(node, types), text))
  else if (called === 'createElement') tell(first, firstEntry([['html', 'elements', text]], `<${text}>`))
  else if (called === 'getContext') {
    tell(first, firstEntry([['api', 'HTMLCanvasElement', 'getContext', `${text}_context`]], `getContext('${text}')`))
  } else if (attributes.test(called)) tell(first, attributeEntry(text))
  else if (selecting.test(called)) {
    const selector = readPrelude(text, 'selectorList')
    tellAll(first, selector ? selectorEntries(selector) : [], tell)
  }
}

const mediaOf = (query: string) => {
  const prelude = readPrelude(query, 'mediaQueryList')
  return prelude ? mediaEntries(prelude) : []
}

const tellAll = (node: ts.Node, entries: readonly Entry[], tell: Tell) => {
  for (const entry of entries) tell(node, entry)
}

function calledName({ expression }: ts.CallExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text
  return ts.isIdentifier(expression) ? expression.text : ''
}

/** Interfaces of what a method is called on; a function that stands alone is the window's. */
function ownersOf({ expression }: ts.CallExpression, types: PlatformTypes): string[] {
  return ts.isPropertyAccessExpression(expression) ? types.ownerNames(types.typeAt(expression.expression)) : ['Window']
}

/** An event by the interfaces of what it happens to, the nearest first. */
export function eventEntry(owners: readonly string[], event: string): Entry | null {
  const paths = [...owners, 'Element'].map((owner) => ['api', owner, `${event}_event`])
  return newerOnly(firstEntry(paths, `event ${event}`))
}

/** An attribute that any element has. */
export const attributeEntry = (name: string): Entry | null =>
  newerOnly(firstEntry([['html', 'global_attributes', name.toLowerCase()]], `attribute ${name}`))
