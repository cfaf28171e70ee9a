export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      { integrity?: string; resolved?: string; hasInstallScript?: boolean; dev?: boolean; license?: string }
    >
  >
}

/** LIFF's packages refer to the LINE Developers Agreement. */
const liffLicence = /^@(liff|line)\/.*SEE LICENSE IN README.md$/
const accepted = new Set(['MIT', 'ISC', '0BSD', 'Apache-2.0', 'Unlicense', 'Public domain'])
/** The part of engine.io for Node, which no browser gets. */
const isLeftOut = (name: string) => name === 'xmlhttprequest-ssl'
const isAccepted = (name: string, license: string) =>
  isLeftOut(name) ||
  liffLicence.test(`${name} ${license}`) ||
  (/^\((.*)\)$/.exec(license)?.[1] ?? license).split(' OR ').some((one) => accepted.has(one))

/**
 * What is wrong with a lockfile, a sentence for each fault. A package without a hash could be another one tomorrow, and lockfile-lint
 * passes it. An install script runs on the operator's machine before anybody has looked at it, so package.json refuses each by name.
 */
export function lockfileFaults({ packages }: Lockfile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(
    ([path, { integrity = '', resolved, hasInstallScript = false, dev, license = 'none' }]) => {
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
        dev || isAccepted(name, license)
          ? null
          : `${path} is shipped under terms that nobody has accepted here: ${license}`,
      ].filter((fault) => fault !== null)
    },
  )
}
