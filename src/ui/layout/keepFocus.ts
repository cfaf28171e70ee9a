const controls = 'a, button, input, select, summary, textarea, [tabindex]'
const places = 'section, nav, form, fieldset, [role=group], dialog, main'

function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>(places)
  return place ? [place, ...placesAround(place)] : []
}

/** For the focus of a closed dialog that had no opener, or outlived it. */
const frontPlace = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-beside])')].at(-1) ??
  document.querySelector('main')

const isLost = (element: Element | null) =>
  !element?.isConnected || element === document.body || element.matches(':disabled')

/** When the focused control goes away or is disabled, moves the focus to the nearest place around it that is left. */
export function keepFocus(): () => void {
  let control: Element | null = null
  let around: HTMLElement[] = []
  const note = (target: EventTarget | null) => {
    control = target instanceof Element ? target.closest(controls) : null
    around = control ? placesAround(control) : []
  }
  const changes = new MutationObserver(() => {
    if (!control || !isLost(control) || !isLost(document.activeElement)) return
    const place = around.find(({ isConnected }) => isConnected) ?? frontPlace()
    const target = (place?.matches('dialog') && place.querySelector('h2')) || place
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
  note(document.activeElement)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  // Safari focuses no button that is tapped.
  for (const event of ['focusin', 'click']) document.addEventListener(event, ({ target }) => note(target), options)
  return () => {
    changes.disconnect()
    stop.abort()
  }
}
