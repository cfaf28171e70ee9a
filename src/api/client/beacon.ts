import { reportUrl } from '../../lib/settings/build.ts'

/** Survives the page's close. Plain text avoids a preflight. */
export function sendReport(report: string): void {
  try {
    navigator.sendBeacon(reportUrl, report)
  } catch {
    // A lost report is acceptable.
  }
}
