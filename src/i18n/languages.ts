export const languages = { th: 'ไทย', lo: 'ລາວ', en: 'English' } as const
export type Language = keyof typeof languages

export const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(languages, word)

/** `first` comes with the language, the rest on demand. */
export interface LanguageTexts {
  readonly first: Readonly<Record<string, Record<string, string>>>
  /** Undefined for a room without texts. @throws Error when they do not load. */
  room(name: string): Promise<Record<string, string> | undefined>
}
