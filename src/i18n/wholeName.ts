/** Never wraps a short name. */
export const unbroken = (name: string): string => (name.length > 22 ? name : name.replaceAll(' ', '\u00a0'))
