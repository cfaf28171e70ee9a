declare const __BRAND__: string

/** The brand's name, from its manifest. It stands where the backend has not told the service's name. The build inserts it. */
export const brandName: string = __BRAND__
