/** Breaks a text into lines of a width: between words, and within one that is wider alone, as Thai and Lao write no spaces. */
export function linesOf(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fits = (line: string) => pen.measureText(line).width <= width
  const lines = ['']
  const last = () => lines.at(-1) ?? ''
  for (const word of text.split(' ')) {
    const whole = last() === '' ? word : `${last()} ${word}`
    if (fits(whole)) {
      lines[lines.length - 1] = whole
      continue
    }
    if (last() !== '') lines.push('')
    // A mark stays with the letter below or above it.
    for (const letter of word.match(/.[\p{Mn}ะ-ู็-๎]*/gu) ?? []) {
      if (!fits(last() + letter)) lines.push('')
      lines[lines.length - 1] = last() + letter
    }
  }
  return lines
}
