import { useEffect, useState, type ReactNode } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { banksCall, type Bank } from '../../api/banks.ts'
import { send } from '../../api/client/client.ts'
import { type MemberProfile, profileCall } from '../../api/profile.ts'
import { cachedForever, readKey, useRead } from '../../api/useRead.ts'
import { monotonicNow } from '../../lib/clock.ts'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { useWallet } from '../../wallet/useWallet.ts'

/** Read at each opening, for the page as well: the form sends everything and must not revert newer changes. */
function useProfileNow() {
  const { mutate } = useSWRConfig()
  const [openedAt] = useState(monotonicNow)
  const read = useSWR(['profile', openedAt], () => send(profileCall), cachedForever)
  const { data } = read
  useEffect(() => {
    if (data) void mutate(readKey(profileCall), data, { revalidate: false })
  }, [data, mutate])
  return read
}

interface Props {
  /** Of the form, in pixels. */
  height: number
  children: (profile: MemberProfile, banks: readonly Bank[]) => ReactNode
}

/** Also waits for the wallet, as commands are stored by its member id. */
export const ProfileFormLoader = ({ height, children }: Props) => (
  <Reads of={[useProfileNow(), useRead(banksCall), useWallet()]} shape="form" height={height}>
    {([profile, banks]) => children(profile, banks)}
  </Reads>
)
