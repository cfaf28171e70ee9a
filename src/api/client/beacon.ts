import { reportUrl } from '../../lib/settings/build.ts'

/** Plain text avoids a preflight. */
export function sendReport(report: string): void {
  try {
    navigator.sendBeacon(reportUrl, report)
  } catch {
    // A lost report is acceptable.
  }
}
