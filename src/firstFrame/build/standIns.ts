import type { Plugin } from 'vite'

const standIn = '\0stand-in:i18next'

/**
 * `react-i18next` needs one function of i18next, which reads keys that are functions, and would bring all of it. Fails if it no longer
 * imports i18next.
 */
export function standInsPlugin(): Plugin {
  let isUsed = false
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^i18next$/ },
      handler(_, importer = '') {
        if (!importer.replaceAll('\\', '/').includes('/react-i18next/')) return null
        isUsed = true
        return standIn
      },
    },
    load: {
      filter: { id: /^\0stand-in:i18next$/ },
      handler: () => 'export const keyFromSelector = String',
    },
    buildEnd(error) {
      if (!error && !isUsed) this.error('react-i18next no longer imports i18next')
    },
  }
}
