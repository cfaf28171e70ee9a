import { useEffect, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { chatConfigCall } from '../../api/chat/chat.ts'
import { readKey, useRead } from '../../api/useRead.ts'
import { walletCall } from '../../api/wallet.ts'
import { pages } from '../../nav/addresses.ts'
import { useChatOffer } from '../../operator/useChatOffer.ts'
import { useSession } from '../../session/useSession.ts'
import { readFreshWallet } from '../../wallet/useWallet.ts'
import type { Chat, ChatSnapshot } from './engine/chat.ts'
import { currentChat, openChat, subscribeCurrentChat } from './engine/currentChat.ts'
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
  const hasId = token === null ? isOpen || storedGuestId() !== null : memberId !== undefined
  const chat = useSyncExternalStore(subscribeCurrentChat, currentChat)
  const config = useRead(isOffered && hasId ? chatConfigCall : null, undefined, {
    revalidateIfStale: false,
    // Once the chat is open, its configuration is not read again.
    revalidateOnFocus: !chat,
    revalidateOnReconnect: !chat,
  })
  const prefix = config.data?.PREFIX
  useEffect(() => {
    if (prefix === undefined) return
    const id = token === null ? guestId() : memberId
    if (id !== undefined) openChat({ id, token, prefix })
  }, [token, memberId, prefix])

  if (isOffered === false) return { status: 'off' }
  if (chat) return { status: 'ready', chat }
  const failed = [offer, wallet, config].find(({ error }) => error !== undefined)
  if (failed) return { status: 'failed', error: failed.error, retry: () => void failed.mutate() }
  return { status: 'loading' }
}

export const useSnapshot = (chat: Chat): ChatSnapshot => useSyncExternalStore(chat.subscribe, chat.snapshot)
