const textFields =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"])'

/** What stays free around what is brought into view, in px: above it the bar of the page, below it a finger's breadth. */
const above = 64
const below = 12
/** The bars come back only when no tap can be on its way to what they cover (ms). */
const restAfter = 300

/** Where a keyboard takes room from the page: on what has no mouse, or where little is left. */
const isCramped = () => window.matchMedia('(hover: none), (max-height: 480px)').matches

/**
 * Makes room while a player types: what only fills the screen's edges steps aside (`data-typing` on the document), and the form's main
 * action is scrolled into what the keyboard leaves, as long as the field stays in sight. The returned function ends it.
 */
export function followTyping(): () => void {
  const root = document.documentElement
  let rest: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    const field = document.activeElement?.closest<HTMLElement>(textFields)
    root.toggleAttribute('data-typing', field != null && isCramped())
    if (field) revealAction(field)
  }
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(textFields)) return
    clearTimeout(rest)
    requestAnimationFrame(follow)
  }
  const end = () => {
    clearTimeout(rest)
    rest = setTimeout(follow, restAfter)
  }
  // A field may have been tapped before this was there.
  follow()
  document.addEventListener('focusin', begin)
  document.addEventListener('focusout', end)
  // A keyboard comes after the focus, and may grow by a row of suggestions.
  window.visualViewport?.addEventListener('resize', follow)
  return () => {
    clearTimeout(rest)
    root.toggleAttribute('data-typing', false)
    document.removeEventListener('focusin', begin)
    document.removeEventListener('focusout', end)
    window.visualViewport?.removeEventListener('resize', follow)
  }
}

function revealAction(field: HTMLElement): void {
  const action = field.closest('form')?.querySelector('[type=submit]:not([data-hosted])')
  const scroller = field.closest('dialog') ?? document.scrollingElement
  if (!action || !scroller) return
  const view = window.visualViewport
  const top = view?.offsetTop ?? 0
  const hidden = action.getBoundingClientRect().bottom + below - (top + (view?.height ?? window.innerHeight))
  const spare = field.getBoundingClientRect().top - above - top
  const by = Math.min(hidden, spare)
  if (by > 0) scroller.scrollBy(0, by)
}
