const thaiZero = 0x0e50
const laoZero = 0x0ed0

/** Thai and Lao keyboards can type their own digits; they mean the same. */
export const withPlainDigits = (text: string) =>
  text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= laoZero ? laoZero : thaiZero))
  })
