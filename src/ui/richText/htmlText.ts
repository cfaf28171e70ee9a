/** The words of HTML; tags become blanks. Words in angle brackets, as in `<โปรใหม่>`, are no tag. */
export const textOfHtml = (html: string): string =>
  html.replaceAll(/<[a-z/!?][^<>]*>|&(?:[a-z]*sp|#160);/gi, ' ').trim()

/** False for what an emptied editor leaves, as in `<p><br></p>`. */
export const hasContent = (html: string | null): html is string =>
  html !== null && (textOfHtml(html) !== '' || /<img[\s/]/i.test(html))
