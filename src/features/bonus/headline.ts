import { sanitise } from '../../ui/sanitise.ts'

/** The first words of an operator's HTML, in the player's language where it is told; null without any. */
export function headlineOf(html: string | null, language: string): string | null {
  if (html === null) return null
  const all = sanitise(html)
  const own = all.querySelector(`[lang="${language}"]`) ?? all
  const first = own.querySelector('h1, h2, h3, p, li, div') ?? own
  return first.textContent?.trim() || null
}
