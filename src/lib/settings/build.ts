declare const __BRAND__: string

/** Until the backend's name. */
export const brandName: string = __BRAND__

declare const __VERSION__: string

export const version: string = __VERSION__
