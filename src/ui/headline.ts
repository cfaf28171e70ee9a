/** The first words of an operator's text that was made safe, in the page's language where it is told. */
export function headlineOf(text: DocumentFragment): string {
  const own = text.querySelector(`[lang="${document.documentElement.lang}"]`) ?? text
  const first = own.querySelector('h1, h2, h3, p, li, div') ?? own
  return first.textContent?.trim() ?? ''
}
