import { join } from 'node:path'
import ts from 'typescript'
import { programOf } from '../floor/sources.ts'

/**
 * Texts in `src/` that React draws beside another node. A browser that translates the page puts an element in the place of
 * such a text; React then changes the lost text instead of the shown one, or fails to remove it. An element's only text is
 * safe: React replaces the content.
 */
export function looseTexts(root: string, written?: ReadonlyMap<string, string>): string[] {
  const program = programOf(root, ts.sys.readDirectory(join(root, 'src'), ['.tsx', '.d.ts']), written)
  const checker = program.getTypeChecker()
  const found: string[] = []
  /** Where a component draws a property of any kind beside another node, by component and property. */
  const slots: { slot: string; tell: () => void }[] = []
  const given: { slot: string; node: ts.Node }[] = []

  const visitFile = (file: ts.SourceFile) => {
    const tell = (node: ts.Node) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      found.push(`${file.fileName.slice(root.length + 1)}:${line} ${node.getText(file).trim().replaceAll(/\s+/g, ' ')}`)
    }
    const visit = (node: ts.Node): void => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
        const drawn = node.children.filter(isDrawn)
        // A fragment stands among the nodes of another element.
        const isLoose = (drawn.length > 1 || ts.isJsxFragment(node)) && !isKept(node)
        for (const child of drawn) {
          if (ts.isJsxElement(node)) given.push({ slot: `${tagOf(node.openingElement)} children`, node: child })
          if (!isLoose) continue
          const kind = kindOf(child, checker)
          if (kind === 'text') tell(child)
          if (kind === 'any')
            slots.push({ slot: `${componentAround(child)} ${lastName(child)}`, tell: () => tell(child) })
        }
      }
      if (ts.isJsxAttribute(node) && node.initializer)
        given.push({ slot: `${tagOf(node.parent.parent)} ${node.name.getText()}`, node: node.initializer })
      if (isComponent(node)) {
        const [signature] = checker.getTypeAtLocation(node).getCallSignatures()
        if (signature && kindOfType(signature.getReturnType(), checker) === 'text') tell(node)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(`${root}/src/`) && file.fileName.endsWith('.tsx')) visitFile(file)
  for (const { slot, tell } of slots)
    if (given.some((one) => one.slot === slot && kindOf(one.node, checker) === 'text')) tell()
  return found
}

const tagOf = (tag: ts.JsxOpeningLikeElement): string => tag.tagName.getText()

function isDrawn(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  return !ts.isJsxExpression(child) || child.expression !== undefined
}

/** Translation leaves what it is told to leave. */
const isKept = (node: ts.Node): boolean =>
  !!ts.findAncestor(node, (one) => ts.isJsxElement(one) && /\btranslate="no"/.test(one.openingElement.getText()))

type Kind = 'text' | 'any' | 'element'

function kindOf(node: ts.Node, checker: ts.TypeChecker): Kind {
  if (ts.isJsxText(node) || ts.isStringLiteral(node)) return 'text'
  if (!ts.isJsxExpression(node) || !node.expression) return 'element'
  return kindOfType(checker.getTypeAtLocation(node.expression), checker)
}

/** Blank texts are left alone by translation. */
function kindOfType(type: ts.Type, checker: ts.TypeChecker): Kind {
  const parts = type.isUnion() ? type.types : [type]
  if (parts.some(({ symbol }) => symbol && /^(ReactPortal|Iterable)$/.test(symbol.name))) return 'any'
  const isText = parts.some((part) => {
    if (part.isStringLiteral()) return part.value.trim() !== ''
    // What is left of a number before `&&`.
    if (part.isNumberLiteral() && part.value === 0) return false
    if (checker.isArrayType(part))
      return checker.getTypeArguments(part as ts.TypeReference).some((one) => kindOfType(one, checker) === 'text')
    const flags = part.isIntersection() ? part.types.reduce((all, one) => all | one.flags, 0) : part.flags
    return (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0
  })
  return isText ? 'text' : 'element'
}

const isComponent = (node: ts.Node): node is ts.Identifier =>
  ts.isIdentifier(node) &&
  /^[A-Z]/.test(node.text) &&
  (ts.isFunctionDeclaration(node.parent) || ts.isVariableDeclaration(node.parent)) &&
  node.parent.name === node &&
  (ts.isFunctionDeclaration(node.parent) || (!!node.parent.initializer && ts.isArrowFunction(node.parent.initializer)))

function componentAround(node: ts.Node): string {
  const around = ts.findAncestor(
    node,
    (one) => (ts.isFunctionDeclaration(one) || ts.isVariableDeclaration(one)) && !!one.name && isComponent(one.name),
  )
  return (around as ts.FunctionDeclaration | undefined)?.name?.text ?? ''
}

function lastName(node: ts.JsxChild): string {
  const expression = ts.isJsxExpression(node) ? node.expression : undefined
  if (!expression) return ''
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
}
