import type * as namespaces from './namespaces.ts'

export type Resources = typeof namespaces

export type Namespace = keyof Resources

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    keySeparator: false
    resources: Resources
  }
}
