/** A short name never wraps. */
export const unbroken = (name: string): string => (name.length > 22 ? name : name.replaceAll(' ', '\u00a0'))
