import { codeFields, isSealed, trimmed } from '../../lib/codeFields.ts'

/** What the codes on a picture say: a slip with its reference, a payment's code, or nothing that tells a slip. */
export type SlipCode =
  | { readonly is: 'slip'; readonly reference: string }
  | { readonly is: 'payment' }
  | { readonly is: 'none' }

/**
 * The reference of a bank's slip: everything that its first field says, as the sending bank and the number of the transfer are in it, or the
 * parts that a wallet writes there. Null for a code that is not a slip's.
 */
function referenceIn(read: string): string | null {
  const text = trimmed(read)
  const head = isSealed(text, '91') ? codeFields(text)?.get('00') : undefined
  return head !== undefined && codeFields(head)?.has('01') ? head : null
}

const isPayment = (read: string) => isSealed(trimmed(read), '63') && codeFields(trimmed(read))?.get('00') === '01'

/** Tells what the texts of the codes on one picture say. A slip may carry other codes beside its own, such as an advertisement. */
export function slipCode(texts: readonly string[]): SlipCode {
  const reference = texts.map(referenceIn).find((found) => found !== null) ?? null
  if (reference !== null) return { is: 'slip', reference }
  return { is: texts.some(isPayment) ? 'payment' : 'none' }
}

/** True for the text of a slip's own code. */
export const isSlip = (text: string) => referenceIn(text) !== null
