/**
 * Keeps the last tap on the prerendered page, where nothing responds yet. An unhandled form would send what was typed as a query, and a
 * link would load a page without the launch parameters.
 */
export function keepTap(): void {
  let kept: HTMLElement | null = null
  const keep = (event: Event) => {
    const tapped = event.target instanceof Element ? event.target.closest<HTMLElement>('#root button, #root a') : null
    if (tapped || event.type === 'submit') event.preventDefault()
    kept = tapped ?? kept
  }
  const kinds = ['click', 'submit']
  for (const kind of kinds) document.addEventListener(kind, keep, true)
  window.takeTap = () => {
    for (const kind of kinds) document.removeEventListener(kind, keep, true)
    delete window.takeTap
    return kept
  }
}
