import { profileCall } from '../../api/account.ts'
import { useRead } from '../../member/useRead.ts'

/** The member's own data. */
export const useProfile = () => useRead(profileCall)
