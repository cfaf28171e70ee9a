import type { Language } from '../../../i18n/languages.ts'

export interface InviteTexts {
  readonly language: Language
  readonly headline: string
  readonly codeLine: string
  readonly text: string
}
