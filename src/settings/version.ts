declare const __VERSION__: string

/** The app's version, such as 1.1.14. The build inserts it from package.json. */
export const version: string = __VERSION__
