/** The interface languages, each by its own name. */
export const languages = { th: 'ไทย', lo: 'ລາວ', en: 'English' } as const
export type Language = keyof typeof languages

/** True if a word, as storage or the host has it, is one of the app's languages. */
export const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(languages, word)
