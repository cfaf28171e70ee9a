import { useBankNames } from './useBankNames.ts'

/** A way to pay in by its code, with its name. */
interface Way {
  readonly code: string
  readonly name: string
}

/**
 * What a credit was paid through, as its row of the statement says (`from`, a code or ''; null while there is no credit): the way that was
 * awaited, or another bank. Null where the row names neither. `awaited`: null while its name is not known.
 */
export function useVia(from: string | null, awaited: Way | null = null): { name: string; bank: string } | null {
  const bankName = useBankNames(from !== null)
  if (!from) return null
  const name = from === awaited?.code ? awaited.name : bankName(from)
  return name === '' ? null : { name, bank: from }
}
