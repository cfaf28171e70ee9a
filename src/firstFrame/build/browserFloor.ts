const targetNames: Readonly<Record<string, string>> = { ios_saf: 'ios' }

/** Reads `browserslist` of package.json. Throws for other queries. */
export function browserFloor(queries: readonly string[]) {
  return queries.map((query) => {
    const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(query) ?? []
    if (name === undefined || version === undefined) throw new Error(`The floor cannot be read from "${query}"`)
    return { name: targetNames[name] ?? name, version }
  })
}

export const buildTarget = (queries: readonly string[]): string[] =>
  browserFloor(queries).map(({ name, version }) => name + version)
