/** The interface languages, each by its own name. */
export const languages = { th: 'ไทย', lo: 'ລາວ', en: 'English' } as const
export type Language = keyof typeof languages

/** True if a word, as storage or the host has it, is one of the app's languages. */
export const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(languages, word)

/** The texts of one language by namespace. Those of the first screens come with the language, the others are loaded when needed. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Record<string, string>>>
  /** Undefined for a room without texts. @throws Error when they do not load. */
  room(name: string): Promise<Record<string, string> | undefined>
}
