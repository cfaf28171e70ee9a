/** The sandbox's languages. */
export type Language = 'th' | 'lo' | 'en'

/**
 * The same HTML in every language, one block each. A call does not tell the player's language, so an operator's text holds all three, and
 * the app shows the player theirs (contract, rule 9).
 */
export function inEach(texts: Record<Language, string>): string {
  return Object.entries(texts)
    .map(([language, html]) => `<div lang="${language}">${html}</div>`)
    .join('')
}
