import type { ChatIdentity } from '../../../api/chat/chat.ts'
import type { ChatButton } from '../../../api/chat/chatMessage.ts'
import { connectChat, type SocketState } from '../../../api/chat/chatSocket.ts'
import { dataAddressOf } from '../../../lib/canvas.ts'
import { createObservable } from '../../../lib/observable.ts'
import { everyWhileVisible } from '../../../lib/visibility.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { createDelivery, notShown, searchFrom } from './delivery.ts'
import { Outbox, type OutboxItem } from './outbox.ts'
import { acquireOutbox } from './outboxMutex.ts'
import { createReconnector } from './reconnector.ts'
import { draftProblem, typeOf } from './rules.ts'
import { Sync } from './sync.ts'
import { isOwnMessage, Transcript, type ChatMessage, type Entry } from './transcript.ts'
import { Unread } from './unread.ts'

const checkIntervalMs = 5_000
/** The socket's first state requests the history, which does not wait for a slow socket. */
const socketWaitMs = 1_000

interface ChatOptions {
  readonly identity: ChatIdentity
  readonly prefix: string
  /** Null for a guest. */
  readonly token: string | null
  readonly url: string
  readonly storage: StorageArea
  /** A hash of the identity. */
  readonly owner: string
  /** No other tab shares this storage. */
  readonly tab: StorageArea
  readonly connect?: typeof connectChat
}

export type Chat = ReturnType<typeof createChat>
export type ChatSnapshot = Readonly<ReturnType<Chat['snapshot']>>

export function createChat(options: ChatOptions) {
  const { identity, prefix, token, url, storage, owner, tab, connect = connectChat } = options
  const changes = createObservable()
  const incomingListeners = new Set<(message: ChatMessage) => void>()
  let latest: ReturnType<typeof newSnapshot> | null = null
  let socketState: SocketState = 'connecting'
  let isRefused = false
  let hasOutbox = false
  let isClosed = false

  function onChange(): void {
    latest = null
    if (!isClosed) changes.announce()
  }

  const transcript = new Transcript()
  const outbox = new Outbox(storage, owner, onChange)
  const unread = new Unread(identity, onChange)
  const sync = new Sync({ identity, transcript, readTo: () => searchFrom(outbox), onRead, onChange })
  const delivery = createDelivery(identity, outbox, transcript, sync)

  function onRead({ fresh, dropped }: ReturnType<Transcript['merge']>, isFirst: boolean): void {
    delivery.settle()
    unread.remove(dropped)
    const incoming = fresh.filter(({ message }) => !isOwnMessage(message))
    if (!isFirst) announce(incoming)
    else if (incoming.length > 0) unread.addSeen()
    start()
  }

  function announce(incoming: readonly Entry[]): void {
    unread.add(incoming)
    for (const { message } of incoming) for (const listener of incomingListeners) listener(message)
  }

  /** Waits for the history, which settles unknown outcomes; stored messages go first. */
  function start(): void {
    if (sync.hasRead && hasOutbox && !isClosed) delivery.start()
  }

  const reconnector = createReconnector(() => socket.reconnect())
  const socketWait = setTimeout(() => void sync.read(), socketWaitMs)
  const socket = connect({
    url,
    room: `${prefix}-${'userId' in identity ? identity.userId : identity.guestId}`,
    token,
    onState(state) {
      if (state !== 'connecting') clearTimeout(socketWait)
      reconnector.onState(state)
      socketState = state
      if (state === 'refused') isRefused = true
      if (state === 'connected') {
        isRefused = false
        // The socket does not deliver messages missed during the gap.
        void sync.readNow()
      } else if (state !== 'connecting' && !sync.hasRead) void sync.read()
      onChange()
    },
    onMessage(message) {
      sync.mayBeStale = true
      const entry = message && transcript.addLive(message)
      if (!entry) return
      if (!isOwnMessage(entry.message)) announce([entry])
      onChange()
    },
  })
  const releaseLock = acquireOutbox({
    owner,
    storage,
    tab,
    onReady(otherPage) {
      if (otherPage !== 'open') outbox.open(otherPage === 'gone')
      hasOutbox = true
      delivery.searchAgain()
      start()
    },
  })

  function check(): void {
    const isDisconnected = socketState !== 'connected' && unread.isInSight
    const isStopped = sync.hasRead && delivery.isStopped()
    // While refused, poll only for unconfirmed messages.
    const isOpen = !isRefused && (sync.state === 'failed' || isDisconnected || isStopped)
    if (isOpen || sync.mayBeStale || delivery.mayAppear()) void sync.read()
    delivery.searchAgain()
    unread.markIfDue()
  }

  function onWake(): void {
    void sync.readNow()
    reconnector.soon()
    unread.markAgain()
    check()
  }

  const onCheck = () => {
    reconnector.check()
    check()
  }
  const stopChecks = everyWhileVisible(onCheck, checkIntervalMs, onWake)
  window.addEventListener('online', onWake)

  const newSnapshot = () => ({
    /** The messages are oldest first, without gaps. */
    messages: transcript.messages,
    outbox: notShown(outbox, transcript),
    draft: outbox.draft,
    socket: socketState,
    // A refused socket shows as a failed sync, which has a retry (contract, chat).
    sync: isRefused && sync.state === 'ready' ? 'failed' : sync.state,
    older: sync.older,
    unread: unread.count,
    /** For the divider, which stays while the panel is open. */
    firstUnreadId: unread.firstId,
  })

  /** Retries a failed read, as nothing is sent before it. */
  function add(content: Parameters<Outbox['add']>[0]): OutboxItem {
    const item = outbox.add(content)
    delivery.run()
    if (sync.state === 'failed') void sync.readNow()
    return item
  }

  return {
    snapshot: () => (latest ??= newSnapshot()),
    subscribe: changes.subscribe,
    onIncoming(listener: (message: ChatMessage) => void) {
      incomingListeners.add(listener)
      return () => void incomingListeners.delete(listener)
    },
    type: (text: string) => outbox.type(text),
    sendDraft(): void {
      if (draftProblem(outbox.draft) !== null) return
      const text = outbox.draft.trim()
      add({ text, message: { message_type: 'text', payload: { message: text } } })
      outbox.type('')
    },
    sendPostback({ title, payload }: ChatButton): void {
      add({ text: title, message: { message_type: 'postback', payload: { message: title, payload } } })
    },
    async sendFile(file: File): Promise<void> {
      const type = typeOf(file)
      // Some devices leave the type empty.
      const source = file.type === type ? file : new File([file], file.name, { type })
      const { id } = add({ text: '', file: { name: file.name, type }, source })
      const preview = type.startsWith('image/') ? await dataAddressOf(source) : null
      if (outbox.find(id)) outbox.change(id, { preview })
    },
    retry(id: string): void {
      void sync.readNow()
      delivery.retry(id)
    },
    discard: delivery.discard,
    loadOlder: () => sync.loadOlder(),
    refresh(): void {
      sync.showLoading()
      start()
      reconnector.now()
      onWake()
    },
    setInSight: (isInSight: boolean) => unread.setInSight(isInSight),
    close(): void {
      isClosed = true
      incomingListeners.clear()
      // Released first, so cancelling does not change what is stored.
      outbox.release()
      delivery.stop()
      unread.isInSight = false
      clearTimeout(socketWait)
      stopChecks()
      window.removeEventListener('online', onWake)
      socket.close()
      releaseLock()
    },
  }
}
