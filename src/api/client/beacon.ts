/** The address of field reports. Used only here, so that a build without reports drops it. */
declare const __REPORT_URL__: string

/** Plain text avoids a preflight request. */
export function sendReport(report: string): void {
  try {
    navigator.sendBeacon(__REPORT_URL__, report)
  } catch {
    // A lost report is acceptable.
  }
}
