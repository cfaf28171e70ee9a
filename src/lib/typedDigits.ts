const digit = /\p{Nd}/u

/** Each script has its ten digits in a row, from zero. */
function valueOf(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  let zero = point
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}

/** Direction marks, zero-width characters and the like, the keycap of emoji digits, and the braille blank. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u20e3\u2800]/gu

export const withoutInvisible = (typed: string): string => typed.replaceAll(invisible, '')

/**
 * Converts compatibility forms to plain characters and any script's digits to 0–9; drops invisible characters.
 * Superscripts and fractions stay: `5²` is not 52.
 */
export const plainText = (typed: string): string =>
  typed
    .replaceAll(/[^\p{No}]+/gu, (part) => part.normalize('NFKC'))
    .replaceAll(invisible, '')
    .replaceAll(/[^\d\P{Nd}]/gu, valueOf)

const separators = /[\s\p{Pd}\p{Ps}\p{Pe}\u2212\u02d7\u2043.·•‧∙⋅。・/\\]/gu

export const withoutSeparators = (typed: string): string => plainText(typed).replaceAll(separators, '')

export const isDigits = (text: string): boolean => /^\d+$/.test(text)

/**
 * Prepares a code for sending. One of digits loses blanks and typographic separators; a plain `-` or `/` may be its
 * own.
 */
export function typedCode(typed: string): string {
  const plain = plainText(typed).trim()
  const digits = withoutSeparators(plain)
  if (isDigits(digits) && !/[!-/:-~]/.test(plain)) return digits
  // Compatibility forms are for ASCII: they take Thai and Lao vowels apart.
  return /^[ -~]*$/.test(plain) ? plain : withoutInvisible(typed).trim()
}
