import { useSyncExternalStore } from 'react'
import { openIntents, subscribeIntents, type Intent } from '../commands/intents.ts'
import { isInFlight, subscribeInFlight } from '../commands/inFlight.ts'
import { hash } from './hash.ts'
import { useWallet } from './useWallet.ts'

/** The member as intents name them, empty while the wallet has not been read. */
export function useMemberHash(): string {
  const { data: wallet } = useWallet({ revalidateOnMount: false })
  return wallet ? hash(wallet.profile._id) : ''
}

/** This member's commands whose outcome is not known; what is still under way is none of them. */
export function useOpenIntents(): readonly Intent[] {
  const member = useMemberHash()
  const intents = useSyncExternalStore(subscribeIntents, openIntents)
  const inFlight = useSyncExternalStore(subscribeInFlight, () => intents.filter(({ kind }) => isInFlight(kind)).length)
  const ours = intents.filter((intent) => intent.member === member)
  return inFlight === 0 ? ours : ours.filter(({ kind }) => !isInFlight(kind))
}
