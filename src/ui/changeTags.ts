/**
 * Changes each tag in a text of HTML, before anything parses it. In one walk, however often a tag only begins: the search for its end
 * stops where the last one ends.
 */
export function changeTags(html: string, change: (tag: string) => string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<[^>]*>/g, (tag) => change(tag)) + html.slice(end)
}
