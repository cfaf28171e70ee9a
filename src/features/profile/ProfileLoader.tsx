import type { ReactNode } from 'react'
import type { MemberProfile } from '../../api/profile.ts'
import { banksCall, type Bank } from '../../api/banks.ts'
import { useRead } from '../../reads/useRead.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/Reads.tsx'
import { useProfile } from './useProfile.ts'

/** Loads the member's data and the banks. It waits for the wallet, too: commands are stored with its member id. */
export function ProfileLoader({
  skeleton,
  children,
}: {
  /** A form's without one. */
  skeleton?: ReactNode
  children: (profile: MemberProfile, banks: readonly Bank[]) => ReactNode
}) {
  return (
    <Reads of={[useProfile(), useRead(banksCall), useWallet()]} shape="form" height={384} skeleton={skeleton}>
      {([profile, banks]) => children(profile, banks)}
    </Reads>
  )
}
