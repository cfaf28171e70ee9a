import { useEffect, useSyncExternalStore } from 'react'
import { endOf, subscribeEndings, watchEnd } from './endings.ts'
import { isInFlight, subscribeInFlight } from './inFlight.ts'
import { openIntents, subscribeIntents, type Intent } from './intents.ts'
import { slotOf } from './slot.ts'
import { hash } from '../web/hash.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** The member as intents name them, empty while the wallet has not been read. */
export function useMemberHash(): string {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return wallet ? hash(wallet.profile._id) : ''
}

const hasEnded = ({ id, kind, parameters }: Intent) => endOf(id) !== undefined && !isInFlight(slotOf(kind, parameters))

/** This member's commands without an outcome: those that have ended and are unknown, and those under way in another tab. */
export function useIntents(): { readonly unknown: readonly Intent[]; readonly elsewhere: readonly Intent[] } {
  const member = useMemberHash()
  const ours = useSyncExternalStore(subscribeIntents, openIntents).filter((intent) => intent.member === member)
  // Renders again when one of them ends, here or in another tab.
  const count = () => ours.filter(hasEnded).length
  useSyncExternalStore(subscribeEndings, count)
  useSyncExternalStore(subscribeInFlight, count)
  useEffect(() => ours.forEach(watchEnd))
  const [unknown, under] = [ours.filter(hasEnded), ours.filter((intent) => !hasEnded(intent))]
  return { unknown, elsewhere: under.filter(({ kind, parameters }) => !isInFlight(slotOf(kind, parameters))) }
}

/** This member's commands whose outcome is unknown, without those under way. */
export const useOpenIntents = (): readonly Intent[] => useIntents().unknown
