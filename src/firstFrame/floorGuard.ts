declare global {
  interface Window {
    outdated?: true
  }
}

/** Excludes Chrome below 100, iOS and Safari below 15.4, Firefox below 104. */
const reachesFloor = () =>
  'HTMLDialogElement' in window &&
  'structuredClone' in window &&
  'findLast' in Array.prototype &&
  'throwIfAborted' in AbortSignal.prototype

/** Compiled to ES5 for old browsers. */
export function turnAway(file: string): void {
  if (reachesFloor()) return
  window.outdated = true
  const script = document.createElement('script')
  script.src = file
  document.head.appendChild(script)
}
