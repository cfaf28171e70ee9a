import { parseSync, Visitor, type ESTree } from 'vite'

/** A file of `src/`. */
export interface Source {
  path: string
  code: string
}

/** The use of texts in one source file. */
export interface Use {
  /** Namespaces whose keys the file may name without the namespace's prefix; null if that is not known. */
  namespaces: Set<string> | null
  /** Every string of the file that could be a key. */
  strings: Set<string>
}

/** Reads which namespaces and keys a source file may use. The compiler refuses a key that a namespace does not have. */
export function readUse({ path, code }: Source): Use {
  const namespaces = new Set<string>()
  const strings = new Map<number, string>()
  const notKeys = new Set<number>()
  new Visitor({
    ImportDeclaration: (node) => void notKeys.add(node.source.start),
    TSLiteralType: (node) => void notKeys.add(node.literal.start),
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'useTranslation') return
      const named = first?.type === 'ArrayExpression' ? first.elements : first ? [first] : []
      for (const [at, namespace] of named.entries()) {
        if (namespace?.type !== 'Literal' || typeof namespace.value !== 'string') continue
        notKeys.add(namespace.start)
        // Keys of the first go without a prefix.
        if (at === 0) namespaces.add(namespace.value)
      }
      if (named.length === 0) namespaces.add('common')
    },
    Literal(node) {
      if (typeof node.value === 'string') strings.set(node.start, node.value)
    },
    TemplateElement(node) {
      strings.set(node.start, node.value.cooked ?? '')
    },
  }).visit(parseSync(path, code).program)

  const ownNamespace = /\/features\/([^/]+)\//.exec(path)?.[1]
  if (ownNamespace !== undefined) namespaces.add(ownNamespace)
  const kept = [...strings].filter(([start]) => !notKeys.has(start)).map(([, text]) => text)
  return { namespaces: namespaces.size > 0 ? namespaces : null, strings: new Set(kept) }
}

/** The line of a node, from 1. */
export const lineOf = (code: string, { start }: Pick<ESTree.Node, 'start'>): number =>
  code.slice(0, start).split('\n').length
