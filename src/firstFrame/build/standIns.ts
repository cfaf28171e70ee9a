import type { Plugin } from 'vite'

/** Imports of packages that the app needs only a little of before its first screen. */
const standIns = [
  // `react-i18next` needs one function, which reads keys that are functions, and would bring all of i18next.
  { imported: 'i18next', by: /\/react-i18next\//, code: 'export const keyFromSelector = String' },
]

const prefix = '\0stand-in:'

const exactly = (id: string) => new RegExp(`^${id.replaceAll('.', '\\.')}$`)

/** Fails if a package no longer imports what is stood in for. */
export function standInsPlugin(): Plugin {
  const used = new Set<string>()
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: standIns.map(({ imported }) => exactly(imported)) },
      handler(id, importer = '') {
        const found = standIns.find(({ imported, by }) => imported === id && by.test(importer.replaceAll('\\', '/')))
        if (!found) return null
        used.add(id)
        return prefix + id
      },
    },
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: (id) => standIns.find(({ imported }) => prefix + imported === id)?.code ?? null,
    },
    buildEnd(error) {
      const missed = standIns.map(({ imported }) => imported).filter((id) => !used.has(id))
      if (!error && missed.length > 0) this.error(`No package imports ${missed.join(' or ')} any more`)
    },
  }
}
