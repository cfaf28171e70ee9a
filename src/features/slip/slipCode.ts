import { codeFields, hasValidChecksum, withoutEdgeNoise } from '../../lib/emvco.ts'

export type SlipCode =
  | { readonly is: 'slip'; readonly reference: string }
  | { readonly is: 'payment' }
  | { readonly is: 'none' }

/**
 * @returns the first field (bank and transfer number), or the parts that a wallet writes; null if it is not a slip's.
 */
function referenceIn(read: string): string | null {
  const text = withoutEdgeNoise(read)
  const head = hasValidChecksum(text, '91') ? codeFields(text)?.get('00') : undefined
  return head !== undefined && codeFields(head)?.has('01') ? head : null
}

const isPaymentCode = (read: string) =>
  hasValidChecksum(withoutEdgeNoise(read), '63') && codeFields(withoutEdgeNoise(read))?.get('00') === '01'

/** A slip may carry others, such as an advertisement. */
export function slipCode(texts: readonly string[]): SlipCode {
  const reference = texts.map(referenceIn).find((found) => found !== null) ?? null
  if (reference !== null) return { is: 'slip', reference }
  return { is: texts.some(isPaymentCode) ? 'payment' : 'none' }
}

export const isSlip = (text: string) => referenceIn(text) !== null
