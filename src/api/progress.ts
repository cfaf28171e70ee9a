/** The progress of a movement of money or a slip. */
export type Progress = 'success' | 'failed' | 'underWay'

/** A row's status, in any case: everything but SUCCESS and FAILED is in progress (spec, section 4). */
export function progressOf(status: string): Progress {
  const plain = status.trim().toUpperCase()
  if (plain === 'SUCCESS') return 'success'
  return plain === 'FAILED' ? 'failed' : 'underWay'
}
