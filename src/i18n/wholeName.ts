/** A name or a few words of few letters, which stay together at the end of a line. */
export const whole = (name: string): string => (name.length > 22 ? name : name.replaceAll(' ', '\u00a0'))
