let stepping: Promise<void> | null = null

/**
 * A step back answers within this time (ms), or it was not ours: in a frame the history is shared with the page around it, whose
 * own entry may have been the one that was taken away. A page of its own waits longer, as a busy phone answers late, and an entry
 * pushed before the answer would be the one that is taken away.
 */
const answerLimit = window.parent === window ? 5_000 : 500

/** Goes back through the history, one step by default; resolves when that is done. Asked again meanwhile, it is the same step. */
export function stepBack(steps = 1): Promise<void> {
  stepping ??= new Promise<void>((done) => {
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', finish)
      done()
    }
    const timer = setTimeout(finish, answerLimit)
    window.addEventListener('popstate', finish)
    window.history.go(-steps)
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
