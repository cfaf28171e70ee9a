/** A private-use character. */
const maskCharacter = '\ue000'

export const maskedStyle = `st${maskCharacter}yle`

/**
 * The Content-Security-Policy reports these attributes even in an inert document. Similar text is masked as well.
 * Linear time.
 */
export const maskActing = (html: string): string =>
  html.replace(/([\s"'/<])(on(?=[a-z])|st(?=yle))/gi, `$1$2${maskCharacter}`)

export const unmask = (text: string): string => text.replaceAll(maskCharacter, '')
