import { contactCall } from '../../api/info.ts'
import { useRead } from '../../reads/useRead.ts'

/** How to reach support. */
export const useContact = () => useRead(contactCall)
