/** A browser of the floor by its name among build targets, such as `chrome` or `ios`, and the oldest version that is supported. */
export interface FloorBrowser {
  readonly name: string
  readonly version: string
}

const targetNames: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/**
 * The oldest supported browsers, as package.json's `browserslist` states them.
 * @throws {Error} at a query of another form, from which no floor can be read.
 */
export function browserFloor(queries: readonly string[]): FloorBrowser[] {
  return queries.map((query) => {
    const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(query) ?? []
    if (name === undefined || version === undefined) throw new Error(`The floor cannot be read from "${query}"`)
    return { name: targetNames[name] ?? name, version }
  })
}

/** The floor as the build's `target`, such as `chrome103`. */
export const buildTarget = (queries: readonly string[]): string[] =>
  browserFloor(queries).map(({ name, version }) => name + version)
