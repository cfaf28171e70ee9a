export const bootFailed = 'bootfailed'

/** After a deployment, files may be missing. Reloads once, and only online. */
function loadAnew(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Without timings, reloads could be endless.
  if (visit && visit.type !== 'reload')
    void fetch(location.href, { cache: 'reload' }).then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    )
}

/** Shows every language, because no texts have loaded. */
export function offerReload(): void {
  loadAnew()
  const again = document.createElement('button')
  again.className = 'load-again'
  again.textContent = '↻'
  again.addEventListener('click', () => location.reload())
  document.getElementById('root')?.replaceChildren(again)
}
