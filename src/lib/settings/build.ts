declare const __BRAND__: string

/** The brand's name, from its manifest. It stands where the backend has not told the service's name. The build inserts it. */
export const brandName: string = __BRAND__

declare const __VERSION__: string

/** The app's version, such as 1.1.14. The build inserts it from package.json. */
export const version: string = __VERSION__

declare const __REPORT_URL__: string

/** The address that field reports are sent to. It is no part of `settings`, as a build that sends none shall not hold the name. */
export const reportUrl: string = __REPORT_URL__
