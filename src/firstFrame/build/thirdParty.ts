import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export interface Library {
  readonly name: string
  readonly version: string
  readonly terms: string
  readonly texts: readonly string[]
}

/** Also lists the libraries of workers, which are bundled first. */
export function thirdParty(): { plugin: Plugin; inWorkers: () => Plugin[] } {
  const folders = new Set<string>()
  const noteFolders: Plugin['generateBundle'] = (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.moduleIds.map(libraryFolder).forEach((folder) => folder && folders.add(folder))
  }
  return {
    inWorkers: () => [{ name: 'third-party-of-worker', generateBundle: noteFolders }],
    plugin: {
      name: 'third-party',
      // Development and prerendering are not shipped.
      apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
      generateBundle(...given) {
        noteFolders.apply(this, given)
        this.emitFile({
          type: 'asset',
          fileName: 'THIRD-PARTY.txt',
          source: libraryList([...folders].map(readLibrary)),
        })
      },
    },
  }
}

/** @returns null for modules of the app and the bundler. */
export const libraryFolder = (module: string): string | null =>
  /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module)?.[1] ?? null

function readLibrary(folder: string): Library {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = [...files].sort().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const isLines = /^@(liff|line)\//.test(name) && license === 'SEE LICENSE IN README.md'
  return { name, version, terms: isLines ? ofLine : (license ?? 'no licence'), texts }
}

/** LIFF's packages refer to these terms. */
const ofLine = 'LINE Developers Agreement: https://terms2.line.me/LINE_Developers_Agreement'

const accepted = new Set(['MIT', 'ISC', '0BSD', 'Apache-2.0', 'Unlicense', 'Public domain', ofLine])

const isAccepted = ({ terms }: Library) =>
  (/^\((.*)\)$/.exec(terms)?.[1] ?? terms).split(' OR ').some((one) => accepted.has(one))

/** @throws Error naming libraries whose terms nobody has reviewed. */
export function libraryList(libraries: readonly Library[]): string {
  const named = new Map(libraries.map((library) => [libraryHead(library), library]))
  const unread = [...named].filter(([, library]) => !isAccepted(library)).map(([head]) => head)
  if (unread.length > 0)
    throw new Error(
      `May this code be shipped? If so, src/firstFrame/build/thirdParty.ts has to accept its terms: ${unread.join(', ')}`,
    )
  const heads = [...named.keys()].sort()
  const byText = new Map<string, string[]>()
  for (const head of heads)
    for (const text of named.get(head)?.texts ?? []) byText.set(text, [...(byText.get(text) ?? []), head])
  const parts = [...byText].map(([text, ofThese]) => `${ofThese.join('\n')}\n\n${text}`)
  return `${[`This build contains code of:\n\n${heads.join('\n')}`, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const libraryHead = ({ name, version, terms }: Library) => `${name} ${version} (${terms.replace(/^\((.*)\)$/, '$1')})`
