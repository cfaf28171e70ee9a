let stepping: Promise<void> | null = null

/** Goes one step back through the history; resolves when that is done. Asked again meanwhile, it is the same step. */
export function stepBack(): Promise<void> {
  stepping ??= new Promise<void>((gone) => {
    window.addEventListener('popstate', () => gone(), { once: true })
    window.history.back()
  }).finally(() => {
    stepping = null
  })
  return stepping
}

/** Does something once no step back is under way: an entry pushed meanwhile would be the one that is taken away. */
export function afterStepBack(act: () => void): void {
  if (stepping) void stepping.then(act)
  else act()
}
