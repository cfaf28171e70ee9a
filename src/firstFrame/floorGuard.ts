declare global {
  interface Window {
    /** Set in a browser below the floor, where nothing of the app runs. */
    outdated?: true
  }
}

/**
 * True if the browser has four features that those below the floor lack. Together they exclude Chrome below 100, iOS and Safari below
 * 15.4 and Firefox below 104.
 */
const reachesFloor = () =>
  'HTMLDialogElement' in window &&
  'structuredClone' in window &&
  'findLast' in Array.prototype &&
  'throwIfAborted' in AbortSignal.prototype

/** Loads the message for outdated browsers below the floor. Runs before all else, in any browser: the build compiles it to ES5. */
export function turnAway(file: string): void {
  if (reachesFloor()) return
  window.outdated = true
  const script = document.createElement('script')
  script.src = file
  document.head.appendChild(script)
}
