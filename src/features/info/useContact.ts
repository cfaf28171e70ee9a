import { contactCall } from '../../api/info.ts'
import { useRead } from '../../reads/reads.ts'

/** How to reach support. */
export const useContact = () => useRead(contactCall)
