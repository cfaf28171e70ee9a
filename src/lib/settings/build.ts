declare const __BRAND__: string

/** Until the backend's name. */
export const brandName: string = __BRAND__

declare const __VERSION__: string

export const version: string = __VERSION__

declare const __REPORT_URL__: string

/** A build without reports must not contain the name. */
export const reportUrl: string = __REPORT_URL__
