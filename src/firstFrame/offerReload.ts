/** The event that tells the head script that the app could not start. It then offers to reload the page. */
export const bootFailed = 'bootfailed'

/**
 * Loads the page anew where a file that it needs is gone, as in a tab that was restored with the page of an earlier build: once, and only
 * if the server can be reached.
 */
function loadAnew(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Browsers that hide timings may give none; then a reload could follow a reload without end.
  if (visit && visit.type !== 'reload')
    void fetch(location.href, { cache: 'reload' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    )
}

/** Replaces the first frame by a button that reloads. It has a sign and no text, as no language has loaded. */
export function offerReload(): void {
  loadAnew()
  const again = document.createElement('button')
  again.className = 'load-again'
  again.textContent = '↻'
  again.addEventListener('click', () => location.reload())
  document.getElementById('root')?.replaceChildren(again)
}
