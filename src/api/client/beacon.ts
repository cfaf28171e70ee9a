import { reportUrl } from '../../lib/settings/build.ts'

/**
 * Hands a field report to the browser, which sends it even if the page is closed. As plain text, for which no server is asked first.
 * A report that the browser does not take is lost.
 */
export function sendReport(report: string): void {
  try {
    navigator.sendBeacon(reportUrl, report)
  } catch {
    // It is not worth telling anybody.
  }
}
