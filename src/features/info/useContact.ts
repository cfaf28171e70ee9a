import { contactCall } from '../../api/info.ts'
import { useRead } from '../../reads/useRead.ts'

/** How support is reached, read once. */
export const useContact = () => useRead(contactCall)
