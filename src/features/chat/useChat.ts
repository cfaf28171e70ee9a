import { useCallback, useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { walletCall } from '../../api/wallet.ts'
import { readKey } from '../../reads/readKey.ts'
import { useChatOffer } from '../../service/useChatOffer.ts'
import { useSession } from '../../session/useSession.ts'
import { readFreshWallet } from '../../wallet/useWallet.ts'
import { pages } from '../../nav/addresses.ts'
import type { Chat, ChatSnapshot } from './engine/chat.ts'
import { currentMeeting, meetChat, retryChat, subscribeMeeting } from './engine/chatSession.ts'
import { guestId, storedGuestId } from './engine/guestId.ts'

/** The chat as a screen finds it: not offered, on its way, out of reach, or there. */
export type ChatState =
  | { readonly status: 'off' | 'coming' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly chat: Chat }

/**
 * The chat of whoever is here. A guest's begins when the player opens it, and with the page once the device has had one; a
 * member's with the page, as soon as it is known who they are.
 */
export function useChat(isOpen: boolean): ChatState {
  const { isOffered, ...offer } = useChatOffer()
  const session = useSession()
  const [path] = useLocation()
  // Home reads the wallet once its games are refreshed; everywhere else nobody may have read it yet.
  const leavesIt = !isOpen && path === pages.home
  // No read of its own where there is one; but of all that read a key SWR asks only the first when the player comes back.
  const wallet = useSWR(session && isOffered ? readKey(walletCall) : null, readFreshWallet, {
    revalidateIfStale: false,
    ...(leavesIt ? { revalidateOnMount: false } : {}),
  })
  const memberId = wallet.data?.profile._id
  const token = session?.token ?? null
  useEffect(() => {
    if (!isOffered) return
    const guest = isOpen ? guestId : storedGuestId
    const id = token === null ? guest() : memberId
    if (id) meetChat({ token, identity: token === null ? { guestId: id } : { userId: id } })
    if (isOpen) retryChat()
  }, [isOffered, isOpen, token, memberId])
  const meeting = useSyncExternalStore(subscribeMeeting, currentMeeting)

  if (isOffered === false) return { status: 'off' }
  if (meeting?.status === 'met') return { status: 'ready', chat: meeting.chat }
  if (meeting?.status === 'failed') return { status: 'failed', error: meeting.error, retry: retryChat }
  const missing = [offer, wallet].find(({ error }) => error !== undefined)
  if (missing) return { status: 'failed', error: missing.error, retry: () => void missing.mutate() }
  return { status: 'coming' }
}

/** What is to be seen of a chat, now and from now on. */
export function useSnapshot(chat: Chat): ChatSnapshot {
  const subscribe = useCallback((listener: () => void) => chat.subscribe(listener), [chat])
  return useSyncExternalStore(subscribe, () => chat.snapshot())
}
