import ts from 'typescript'
import { firstEntry, newerOnly } from './names.ts'
import { attributeEntry, eventEntry } from './strings.ts'
import type { PlatformTypes, Tell } from './types.ts'

/** React's names of HTML's attributes. */
const reactNames: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', noValidate: 'novalidate' }

/** Elements, attributes, their values and events that JSX writes into the page. */
export function markup(node: ts.Node, types: PlatformTypes, tell: Tell): void {
  if (!ts.isJsxOpeningLikeElement(node) || !ts.isIdentifier(node.tagName)) return
  const tag = node.tagName.text
  if (!/^[a-z]/.test(tag)) return
  tell(
    node.tagName,
    firstEntry(
      ['html', 'svg'].map((root) => [root, 'elements', tag]),
      `<${tag}>`,
    ) ?? 'unknown',
  )
  for (const attribute of node.attributes.properties) {
    if (ts.isJsxAttribute(attribute)) attributeUse(attribute, tag, tell)
    else spread(attribute, tag, types, tell)
  }
}

function attributeUse(node: ts.JsxAttribute, tag: string, tell: Tell): void {
  const given = node.name.getText()
  const value = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null
  attributeNamed(node, tag, given, value, tell)
}

function attributeNamed(node: ts.Node, tag: string, given: string, value: string | null, tell: Tell): void {
  if (/^on[A-Z]/.test(given)) return tell(node, eventEntry(['HTMLElement'], given.slice(2).toLowerCase()))
  if (/^(aria-|data-|key$|ref$|style$)/.test(given)) return undefined
  const name = reactNames[given] ?? given.toLowerCase()
  const own = ['html', 'elements', tag, name]
  const inSvg = [
    ['svg', 'elements', tag, given],
    ['svg', 'global_attributes', given],
  ]
  const text = `<${tag} ${name}>`
  tell(node, newerOnly(firstEntry([own, ...inSvg], text)) ?? attributeEntry(name) ?? 'unknown')
  if (value === null) return undefined
  const shown = `<${tag} ${name}="${value}">`
  return tell(
    node,
    newerOnly(
      firstEntry(
        [
          [...own, value],
          ['html', 'elements', tag, `${name}_${value}`],
        ],
        shown,
      ),
    ),
  )
}

/** Attributes of a spread object: those in its literal, or in its type's declaration in the app. */
function spread(node: ts.JsxSpreadAttribute, tag: string, types: PlatformTypes, tell: Tell): void {
  for (const property of types.typeAt(node.expression).getProperties()) {
    const declaration = property.declarations?.[0]
    const isOurs = declaration && !/node_modules/.test(declaration.getSourceFile().fileName)
    if (isOurs && property.name !== 'children') attributeNamed(node, tag, property.name, null, tell)
  }
}
