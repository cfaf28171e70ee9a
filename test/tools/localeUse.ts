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
  /** Every string of the file that could be a key. */
  strings: Set<string>
}

/** Reads which rooms and keys a source file may use. The compiler refuses a key that a room does not have. */
export function readUse({ path, code }: Source): Use {
  const rooms = new Set<string>()
  const strings = new Map<number, string>()
  const notKeys = new Set<number>()
  new Visitor({
    ImportDeclaration: (node) => void notKeys.add(node.source.start),
    TSLiteralType: (node) => void notKeys.add(node.literal.start),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useTranslation') return
      const named = first?.type === 'ArrayExpression' ? first.elements : first ? [first] : []
      for (const [at, room] of named.entries()) {
        if (room?.type !== 'Literal' || typeof room.value !== 'string') continue
        notKeys.add(room.start)
        // Keys of the first go without a prefix.
        if (at === 0) rooms.add(room.value)
      }
      if (named.length === 0) rooms.add('common')
    },
    Literal(node) {
      if (typeof node.value === 'string') strings.set(node.start, node.value)
    },
    TemplateElement(node) {
      strings.set(node.start, node.value.cooked ?? '')
    },
  }).visit(parseSync(path, code).program)

  const ownRoom = /\/features\/([^/]+)\//.exec(path)?.[1]
  if (ownRoom !== undefined) rooms.add(ownRoom)
  const kept = [...strings].filter(([start]) => !notKeys.has(start)).map(([, text]) => text)
  return { rooms: rooms.size > 0 ? rooms : null, strings: new Set(kept) }
}

/** The line of a node, from 1. */
export const lineOf = (code: string, { start }: Pick<ESTree.Node, 'start'>): number =>
  code.slice(0, start).split('\n').length
