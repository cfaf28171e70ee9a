/** The event that tells the head script that the app could not start. It then offers to reload the page. */
export const bootFailed = 'bootfailed'
