/** Told to the page's head script when the app could not start: it then offers to load the page anew. */
export const bootFailed = 'bootfailed'
