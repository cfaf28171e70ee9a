// The package has no types, and its lists are not meant to be imported.
declare module 'html-purify/tests/test-vectors.js' {
  interface Vector {
    readonly input: string
  }
  const lists: {
    /** Those of html5sec.org. */
    readonly html5secVectors: readonly Vector[]
    /** The sanitiser's own. */
    readonly generalVectors: readonly Vector[]
  }
  export default lists
}
