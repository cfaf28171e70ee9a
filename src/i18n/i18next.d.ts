import type * as namespaces from './namespaces.ts'

export type Resources = typeof namespaces

/** The name of a file of texts. */
export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    resources: Resources
  }
}
