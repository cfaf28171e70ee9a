import { sendReport } from '../api/beacon.ts'
import { platform } from '../platform/current.ts'
import { temporary } from '../platform/storage.ts'
import { version } from '../settings/version.ts'
import { createReporter } from './reporter.ts'
import { watchVitals } from './vitals.ts'

/** The host that the app runs in by now; it claims to be one that did not start where none has. */
function hostName(): string {
  try {
    return platform().name
  } catch {
    return window.launch?.host ?? 'browser'
  }
}

/**
 * Sends field reports from now on, whenever the page is hidden. A report that is lost is lost: none is kept or sent again.
 * @param file the address of the app's main file, whose hash tells the build.
 */
export function startReports(file: string): void {
  // Its listeners come first, and take the last figures.
  const vitals = watchVitals()
  const tell = createReporter({
    look: () => ({
      version,
      file,
      host: hostName(),
      userAgent: navigator.userAgent,
      launchParams: temporary.get('tapps/launchParams'),
      pathname: window.location.pathname,
      search: window.location.search,
    }),
    vitals,
    send: sendReport,
  })
  let isAway = false
  // A page that is left tells it twice, and calls that the browser cuts off in between would count as failed.
  const follow = (away: boolean) => () => {
    if (away && !isAway) tell()
    isAway = away
  }
  const [leave, come] = [follow(true), follow(false)]
  window.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : come()))
  // Safari tells only this of a page that is left.
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', come)
}
