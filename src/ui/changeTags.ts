/**
 * Changes each tag of an HTML text before it is parsed. The text after the last `>` is left out of the search: with many
 * unclosed `<` the search would take quadratic time.
 */
export function changeTags(html: string, change: (tag: string) => string): string {
  const end = html.lastIndexOf('>') + 1
  return html.slice(0, end).replace(/<[^>]*>/g, (tag) => change(tag)) + html.slice(end)
}
