const digit = /\p{Nd}/u

/** The value of a digit of any script: each script has its ten digits in a row, beginning with zero. */
function valueOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  let zero = point
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}

/** Cut out: direction marks, zero-width characters and the like, the keycap of emoji digits, and the braille blank. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3\u2800]/gu

/**
 * A typed text in plain characters: full-width and other compatibility forms become ordinary ones, digits of any script 0 to 9, and
 * invisible characters go. Superscripts and fractions stay: `5²` is not 52.
 */
export const plainText = (typed: string): string =>
  typed
    .replaceAll(/[^\p{No}]+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(invisible, '')
    .replaceAll(/[^\d\P{Nd}]/gu, valueOf)

/** Blanks, dashes, brackets, dots and slashes. */
const separators = /[\s\p{Pd}\p{Ps}\p{Pe}\u2212\u02d7\u2043.·•‧∙⋅。・/\\]/gu

/** Keeps whatever else was typed. */
export const withoutSeparators = (typed: string): string => plainText(typed).replaceAll(separators, '')

/** True for digits alone. */
export const isDigits = (text: string): boolean => /^\d+$/.test(text)

/** A code as it is sent. One of digits loses blanks and typographic separators; a plain `-` or `/` may be its own. */
export function typedCode(typed: string): string {
  const plain = plainText(typed).trim()
  const digits = withoutSeparators(plain)
  if (isDigits(digits) && !/[!-/:-~]/.test(plain)) return digits
  // Compatibility forms are for ASCII: they take Thai and Lao vowels apart.
  return /^[ -~]*$/.test(plain) ? plain : typed.replaceAll(invisible, '').trim()
}
