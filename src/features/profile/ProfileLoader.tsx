import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type MemberProfile, profileCall } from '../../api/profile.ts'
import { banksCall, type Bank } from '../../api/banks.ts'
import { useRead } from '../../api/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'

/** Never cached: the form sends everything and must not revert newer changes. */
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
  children: (profile: MemberProfile, banks: readonly Bank[]) => ReactNode
}

/** Also waits for the wallet, as commands are stored by its member id. */
export const ProfileFormLoader = ({ children }: Props) => (
  <Reads of={[useProfileNow(), useRead(banksCall), useWallet()]} shape="form" height={384}>
    {([profile, banks]) => children(profile, banks)}
  </Reads>
)
