/** Includes the vowel that Thai and Lao write before the first letter. */
export const initialOf = (name: string): string | null => /[เ-ไເ-ໄ]?\p{L}/u.exec(name)?.[0].toUpperCase() ?? null
