import { dirname, join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'
import { lineOf, type Source } from './localeUse.ts'

/** The measures of one source file. */
export interface CodeMeasures {
  lines: number
  /** All functions, each with where it begins. */
  functions: { place: string; lines: number }[]
  /** Casts with `as`; `as const` is none. */
  casts: number
  /** Calls that declare a test; a table of cases is one. */
  tests: number
  /** Paths of the project's files that it imports, types too. */
  imports: string[]
  /** What no file may have, each with its place. */
  faults: string[]
}

const toDo = /\b(TODO|FIXME)\b/
const lintException = /(ox|es)lint-disable|@ts-(ignore|expect-error|nocheck)/

/** Measures a file of TypeScript. */
export function measureCode({ path, code }: Source): CodeMeasures {
  const { program, comments } = parseSync(path, code)
  const measures: CodeMeasures = {
    lines: lineOf(code, code.trimEnd().length),
    functions: [],
    casts: 0,
    tests: 0,
    imports: [],
    faults: [],
  }
  const place = ({ start }: { start: number }) => `${path}:${lineOf(code, start)}`
  const fault = (node: { start: number }, what: string) => void measures.faults.push(`${place(node)} has ${what}`)
  const addImport = (source: ESTree.Node | null) => {
    const name = source?.type === 'Literal' ? source.value : null
    if (typeof name === 'string' && name.startsWith('.')) measures.imports.push(join(dirname(path), name))
  }
  const addFunction = (node: ESTree.Node) =>
    void measures.functions.push({ place: place(node), lines: lineOf(code, node.end) - lineOf(code, node.start) + 1 })

  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    ImportDeclaration: ({ source }) => addImport(source),
    ExportNamedDeclaration: ({ source }) => addImport(source),
    ExportAllDeclaration: ({ source }) => addImport(source),
    ImportExpression: ({ source }) => addImport(source),
    TSImportType: ({ source }) => addImport(source),
    TSAsExpression({ typeAnnotation }) {
      if (code.slice(typeAnnotation.start, typeAnnotation.end) !== 'const') measures.casts += 1
    },
    TSAnyKeyword: (node) => fault(node, 'any'),
    TSNonNullExpression: (node) => fault(node, 'a non-null !'),
    VariableDeclarator: (node) => void (node.definite && fault(node, 'a non-null !')),
    PropertyDefinition: (node) => void (node.definite && fault(node, 'a non-null !')),
    CallExpression({ callee }) {
      if (isTest(callee)) measures.tests += 1
    },
  }).visit(program)

  for (const comment of comments) {
    if (toDo.test(comment.value)) fault(comment, 'a TODO')
    if (lintException.test(comment.value)) fault(comment, 'a lint exception')
  }
  return measures
}

/** True for `test`, `it`, and `it.each(…)`, whose result is called with the title. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it'
  return callee.type === 'CallExpression' && callee.callee.type === 'MemberExpression' && isTest(callee.callee.object)
}
