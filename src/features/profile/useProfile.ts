import { useEffect, useEffectEvent, useState } from 'react'
import { profileCall, type MemberProfile } from '../../api/profile.ts'
import { useRead } from '../../reads/reads.ts'

/** The member's own data. */
export const useProfile = () => useRead(profileCall)

/**
 * The member's own data as they are first read from now on, for a form that sends all of them: what was read before may be older than the
 * member's last change, or support's.
 */
export function useProfileNow() {
  const read = useRead(profileCall, undefined, { revalidateOnMount: false })
  const [isAnswered, setAnswered] = useState(false)
  const [first, setFirst] = useState<MemberProfile>()
  const readNow = useEffectEvent(() => void read.mutate().finally(() => setAnswered(true)))
  useEffect(() => readNow(), [])
  if (!first && isAnswered && read.error === undefined && read.data) setFirst(read.data)
  return { ...read, data: first }
}
