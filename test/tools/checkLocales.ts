import { findLiterals } from './localeLiterals.ts'
import { askedKeys, checkTexts, type Texts } from './localeTexts.ts'
import { readUse, type Source, type Use } from './localeUse.ts'

/** The error codes come from the operator's backend, not from our code. */
const namedByBackend = new Set(['errors'])

/**
 * Checks the texts against each other and against the code: none is missing in a language, unused, or written in the code itself. Each fault is
 * a line with its place.
 */
export function checkLocales(texts: Texts, sources: Source[]): string[] {
  const keys = new Map(Object.entries(texts['en'] ?? {}).map(([namespace, own]) => [namespace, askedKeys(own)]))
  const uses = sources.map(readUse)
  return [...checkTexts(texts), ...findUnused(keys, uses), ...sources.flatMap(findLiterals)]
}

type Keys = Map<string, Set<string>>

function findUnused(keys: Keys, uses: Use[]): string[] {
  const names = (namespace: string, key: string) =>
    uses.some(
      ({ strings, namespaces }) =>
        strings.has(`${namespace}:${key}`) || (strings.has(key) && (namespaces === null || namespaces.has(namespace))),
    )
  return [...keys]
    .filter(([namespace]) => !namedByBackend.has(namespace))
    .flatMap(([namespace, own]) => [...own].filter((key) => !names(namespace, key)).map((key) => `${namespace}:${key}`))
    .map((key) => `${key} is used nowhere in src/`)
}
