import { readChatHistory, type ChatIdentity } from '../../../api/chat/chat.ts'
import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { createObservable } from '../../../lib/observable.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { isOwnEntry, type Entry } from './entries.ts'
import { Outbox } from './outbox.ts'
import { Sync } from './sync.ts'
import { Transcript, type Merged } from './transcript.ts'
import type { ChatMessage, ChatSnapshot } from './types.ts'
import { Unread } from './unread.ts'
import { Unresolved } from './unresolved.ts'

interface EngineOptions {
  readonly identity: ChatIdentity
  readonly storage: StorageArea
  /** A hash of the identity. */
  readonly owner: string
}

export class Engine {
  readonly outbox: Outbox
  readonly delivery: Delivery
  readonly sync: Sync
  readonly unread: Unread
  readonly incomingListeners = new Set<(message: ChatMessage) => void>()
  readonly #transcript = new Transcript()
  readonly #unresolved: Unresolved
  readonly #changes = createObservable()
  #isScheduled = false
  #socket: SocketState = 'connecting'
  #isRefused = false
  #hasDrafts = false
  #isClosed = false
  #snapshot: ChatSnapshot | null = null

  constructor({ identity, storage, owner }: EngineOptions) {
    const onChange = () => this.#changed()
    const transcript = this.#transcript
    const outbox = new Outbox({ storage, owner, onChange })
    const unresolved = new Unresolved(outbox, transcript)
    const sync = new Sync(transcript, {
      read: (limit, skip) => readChatHistory(identity, limit, skip),
      readTo: () => unresolved.readTo(),
      onRead: (merged, isFirst) => this.#onRead(merged, isFirst),
      onChange,
    })
    this.outbox = outbox
    this.sync = sync
    this.#unresolved = unresolved
    this.unread = new Unread(identity, onChange)
    this.delivery = createDelivery({ identity, outbox, transcript, unresolved, sync })
  }

  snapshot(): ChatSnapshot {
    const { sync, unread, outbox } = this
    this.#snapshot ??= {
      messages: this.#transcript.messages(),
      outbox: this.#unresolved.notShown(),
      draft: outbox.draft,
      socket: this.#socket,
      // A refused socket shows as a failed sync, which has a retry (contract, chat).
      sync: this.#isRefused && sync.state === 'ready' ? 'failed' : sync.state,
      older: sync.older,
      unread: unread.count,
      firstUnreadId: unread.firstId,
    }
    return this.#snapshot
  }

  subscribe(listener: () => void): () => void {
    return this.#changes.subscribe(listener)
  }

  onSocketState(state: SocketState): void {
    this.#socket = state
    if (state === 'refused') this.#isRefused = true
    if (state === 'connected') {
      this.#isRefused = false
      // The socket does not deliver messages missed during the gap.
      void this.sync.request()
    } else if (state !== 'connecting' && !this.sync.hasRead) void this.sync.poll()
    this.#changed()
  }

  onSocketMessage(message: ServerMessage): void {
    this.sync.isDue = true
    const entry = this.#transcript.addLive(message)
    if (!entry) return
    this.#changed()
    if (!isOwnEntry(entry)) this.#announce([entry])
  }

  check(): void {
    const { sync, delivery, unread } = this
    const isDisconnected = this.#socket !== 'connected' && unread.isInSight
    const isStopped = sync.hasRead && delivery.isStopped()
    // While refused, poll only for unconfirmed messages.
    const isOpen = !this.#isRefused && (sync.state === 'failed' || isDisconnected || isStopped)
    if (isOpen || sync.isDue || this.#unresolved.mayAppear()) void sync.poll()
    this.#unresolved.searchAgain()
    delivery.run()
    unread.markIfDue()
  }

  /** Waits for the history, which settles unknown outcomes; stored messages go first. */
  start(): void {
    if (this.sync.hasRead && this.#hasDrafts && !this.#isClosed) this.delivery.start()
  }

  onOutboxReady(): void {
    const isFirst = !this.#hasDrafts
    this.#hasDrafts = true
    this.#unresolved.searchAgain()
    if (isFirst) this.start()
    else this.delivery.run()
  }

  close(): void {
    this.#isClosed = true
    this.incomingListeners.clear()
    // Released first, so cancelling does not change what is stored.
    this.outbox.release()
    this.delivery.stop()
    this.unread.close()
  }

  #onRead({ fresh, dropped }: Merged, isFirst: boolean): void {
    this.#unresolved.settle()
    this.unread.remove(dropped)
    const incoming = fresh.filter((entry) => !isOwnEntry(entry))
    if (isFirst) this.unread.addSeen(Math.min(incoming.length, 1))
    else this.#announce(incoming)
    this.start()
  }

  #announce(incoming: readonly Entry[]): void {
    this.unread.add(incoming)
    for (const { message } of incoming) for (const listener of this.incomingListeners) listener(message)
  }

  #changed(): void {
    this.#snapshot = null
    if (this.#isScheduled) return
    this.#isScheduled = true
    queueMicrotask(() => {
      this.#isScheduled = false
      if (!this.#isClosed) this.#changes.announce()
    })
  }
}
