import { parseSync, Visitor, type ESTree } from 'vite'

/** A file of `src/`. */
export interface Source {
  path: string
  code: string
}

/** The use of texts in one source file. */
export interface Use {
  /** Rooms whose keys the file may name without the room's prefix; null if that is not known. */
  rooms: Set<string> | null
  /** Keys of `t('key')`, each with its room (null: any of `rooms`). */
  asked: { key: string; room: string | null; line: number }[]
  /** Every string of the file that could be a key. */
  strings: Set<string>
}

/** Reads which rooms and keys a source file uses. A `t` belongs to the `useTranslation` of its innermost function. */
export function readUse({ path, code }: Source): Use {
  const { program } = parseSync(path, code)
  const rooms = new Set<string>()
  const asked: Use['asked'] = []
  const strings = new Map<number, string>()
  const notKeys = new Set<number>()
  const scopes: Map<string, string>[] = [new Map()]
  const enter = () => void scopes.push(new Map())
  const leave = () => void scopes.pop()

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ImportDeclaration: (node) => void notKeys.add(node.source.start),
    TSLiteralType: (node) => void notKeys.add(node.literal.start),
    VariableDeclarator(node) {
      const room = roomOf(node.init)
      if (room === null) return
      rooms.add(room)
      for (const name of translators(node.id)) scopes.at(-1)?.set(name, room)
    },
    CallExpression(node) {
      const [first, options] = node.arguments
      if (calleeName(node) === 'useTranslation' && first) for (const room of elements(first)) notKeys.add(room.start)
      const name = calleeName(node)
      const scope = scopes.findLast((each) => each.has(name))
      if (!first || !(scope || name === 't')) return
      const room = namedRoom(options) ?? (isMember(node) ? 'common' : (scope?.get(name) ?? null))
      for (const key of stringsIn(first)) asked.push({ key, room, line: lineOf(code, node.start) })
    },
    Literal(node) {
      if (typeof node.value === 'string') strings.set(node.start, node.value)
    },
    TemplateElement(node) {
      strings.set(node.start, node.value.cooked ?? '')
    },
  }).visit(program)

  const ownRoom = /\/features\/([^/]+)\//.exec(path)?.[1]
  if (ownRoom !== undefined) rooms.add(ownRoom)
  const kept = [...strings].filter(([start]) => !notKeys.has(start)).map(([, text]) => text)
  return { rooms: rooms.size > 0 ? rooms : null, asked, strings: new Set(kept) }
}

/** The strings that an expression can have as its value, as far as they are literals in it. */
export function stringsIn(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis.map((part) => part.value.cooked ?? '') : []
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)]
    case 'LogicalExpression':
      return [...stringsIn(node.left), ...stringsIn(node.right)]
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return stringsIn(node.expression)
    default:
      return []
  }
}

/** The line of an offset, from 1. */
export function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length
}

function calleeName({ callee }: ESTree.CallExpression): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

const isMember = ({ callee }: ESTree.CallExpression) => callee.type === 'MemberExpression'

function roomOf(node: ESTree.Expression | null): string | null {
  if (node?.type !== 'CallExpression' || calleeName(node) !== 'useTranslation') return null
  // Of several rooms the first is the one whose keys go without a prefix.
  const room = node.arguments[0] && elements(node.arguments[0])[0]
  return (room && stringsIn(room)[0]) ?? 'common'
}

const elements = (node: ESTree.Node): ESTree.Node[] =>
  node.type === 'ArrayExpression' ? node.elements.filter((element) => element !== null) : [node]

function translators(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((property) => {
    const isT = property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 't'
    return isT && property.value.type === 'Identifier' ? [property.value.name] : []
  })
}

function namedRoom(options: ESTree.Argument | undefined): string | null {
  if (options?.type !== 'ObjectExpression') return null
  const ns = options.properties.find(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'ns',
  )
  return ns?.type === 'Property' ? (stringsIn(ns.value)[0] ?? null) : null
}
