/** The first letter of a name, with the vowel that Thai and Lao write before it; null without one. */
export const initialOf = (name: string): string | null => /[เ-ไເ-ໄ]?\p{L}/u.exec(name)?.[0].toUpperCase() ?? null
