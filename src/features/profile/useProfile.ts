import useSWR from 'swr'
import { readProfile } from '../../api/account.ts'
import { keys } from '../../member/keys.ts'

/** The member's own data. */
export const useProfile = () => useSWR(keys.profile, readProfile)
