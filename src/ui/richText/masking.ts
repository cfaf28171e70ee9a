/** A private-use character, which turns a name into an unknown one. */
const maskCharacter = '\ue000'

export const maskedStyle = `st${maskCharacter}yle`

/**
 * Masks handlers and style attributes before parsing, as the CSP reports them even in an inert document. Masks similar
 * text too. Linear time.
 */
export const maskActing = (html: string): string =>
  html.replace(/([\s"'/<])(on(?=[a-z])|st(?=yle))/gi, `$1$2${maskCharacter}`)

export const unmask = (text: string): string => text.replaceAll(maskCharacter, '')
