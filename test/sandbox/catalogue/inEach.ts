/**
 * The same HTML in every language, one block each. A call does not tell the player's language, so an operator's text holds all three, and
 * the app shows the player theirs (contract, rule 9).
 */
export function inEach(texts: { th: string; lo: string; en: string }): string {
  return Object.entries(texts)
    .map(([language, html]) => `<div lang="${language}">${html}</div>`)
    .join('')
}
