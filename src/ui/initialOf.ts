/** Thai and Lao write some vowels before the letter. */
export const initialOf = (name: string): string | null => /[เ-ไເ-ໄ]?\p{L}/u.exec(name)?.[0].toUpperCase() ?? null
