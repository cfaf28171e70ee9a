import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type MemberProfile, profileCall } from '../../api/profile.ts'
import { banksCall, type Bank } from '../../api/banks.ts'
import { useRead } from '../../api/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'

/** The member's own data. */
const useProfile = () => useRead(profileCall)

/**
 * The member's own data as they are first read from now on, for a form that sends all of them: what was read before may be older than the
 * member's last change, or support's.
 */
function useProfileNow() {
  const read = useRead(profileCall, undefined, { revalidateOnMount: false })
  const [isAnswered, setAnswered] = useState(false)
  const [first, setFirst] = useState<MemberProfile>()
  const readNow = useEffectEvent(() => void read.mutate().finally(() => setAnswered(true)))
  useEffect(() => readNow(), [])
  if (!first && isAnswered && read.error === undefined && read.data) setFirst(read.data)
  return { ...read, data: first }
}

interface Props {
  /** A form's without one. */
  skeleton?: ReactNode
  children: (profile: MemberProfile, banks: readonly Bank[]) => ReactNode
}

/** Loads the member's data and the banks. It waits for the wallet, too: commands are stored with its member id. */
export const ProfileLoader = (props: Props) => <Loader {...props} profile={useProfile()} />

/** The same for a form that begins with the data. */
export const ProfileFormLoader = (props: Props) => <Loader {...props} profile={useProfileNow()} />

const Loader = ({ profile, skeleton, children }: Props & { profile: ReturnType<typeof useProfileNow> }) => (
  <Reads of={[profile, useRead(banksCall), useWallet()]} shape="form" height={384} skeleton={skeleton}>
    {([read, banks]) => children(read, banks)}
  </Reads>
)
