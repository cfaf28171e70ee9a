import type { Language } from '../../../i18n/languages.ts'

/** What is said to a friend. */
export interface Words {
  readonly language: Language
  readonly headline: string
  readonly codeLine: string
  readonly text: string
}
