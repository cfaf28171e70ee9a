declare const __REPORT_URL__: string

/** The address that field reports are sent to. It is no part of `settings`, as a build that sends none shall not hold the name. */
export const reportUrl: string = __REPORT_URL__
