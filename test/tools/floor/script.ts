import { parse, type AnyNode, type MemberExpression, type Pattern, type Program } from 'acorn'
import { ancestor, full } from 'acorn-walk'
import { below, find, isNewer, lacksOf, type Lack } from './data.ts'
import { constructorEntry, globalEntry, memberEntry, type Entry, type Seen } from './names.ts'
import { patternEntries } from './patterns.ts'

/** The ECMAScript of the floor's engines. Later syntax is a syntax error. */
const ecmaVersion = 2022

/** Every platform name of a built script that can be told without types: globals, their members, and members of a name that is new everywhere. */
export function scriptUses(code: string, path: string): Seen {
  const seen: Seen = { uses: [], unknown: 0 }
  const tell = (start: number, entry: Entry | null) => {
    if (!entry) return
    seen.uses.push({ path, line: lineAt(code, start), name: entry.name, lacks: entry.lacks.filter(isNewer) })
  }
  const program = parsed(code, path, seen)
  if (!program) return seen
  const own = declaredNames(program)
  const isGlobal = (name: string) => !own.has(name)
  full(program, (node) => {
    const each = node as AnyNode
    if (each.type === 'MemberExpression') tell(each.start, memberUse(each, isGlobal))
    else if (each.type === 'CallExpression' && each.callee.type === 'MemberExpression') {
      if (!memberUse(each.callee, isGlobal)) tell(each.start, newMember(nameOf(each.callee)))
    } else if (each.type === 'NewExpression' && each.callee.type === 'Identifier' && isGlobal(each.callee.name)) {
      tell(each.start, constructorEntry(each.callee.name))
    } else if (each.type === 'Literal' && each.regex) {
      for (const entry of patternEntries(each.regex.pattern, each.regex.flags)) tell(each.start, entry)
    } else if (each.type === 'StaticBlock') tell(each.start, staticBlock)
  })
  ancestor(program, {
    Identifier(node, _state, ancestors) {
      const parent = ancestors.at(-2)
      // A `typeof` only asks.
      const isAsked = parent?.type === 'UnaryExpression' && (parent as { operator?: string }).operator === 'typeof'
      if (isGlobal(node.name) && !isAsked) tell(node.start, globalEntry(node.name))
    },
  })
  return seen
}

function parsed(code: string, path: string, seen: Seen): Program | null {
  try {
    return parse(code, { ecmaVersion, sourceType: 'module' })
  } catch (error) {
    const name = error instanceof Error ? error.message : 'It cannot be parsed'
    seen.uses.push({ path, line: 1, name, lacks: [{ browser: `ES${ecmaVersion}`, since: null }] })
    return null
  }
}

const lineAt = (code: string, offset: number) => code.slice(0, offset).split('\n').length

const staticBlock: Entry = {
  name: 'static { }',
  path: [],
  lacks: lacksAt(['javascript', 'classes', 'static', 'initialization_blocks']),
}

function lacksAt(path: string[]): Lack[] {
  const found = find(path)
  return found ? (lacksOf(found) ?? []) : []
}

const windows = new Set(['window', 'globalThis', 'self'])

function memberUse(node: MemberExpression, isGlobal: (name: string) => boolean): Entry | null {
  const { object } = node
  const name = nameOf(node)
  if (name === null || object.type !== 'Identifier' || !isGlobal(object.name)) return null
  return windows.has(object.name) ? globalEntry(name) : memberEntry(object.name, name, true)
}

/** The member's name; null if it is computed. */
function nameOf({ computed, property }: MemberExpression): string | null {
  if (!computed) return property.type === 'Identifier' ? property.name : null
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null
}

/** Paths of members in the data, by the name alone. */
const members = new Map<string, (readonly string[])[]>()
for (const root of [['api'], ['javascript', 'builtins']]) {
  for (const owner of below(find(root) ?? {})) {
    for (const name of below(find([...root, owner]) ?? {})) {
      const member = name.replace(/_static$/, '')
      members.set(member, [...(members.get(member) ?? []), [...root, owner, name]])
    }
  }
}

/**
 * A method that no interface of the floor has, whatever it is called on. One plain word, such as `run`, may be anybody's own, and tells
 * nothing without types.
 */
function newMember(name: string | null): Entry | null {
  const paths = name !== null && /[a-z][A-Z]/.test(name) ? (members.get(name) ?? []) : []
  const entries = paths.map((path) => ({ name: `….${name}`, path, lacks: lacksAt([...path]) }))
  const [first] = entries
  return first && entries.every(({ lacks }) => lacks.some(isNewer)) ? first : null
}

/** Names that a script declares itself, anywhere: they hide the platform's. */
function declaredNames(program: Program): Set<string> {
  const names = new Set<string>()
  full(program, (node) => {
    const each = node as AnyNode
    if (each.type === 'VariableDeclarator') bind(each.id, names)
    else if (each.type === 'CatchClause' && each.param) bind(each.param, names)
    else if (/^Import\w*Specifier$/.test(each.type) && 'local' in each) names.add((each.local as { name: string }).name)
    else if ('params' in each) for (const parameter of each.params) bind(parameter, names)
    if ('id' in each && each.id?.type === 'Identifier') names.add(each.id.name)
  })
  return names
}

function bind(pattern: Pattern, names: Set<string>): void {
  if (pattern.type === 'Identifier') names.add(pattern.name)
  else if (pattern.type === 'AssignmentPattern') bind(pattern.left, names)
  else if (pattern.type === 'RestElement') bind(pattern.argument, names)
  else if (pattern.type === 'ArrayPattern') for (const each of pattern.elements) if (each) bind(each, names)
  if (pattern.type !== 'ObjectPattern') return
  for (const each of pattern.properties) bind(each.type === 'Property' ? each.value : each.argument, names)
}
