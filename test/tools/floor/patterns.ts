import { Parser } from 'acorn'
import ts from 'typescript'
import { firstEntry, type Entry } from './names.ts'
import type { Tell } from './types.ts'

/** Syntax of regular expressions after ES2022, or later in one of the engines, by a pattern that finds it. */
const syntax: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\(\?<[=!]/, ['lookbehind_assertion']],
  [/\(\?[ims]*-?[ims]+:/, ['modifier']],
  [/\\[pP]\{/, ['unicode_character_class_escape']],
]

const flagNames: Readonly<Record<string, string>> = { v: 'unicodeSets', d: 'hasIndices', y: 'sticky', s: 'dotAll' }

/** The names in a regular expression, as the data call them. */
export function patternEntries(pattern: string, flags: string): Entry[] {
  const builtins = ['javascript', 'builtins', 'RegExp']
  const bare = pattern.replaceAll(/\\[^pP]|\[(?:\\.|[^\]\\])*\]/gs, '')
  const asked = [
    ...syntax
      .filter(([looks]) => looks.test(bare))
      .map(([, path]) => firstEntry([['javascript', 'regular_expressions', ...path]], `/${path.join('.')}/`)),
    ...[...flags].map((flag) => firstEntry([[...builtins, flagNames[flag] ?? '']], `/…/${flag}`)),
    hasDuplicateNames(bare)
      ? firstEntry(
          [['javascript', 'regular_expressions', 'named_capturing_group', 'duplicate_named_capturing_groups']],
          '/duplicate named groups/',
        )
      : null,
  ].filter((entry) => entry !== null)
  return asked.some(({ lacks }) => lacks.length > 0) || parses(pattern, flags)
    ? asked
    : [...asked, { name: `/${pattern}/${flags}`, path: [], lacks: [{ browser: 'ES2022', since: null }] }]
}

function hasDuplicateNames(pattern: string): boolean {
  const names = [...pattern.matchAll(/\(\?<([^=!>][^>]*)>/g)].map((match) => match[1])
  return new Set(names).size < names.length
}

/** True if the floor's ECMAScript can parse a regular expression. */
function parses(pattern: string, flags: string): boolean {
  try {
    Parser.parse(`new RegExp(0),/${pattern}/${flags}`, { ecmaVersion: 2022 })
    return true
  } catch {
    return false
  }
}

/** The regular expressions of a program: literals, and those made from a literal. */
export function patternUses(node: ts.Node, tell: Tell): void {
  const found = ts.isRegularExpressionLiteral(node) ? literal(node.text) : constructed(node)
  if (found) for (const entry of patternEntries(...found)) tell(node, entry)
}

function literal(text: string): [string, string] {
  const end = text.lastIndexOf('/')
  return [text.slice(1, end), text.slice(end + 1)]
}

function constructed(node: ts.Node): [string, string] | null {
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp') return null
  const [pattern, flags] = (node.arguments ?? []).map(textOf)
  // A line break or a slash of the text would end the literal that stands for it.
  return pattern == null ? null : [pattern.replaceAll('\n', '\\n').replaceAll(/(?<!\\)\//g, '\\/'), flags ?? '']
}

/** The text of a string; of a template, the parts around its expressions. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('x')
}
