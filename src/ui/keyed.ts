/**
 * Gives each item of a list a key out of what it says, equal ones told apart by their count: lists of the server have no
 * identities of their own.
 */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return { key: `${text} ${count}`, item }
  })
}
