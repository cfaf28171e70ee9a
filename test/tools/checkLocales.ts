import { findLiterals } from './localeLiterals.ts'
import { askedKeys, checkTexts, type Texts } from './localeTexts.ts'
import { readUse, type Source, type Use } from './localeUse.ts'

/** The error codes come from the operator's backend, not from our code. */
const namedByBackend = new Set(['errors'])

/**
 * Checks the texts against each other and against the code: no text is missing, unused, or written in the code itself. Each fault is a line
 * with its place.
 */
export function checkLocales(texts: Texts, sources: Source[]): string[] {
  const keys = new Map(Object.entries(texts['en'] ?? {}).map(([room, own]) => [room, askedKeys(own)]))
  const uses = sources.map((source) => ({ path: source.path, ...readUse(source) }))
  return [
    ...checkTexts(texts),
    ...uses.flatMap((use) => findMissing(keys, use)),
    ...findUnused(keys, uses),
    ...sources.flatMap(findLiterals),
  ]
}

type Keys = Map<string, Set<string>>

function findMissing(keys: Keys, use: Use & { path: string }): string[] {
  return use.asked.flatMap(({ key, room, line }) => {
    const [, prefix, bare] = /^(?:([^:]+):)?([^]*)$/.exec(key) ?? []
    const named = prefix ?? room
    const rooms = named === null ? (use.rooms ?? keys.keys()) : [named]
    const known = [...rooms].some((each) => keys.get(each)?.has(bare ?? ''))
    return known ? [] : [`${use.path}:${line} asks for "${key}", which ${named ?? 'any room'} does not have`]
  })
}

function findUnused(keys: Keys, uses: Use[]): string[] {
  const names = (room: string, key: string) =>
    uses.some(
      ({ strings, rooms }) =>
        strings.has(`${room}:${key}`) || (strings.has(key) && (rooms === null || rooms.has(room))),
    )
  return [...keys]
    .filter(([room]) => !namedByBackend.has(room))
    .flatMap(([room, own]) => [...own].filter((key) => !names(room, key)).map((key) => `${room}:${key}`))
    .map((key) => `${key} is used nowhere in src/`)
}
