import type { ReactNode } from 'react'
import useSWRImmutable from 'swr/immutable'
import type { MemberProfile } from '../../api/account.ts'
import { readBanks, type Bank } from '../../api/registration.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useWallet } from '../../member/useWallet.ts'
import { Retry } from '../../ui/Retry.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useProfile } from './useProfile.ts'

/** What every change needs to know first: the member's data, the banks, and, by the wallet, whose command it is. */
export function Loaded({ children }: { children: (profile: MemberProfile, banks: readonly Bank[]) => ReactNode }) {
  const errorText = useErrorText()
  const profile = useProfile()
  const banks = useSWRImmutable('banks', readBanks)
  const wallet = useWallet()
  if (profile.data && banks.data && wallet.data) return children(profile.data, banks.data)
  const needed = [profile, banks, wallet]
  const failed = needed.find(({ data, error }) => data === undefined && error !== undefined)
  if (!failed) return <Skeleton height={260} />
  return (
    <Retry
      text={errorText(failed.error)}
      busy={needed.some(({ isValidating }) => isValidating)}
      onRetry={() => needed.forEach(({ data, mutate }) => data === undefined && void mutate())}
    />
  )
}
