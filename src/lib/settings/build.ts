declare const __BRAND__: string

/** Shown until the backend sends a name. */
export const brandName: string = __BRAND__

declare const __VERSION__: string

export const version: string = __VERSION__
