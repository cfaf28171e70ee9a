import { profileCall } from '../../api/profile.ts'
import { useRead } from '../../reads/useRead.ts'

/** The member's own data. */
export const useProfile = () => useRead(profileCall)
