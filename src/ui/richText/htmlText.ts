/** The words of HTML; tags become blanks. */
export const textOfHtml = (html: string): string => html.replaceAll(/<[^<>]*>|&nbsp;/gi, ' ').trim()

/** False for what an emptied editor leaves, as in `<p><br></p>`. */
export const hasContent = (html: string | null): html is string =>
  html !== null && (textOfHtml(html) !== '' || /<img\s/i.test(html))
