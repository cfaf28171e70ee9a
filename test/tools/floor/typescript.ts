import ts from 'typescript'
import { markup } from './markup.ts'
import { optionEntry, type Entry, type Seen } from './names.ts'
import { patternUses } from './patterns.ts'
import { stringUses } from './strings.ts'
import { styleUses } from './styles.ts'
import { PlatformTypes, type Tell } from './types.ts'

/** Every platform name in a file of a program, by the compiler's types. `path` is what the report calls the file. */
export function typescriptUses(program: ts.Program, file: ts.SourceFile, path: string): Seen {
  const seen: Seen = { uses: [], unknown: 0 }
  const types = new PlatformTypes(program)
  const tell: Tell = (node, entry) => {
    if (entry === 'unknown') seen.unknown += 1
    else if (entry) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      seen.uses.push({ path, line, name: entry.name, lacks: entry.lacks })
    }
  }
  const visit = (node: ts.Node): void => {
    // Types are gone when the code runs; only the class that another extends is a value.
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return
    if (ts.getCombinedModifierFlags(node as ts.Declaration) & ts.ModifierFlags.Ambient) return
    names(node, types, tell)
    markup(node, types, tell)
    patternUses(node, tell)
    stringUses(node, types, tell)
    styleUses(node, types, tell)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(file, visit)
  return seen
}

function names(node: ts.Node, types: PlatformTypes, tell: Tell): void {
  if (ts.isIdentifier(node) && isValue(node)) tell(node, types.global(node))
  else if (ts.isPropertyAccessExpression(node)) {
    tell(node.name, types.member(types.typeAt(node.expression), node.name.text))
  } else if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)) {
    tell(node, types.member(types.typeAt(node.expression), node.argumentExpression.text))
  } else if (ts.isNewExpression(node)) tell(node, types.construction(node))
  else if (ts.isObjectBindingPattern(node)) destructured(node, types, tell)
  else if (isInTest(node)) tell(node, types.member(types.typeAt(node.right), node.left.text))
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && node.arguments) options(node, types, tell)
}

type InTest = ts.BinaryExpression & { left: ts.StringLiteralLike }

const isInTest = (node: ts.Node): node is InTest =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.InKeyword &&
  ts.isStringLiteralLike(node.left)

/** True if an identifier reads a variable, and does not name a member, a declaration or a label. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.initializer === node
  return !ts.isJsxAttribute(parent) && !ts.isDeclarationStatement(parent) && !ts.isClassElement(parent)
}

function destructured(node: ts.ObjectBindingPattern, types: PlatformTypes, tell: Tell): void {
  for (const element of node.elements) {
    const name = element.propertyName ?? element.name
    if (ts.isIdentifier(name)) tell(element, types.member(types.typeAt(node), name.text))
  }
}

/** The options in a call of a platform's function. */
function options(node: ts.CallExpression | ts.NewExpression, types: PlatformTypes, tell: Tell): void {
  const literals = node.arguments?.filter(ts.isObjectLiteralExpression) ?? []
  const called = literals.length > 0 ? calledEntry(node, types) : null
  if (!called) return
  for (const { properties } of literals) {
    for (const property of properties) {
      if (property.name && ts.isIdentifier(property.name)) tell(property, optionEntry(called, property.name.text))
    }
  }
}

function calledEntry(node: ts.CallExpression | ts.NewExpression, types: PlatformTypes): Entry | null {
  const { expression } = node
  if (ts.isNewExpression(node)) return types.construction(node)
  const entry = ts.isPropertyAccessExpression(expression)
    ? types.member(types.typeAt(expression.expression), expression.name.text)
    : ts.isIdentifier(expression)
      ? types.global(expression)
      : null
  return entry === 'unknown' ? null : entry
}
