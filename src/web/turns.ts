let turn = 0

/** The next number in the order of events on this page. It replaces the phone's clock, which may be corrected at any time. */
export const nextTurn = (): number => ++turn
