/** The progress of a movement of money or a slip. */
export type Progress = 'success' | 'failed' | 'underWay'

/** A row's status: everything but SUCCESS and FAILED is in progress (spec, section 4). */
export function progressOf(status: string): Progress {
  if (status === 'SUCCESS') return 'success'
  return status === 'FAILED' ? 'failed' : 'underWay'
}
