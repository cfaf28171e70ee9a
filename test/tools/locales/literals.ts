import { parseSync, Visitor, type ESTree } from 'vite'
import { lineOf, type Source } from './use.ts'

const visibleAttribute =
  /^(alt|label|title|text|heading|caption|hint|message|placeholder|\w+(Label|Title|Text)|aria-(label|description|placeholder|roledescription|valuetext))$/

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Finds words that a player would read and that stand in the code instead of in `locales/`. */
export function findLiterals({ path, code }: Source): string[] {
  if (!path.endsWith('.tsx')) return []
  const found: string[] = []
  const report = (node: ESTree.Node, texts: string[]) => {
    const text = texts.find(hasLetters)?.trim()
    if (text !== undefined) found.push(`${path}:${lineOf(code, node)} shows "${text}", which is not in locales/`)
  }
  new Visitor({
    JSXText: (node) => report(node, [node.value]),
    JSXElement: (node) => reportChildren(node.children, report),
    JSXFragment: (node) => reportChildren(node.children, report),
    JSXAttribute(node) {
      if (node.value && visibleAttribute.test(attributeName(node.name))) report(node, wordsIn(node.value))
    },
  }).visit(parseSync(path, code).program)
  return found
}

function reportChildren(children: ESTree.JSXChild[], report: (node: ESTree.Node, texts: string[]) => void): void {
  for (const child of children) if (child.type === 'JSXExpressionContainer') report(child, wordsIn(child))
}

function attributeName(name: ESTree.JSXAttributeName): string {
  return name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`
}

/** Every piece of text that an expression shows. Calls are not looked into: their arguments are not shown. */
function wordsIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [...node.quasis.map((part) => part.value.cooked ?? ''), ...node.expressions.flatMap(wordsIn)]
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'LogicalExpression':
      return node.operator === '&&' ? wordsIn(node.right) : [...wordsIn(node.left), ...wordsIn(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...wordsIn(node.left), ...wordsIn(node.right)] : []
    case 'ArrayExpression':
      return node.elements.flatMap((element) => (element ? wordsIn(element) : []))
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsIn(node.expression)
    default:
      return []
  }
}
