import type { ReactNode } from 'react'
import type { MemberProfile } from '../../api/profile.ts'
import { banksCall, type Bank } from '../../api/banks.ts'
import { useRead } from '../../reads/reads.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Reads } from '../../ui/Reads.tsx'
import { useProfile, useProfileNow } from './useProfile.ts'

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
