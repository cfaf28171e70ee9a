import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'
import manifest from '../../../package.json' with { type: 'json' }
import { browserFloor } from '../../../src/firstFrame/build/browserFloor.ts'

/** A browser of the floor that lacks a name, and the first version that has it; null if none has. */
export interface Lack {
  readonly browser: string
  readonly since: string | null
}

/** True if a later version has the name. One that no version has is no matter of the floor. */
export const isNewer = ({ since }: Lack): boolean => since !== null

/** The data's browsers for each browser of the floor. */
const engines: Readonly<Record<string, readonly string[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
  firefox: ['firefox'],
}

const floor = browserFloor(manifest.browserslist).flatMap(({ name, version }) =>
  (engines[name] ?? []).map((browser) => ({ browser, version })),
)

/** The data at a path such as `['api', 'URL', 'canParse_static']`, or null if there are none. */
export function find(path: readonly string[]): Identifier | null {
  let at: Identifier | null = bcd as unknown as Identifier
  for (const part of path) {
    at = at !== null && Object.hasOwn(at, part) ? (at[part] ?? null) : null
    if (at === null) return null
  }
  return at
}

/** The names right below an entry of the data. */
export const below = (entry: Identifier): string[] => Object.keys(entry).filter((name) => name !== '__compat')

const known = new WeakMap<CompatStatement, Lack[]>()

/** The browsers of the floor that lack an entry; null if the entry says nothing about support. */
export function lacksOf(entry: Identifier, prefix = ''): Lack[] | null {
  const compat = entry.__compat
  if (!compat) return null
  if (prefix !== '') return floorLacks(compat, prefix)
  const lacks = known.get(compat) ?? floorLacks(compat, prefix)
  known.set(compat, lacks)
  return lacks
}

function floorLacks({ support }: CompatStatement, prefix: string): Lack[] {
  const lacking = (statements: SimpleSupportStatement[], version: string) =>
    !statements.some((statement) => isThere(statement, version, prefix))
  return floor.flatMap(({ browser, version }) => {
    const said = support[browser as keyof typeof support]
    // Missing data are no fault of the code.
    if (said === undefined) return []
    const statements: SimpleSupportStatement[] = Array.isArray(said) ? [...said] : [said as SimpleSupportStatement]
    return lacking(statements, version) ? [{ browser, since: firstIn(statements, prefix) }] : []
  })
}

/** True if a statement is about the name as it is written, without a flag. */
const isPlain = (statement: SimpleSupportStatement, prefix: string) =>
  !statement.flags && !statement.alternative_name && (statement.prefix ?? '') === prefix

function isThere(statement: SimpleSupportStatement, version: string, prefix: string): boolean {
  const { version_added: added, version_removed: removed } = statement
  if (!isPlain(statement, prefix) || typeof added !== 'string' || added === 'preview') return false
  return compare(added, version) <= 0 && !(typeof removed === 'string' && compare(removed, version) <= 0)
}

function firstIn(statements: SimpleSupportStatement[], prefix: string): string | null {
  const versions = statements.filter((statement) => isPlain(statement, prefix)).map((each) => each.version_added)
  return versions.filter((version) => typeof version === 'string').toSorted(compare)[0] ?? null
}

/** Orders versions such as `15.4` and `≤37`. */
export function compare(a: string, b: string): number {
  const numbers = (version: string) => version.replace('≤', '').split('.').map(Number)
  const [left, right] = [numbers(a), numbers(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
