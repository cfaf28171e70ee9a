const textFields =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"])'

/** Includes the page's top bar and the field's label. */
const spaceAbovePx = 100
const spaceBelowPx = 12
/** Late, so a tap that ends typing does not hit the bars. */
const restoreDelayMs = 300

const isCramped = () => window.matchMedia('(hover: none), (max-height: 480px)').matches

/**
 * Sets `data-typing`, which hides the bars, and scrolls the main action above the keyboard, or the field if a host has it.
 */
export function followTyping(): () => void {
  const root = document.documentElement
  let rest: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const field = document.activeElement?.closest<HTMLElement>(textFields)
    root.toggleAttribute('data-typing', field != null && isCramped())
    if (!field) return
    revealAction(field)
  }
  const begin = ({ target }: FocusEvent) => {
    // Browsers need not fire `focusout` when a focused form is removed.
    if (!(target instanceof Element) || !target.matches(textFields)) return end()
    clearTimeout(rest)
    requestAnimationFrame(follow)
  }
  const end = () => {
    clearTimeout(rest)
    rest = setTimeout(follow, restoreDelayMs)
  }
  // A field may have had the focus before this code ran.
  follow()
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener('focusin', begin, { signal })
  document.addEventListener('focusout', end, { signal })
  // The keyboard opens after the focus, and may grow by a row of suggestions.
  window.visualViewport?.addEventListener('resize', follow, { signal })
  return () => {
    clearTimeout(rest)
    root.toggleAttribute('data-typing', false)
    stop.abort()
  }
}

function revealAction(field: HTMLElement): void {
  const action = field.closest('form')?.querySelector('[type=submit]:not([data-hosted])') ?? field
  const scroller = field.closest('dialog') ?? document.scrollingElement
  if (!scroller) return
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  const hidden = action.getBoundingClientRect().bottom + spaceBelowPx - (top + (view?.height ?? window.innerHeight))
  const spare = field.getBoundingClientRect().top - spaceAbovePx - top
  const by = Math.min(hidden, spare)
  if (by > 0) scroller.scrollBy(0, by)
}
