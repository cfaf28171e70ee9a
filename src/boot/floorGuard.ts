declare global {
  interface Window {
    /** Set where the browser lies below the floor: then nothing of the app runs. */
    outdated?: true
  }
}

/**
 * Four names that tell whether a browser reaches the floor. Together they turn away Chrome below 100, iOS and Safari below 15.4 and
 * Firefox below 104.
 */
const reachesFloor = () =>
  'HTMLDialogElement' in window &&
  'structuredClone' in window &&
  'findLast' in Array.prototype &&
  'throwIfAborted' in AbortSignal.prototype

/** Runs before all else, in any browser: the build makes ES5 of it. Below the floor it has the message loaded that says so. */
export function turnAway(file: string): void {
  if (reachesFloor()) return
  window.outdated = true
  const script = document.createElement('script')
  script.src = file
  document.head.appendChild(script)
}
