export interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly resolved?: string; readonly hasInstallScript?: boolean }>
  >
}

/**
 * What is wrong with a lockfile, a sentence for each fault. A package without a hash could be another one tomorrow, and lockfile-lint
 * passes it. An install script runs on the operator's machine before anybody has looked at it, so package.json refuses each by name.
 */
export function lockfileFaults({ packages }: Lockfile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(([path, { integrity = '', resolved, hasInstallScript = false }]) => {
    if (path === '') return []
    const name = path.replace(/^.*node_modules\//, '')
    const isRefused = allowScripts[name] === false
    return [
      /^sha512-[\w+/]{86}==$/.test(integrity) ? null : `${path} has no sha512 hash`,
      // .npmrc leaves out the addresses of the public registry, so that an operator's mirror can stand in its place.
      resolved === undefined ? null : `${path} comes from an address of its own: ${resolved}`,
      hasInstallScript && !isRefused
        ? `${path} has an install script that allowScripts in package.json does not refuse`
        : null,
    ].filter((fault) => fault !== null)
  })
}
