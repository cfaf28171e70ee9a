/** The event that tells the head script that a file is missing without which money's outcomes are not told. It loads the page anew, once. */
export const fileGone = 'filegone'
