import { useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { walletCall } from '../../api/wallet.ts'
import { readKey } from '../../api/useRead.ts'
import { useChatOffer } from '../../operator/useChatOffer.ts'
import { useSession } from '../../session/useSession.ts'
import { readFreshWallet } from '../../wallet/useWallet.ts'
import { pages } from '../../nav/addresses.ts'
import type { Chat, ChatSnapshot } from './engine/chat.ts'
import { currentChat, openChat, retryChat, subscribeCurrentChat } from './engine/currentChat.ts'
import { guestId, storedGuestId } from './engine/guestId.ts'

/** `off`: the operator offers no chat. */
export type ChatState =
  | { readonly status: 'off' | 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly chat: Chat }

/** A guest's chat opens with the dialog, or with the page once the guest has an id. */
export function useChat(isOpen: boolean): ChatState {
  const { isOffered, ...offer } = useChatOffer()
  const session = useSession()
  const [path] = useLocation()
  // Home reads the wallet itself; elsewhere this may be the only read.
  const isReadByHome = !isOpen && path === pages.home
  // On focus, SWR revalidates only through a key's first hook.
  const wallet = useSWR(session && isOffered ? readKey(walletCall) : null, readFreshWallet, {
    revalidateIfStale: false,
    ...(isReadByHome ? { revalidateOnMount: false } : {}),
  })
  const memberId = wallet.data?.profile._id
  const token = session?.token ?? null
  useEffect(() => {
    if (!isOffered) return
    const guest = isOpen ? guestId : storedGuestId
    const id = token === null ? guest() : memberId
    if (id) openChat({ id, token })
    if (isOpen) retryChat()
  }, [isOffered, isOpen, token, memberId])
  const current = useSyncExternalStore(subscribeCurrentChat, currentChat)

  if (isOffered === false) return { status: 'off' }
  if (current?.status === 'open') return { status: 'ready', chat: current.chat }
  if (current?.status === 'failed') return { status: 'failed', error: current.error, retry: retryChat }
  const failed = [offer, wallet].find(({ error }) => error !== undefined)
  if (failed) return { status: 'failed', error: failed.error, retry: () => void failed.mutate() }
  return { status: 'loading' }
}

export const useSnapshot = (chat: Chat): ChatSnapshot => useSyncExternalStore(chat.subscribe, chat.snapshot)
