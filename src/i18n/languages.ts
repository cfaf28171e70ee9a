import type { Region } from '../lib/settings/schema.ts'

export const languages = { th: 'ไทย', lo: 'ລາວ', en: 'English' } as const
export type Language = keyof typeof languages

export const languageOf = (region: Region): Language => (region === 'la' ? 'lo' : 'th')

export const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(languages, word)

/** `first` comes with the language. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Record<string, string>>>
  /**
   * @returns undefined for a namespace without texts.
   * @throws Error
   */
  namespace(name: string): Promise<Record<string, string> | undefined>
}
