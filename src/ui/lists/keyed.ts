/** Makes React keys for lists without ids; items of equal text are numbered. */
export function keyed<Item>(items: readonly Item[], textOf: (item: Item) => string): { key: string; item: Item }[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const text = textOf(item)
    const count = counts.get(text) ?? 0
    counts.set(text, count + 1)
    return { key: `${text} ${count}`, item }
  })
}
