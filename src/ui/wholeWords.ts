/** Lao has no spaces between words, and the dictionaries of browsers lack this one: they would break a line within it. */
const bonus = /ໂບ(?=ນັດ)/g

/** The operator's words, with those kept whole that a browser would break at a line's end. The app's own texts have the sign for it. */
export const keepWhole = (text: string): string => text.replace(bonus, '$&\u2060')
