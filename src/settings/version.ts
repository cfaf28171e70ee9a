declare const __VERSION__: string

/** The app's version, such as 1.1.14: package.json's, written in by the build. */
export const version: string = __VERSION__
