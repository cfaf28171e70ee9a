import { contactCall } from '../../api/info.ts'
import { useRead } from '../../member/useRead.ts'

/** How support is reached, read once. */
export const useContact = () => useRead(contactCall)
