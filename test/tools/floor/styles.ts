import ts from 'typescript'
import { declarationEntries } from './cssNames.ts'
import { isNewer } from './data.ts'
import type { PlatformTypes, Tell } from './types.ts'

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** CSS that scripts write: `style={{…}}`, `element.style.x = …`, `setProperty` and keyframes. */
export function styleUses(node: ts.Node, types: PlatformTypes, tell: Tell): void {
  const write = (name: string, value: ts.Node | undefined) => {
    const text = value && ts.isStringLiteralLike(value) ? value.text : null
    const property = name.startsWith('-') ? name : kebab(name)
    for (const entry of declarationEntries(property, text)) {
      tell(node, { ...entry, lacks: entry.lacks.filter(isNewer) })
    }
  }
  if (ts.isObjectLiteralExpression(node) && isStyle(node, types)) {
    for (const each of node.properties) {
      if (ts.isPropertyAssignment(each)) write(nameOf(each.name), each.initializer)
    }
  } else if (ts.isPropertyAccessExpression(node) && isDeclaration(node.expression, types)) {
    const { parent } = node
    const isWritten = ts.isBinaryExpression(parent) && parent.left === node
    if (types.isPlatform(types.symbolAt(node.name))) write(node.name.text, isWritten ? parent.right : undefined)
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const [name, value] = node.arguments
    const isSet = node.expression.name.text === 'setProperty' && isDeclaration(node.expression.expression, types)
    if (isSet && name && ts.isStringLiteralLike(name)) write(name.text, value)
  }
}

const nameOf = (name: ts.PropertyName) => (ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '')

const isDeclaration = (node: ts.Node, types: PlatformTypes) =>
  types.ownerNames(types.typeAt(node)).includes('CSSStyleDeclaration')

/** Whether an object stands where React or an animation takes styles. */
function isStyle(node: ts.ObjectLiteralExpression, types: PlatformTypes): boolean {
  const context = types.contextOf(node)
  const parts = context?.isUnion() ? context.types : context ? [context] : []
  const names = parts.flatMap((part) => [part.aliasSymbol?.name, part.symbol?.name])
  return names.some((name) => name !== undefined && /^(CSSProperties|Keyframe|PropertyIndexedKeyframes)$/.test(name))
}
