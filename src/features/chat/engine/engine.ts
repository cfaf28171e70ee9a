import {
  readChatCall,
  sendChatMessage,
  type ChatIdentity,
  type OutgoingMessage,
  readChatHistory,
  uploadChatFile,
} from '../../../api/chat/chat.ts'
import type { ServerMessage } from '../../../api/chat/chatMessage.ts'
import type { SocketState } from '../../../api/chat/chatSocket.ts'
import { send } from '../../../api/client/client.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { BatchedListeners } from './batchedListeners.ts'
import { Delivery } from './delivery.ts'
import { isOwnEntry, type Entry } from './entries.ts'
import { Outbox } from './outbox.ts'
import { ownMessage } from './ownMessage.ts'
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
  readonly transcript = new Transcript()
  readonly listeners = new BatchedListeners()
  readonly incomingListeners = new Set<(message: ChatMessage) => void>()
  readonly outbox: Outbox
  readonly delivery: Delivery
  readonly sync: Sync
  readonly unread: Unread
  readonly #unresolved: Unresolved
  readonly #identity: ChatIdentity
  #socket: SocketState = 'connecting'
  #isRefused = false
  #hasRead = false
  #hasDrafts = false
  #isClosed = false
  #snapshot: ChatSnapshot | null = null

  constructor({ identity, storage, owner }: EngineOptions) {
    const onChange = () => this.#changed()
    this.#identity = identity
    this.outbox = new Outbox({ storage, owner, onChange })
    this.unread = new Unread({ mark: () => send(readChatCall, { body: identity }), onChange })
    this.sync = new Sync(this.transcript, {
      read: (limit, skip) => readChatHistory(identity, limit, skip),
      readTo: () => this.#unresolved.readTo(),
      onRead: (merged, isFirst) => this.#onRead(merged, isFirst),
      onChange,
    })
    this.#unresolved = new Unresolved(this.outbox, this.transcript)
    this.delivery = new Delivery({
      outbox: this.outbox,
      transcript: this.transcript,
      unresolved: this.#unresolved,
      send: (message, key, onLeave) => this.#send(message, key, onLeave),
      upload: (file, signal, onProgress) => uploadChatFile(file, { signal, onProgress }),
      readNewest: () => this.sync.poll(),
      onSent: (id, message, createdAt) => this.#onSent(id, message, createdAt),
    })
  }

  snapshot(): ChatSnapshot {
    const { sync, unread, outbox } = this
    this.#snapshot ??= {
      messages: this.transcript.messages(),
      outbox: this.#unresolved.notShown(),
      draft: outbox.draft,
      socket: this.#socket,
      // A refused socket shows as a failed sync (contract, chat).
      sync: this.#isRefused && sync.state === 'ready' ? 'failed' : sync.state,
      older: sync.older,
      unread: unread.count,
      firstUnreadId: unread.firstId,
    }
    return this.#snapshot
  }

  onSocketState(state: SocketState): void {
    this.#socket = state
    if (state === 'refused') this.#isRefused = true
    if (state === 'connected') {
      this.#isRefused = false
      // The socket does not deliver the messages that it missed.
      void this.sync.request()
    }
    this.#changed()
  }

  onSocketMessage(message: ServerMessage): void {
    this.sync.isDue = true
    const entry = this.transcript.addLive(message)
    if (!entry) return
    this.#changed()
    if (!isOwnEntry(entry)) this.#announce([entry])
  }

  check(): void {
    const { sync, delivery, unread } = this
    const isDisconnected = this.#socket !== 'connected' && unread.isInSight
    const isStopped = this.#hasRead && delivery.isStopped
    // Don't poll while the room refuses us, unless a message is unconfirmed.
    const isOpen = !this.#isRefused && (sync.state === 'failed' || isDisconnected || isStopped)
    if (isOpen || sync.isDue || this.#unresolved.mayAppear()) void sync.poll()
    this.#unresolved.searchAgain()
    delivery.run()
    unread.markIfDue()
  }

  /** Unknown outcomes need the history, and stored messages go first. */
  start(): void {
    if (this.#hasRead && this.#hasDrafts && !this.#isClosed) this.delivery.start()
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
    this.listeners.clear()
    this.incomingListeners.clear()
    // Released first, so that cancelled messages stay stored as they were.
    this.outbox.release()
    this.delivery.stop()
    this.unread.close()
  }

  #send(message: OutgoingMessage, key: string, onLeave: () => void): Promise<string> {
    return sendChatMessage({ identity: this.#identity, message, sessionId: this.transcript.sessionId(), key, onLeave })
  }

  #onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    this.sync.isDue = true
    this.transcript.addSent(id, ownMessage(message, createdAt, this.transcript.sessionId()))
  }

  #onRead({ fresh, dropped }: Merged, isFirst: boolean): void {
    this.#unresolved.settle()
    this.unread.remove(dropped)
    const incoming = fresh.filter((entry) => !isOwnEntry(entry))
    if (!isFirst) this.#announce(incoming)
    else if (incoming.length > 0) this.unread.addSeen()
    this.#hasRead = true
    this.start()
  }

  #announce(incoming: readonly Entry[]): void {
    this.unread.add(incoming)
    for (const { message } of incoming) for (const listener of this.incomingListeners) listener(message)
  }

  #changed(): void {
    this.#snapshot = null
    this.listeners.announce()
  }
}
