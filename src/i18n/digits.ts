const thaiZero = 0x0e50
const laoZero = 0x0ed0

/** Replaces Thai and Lao digits, which keyboards of these languages can type, by 0 to 9. */
export const withPlainDigits = (text: string) =>
  text.replace(/[๐-๙໐-໙]/g, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    return String(point - (point >= laoZero ? laoZero : thaiZero))
  })
