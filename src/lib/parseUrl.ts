/** An address made absolute, or null for a text that is none. `URL.canParse` is younger than the floor. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
