/** A private-use character; turns a name into an unknown one. */
const mark = '\ue000'

export const maskedStyle = `st${mark}yle`

/**
 * Masks handlers and style attributes before parsing, as the Content-Security-Policy reports them even in an inert
 * document. Without a parser, similar text is masked as well, which `unmask` repairs. Linear time.
 */
export const maskActing = (html: string): string => html.replace(/([\s"'/<])(on(?=[a-z])|st(?=yle))/gi, `$1$2${mark}`)

export const unmask = (text: string): string => text.replaceAll(mark, '')
