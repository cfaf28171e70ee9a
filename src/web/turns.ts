let turn = 0

/** The next place in the order of what happens on this page. What is newer is told by it, as a phone's clock may be put right any time. */
export const nextTurn = (): number => ++turn
