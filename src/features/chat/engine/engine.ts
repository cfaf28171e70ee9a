import {
  markChatRead,
  readChatHistory,
  sendChatMessage,
  uploadChatFile,
  type ChatIdentity,
  type Conversation,
  type OutgoingMessage,
} from '../../../api/chat.ts'
import type { SocketState } from '../../../api/chatSocket.ts'
import type { StorageArea } from '../../../platform/storage.ts'
import { Changes } from './changes.ts'
import type { ChatMessage, ChatSnapshot } from './chat.ts'
import { Delivery } from './delivery.ts'
import { Doubts } from './doubts.ts'
import { Outbox } from './outbox.ts'
import { ownMessage } from './ownMessage.ts'
import { contentOf } from './rows.ts'
import { Sync } from './sync.ts'
import { isOwn, type Entry } from './entries.ts'
import { Transcript, type Merged } from './transcript.ts'
import { Unread } from './unread.ts'

interface Whose {
  readonly identity: ChatIdentity
  readonly keep: StorageArea
  readonly owner: string
}

/** The parts of a chat, and what one has to hear of another. */
export class Engine {
  readonly transcript = new Transcript()
  readonly changes = new Changes()
  readonly hearers = new Set<(message: ChatMessage) => void>()
  readonly outbox: Outbox
  readonly delivery: Delivery
  readonly sync: Sync
  readonly unread: Unread
  readonly #doubts: Doubts
  readonly #identity: ChatIdentity
  /** Own words that the socket brought back before their send was answered: the answer tells whose they are. */
  #echoes: Conversation[] = []
  #socket: SocketState = 'connecting'
  #isRefused = false
  #isStarted = false
  #isClosed = false
  #snapshot: ChatSnapshot | null = null

  constructor({ identity, keep, owner }: Whose) {
    const onChange = () => this.#changed()
    this.#identity = identity
    this.outbox = new Outbox({ keep, owner, onChange })
    this.unread = new Unread({ mark: () => markChatRead(identity), onChange })
    this.sync = new Sync(this.transcript, {
      read: (limit, skip) => readChatHistory(identity, limit, skip),
      readTo: () => this.#doubts.readTo(),
      onRead: (merged, isFirst) => this.#onRead(merged, isFirst),
      onChange,
    })
    this.#doubts = new Doubts(this.outbox, this.transcript)
    this.delivery = new Delivery({
      outbox: this.outbox,
      transcript: this.transcript,
      doubts: this.#doubts,
      send: (message) => this.#send(message),
      upload: (file, signal, onProgress) => uploadChatFile(file, { signal, onProgress }),
      look: () => this.sync.request(),
      onSent: (id, message, createdAt) => this.#onSent(id, message, createdAt),
      onSettled: () => this.#hearEchoes(),
    })
  }

  snapshot(): ChatSnapshot {
    const { sync, unread, outbox } = this
    this.#snapshot ??= {
      messages: this.transcript.shown(),
      outbox: outbox.items,
      draft: outbox.draft,
      socket: this.#socket,
      // A room that is refused shows as a failed sync (contract, chat).
      sync: this.#isRefused && sync.state === 'ready' ? 'failed' : sync.state,
      older: sync.older,
      unread: unread.count,
      firstUnreadId: unread.firstId,
    }
    return this.#snapshot
  }

  onSocket(state: SocketState): void {
    this.#socket = state
    if (state === 'refused') this.#isRefused = true
    if (state === 'connected') {
      this.#isRefused = false
      // What was said while there was no line is only in the history.
      void this.sync.request()
    }
    this.#changed()
  }

  /** Takes what the socket brought; the history is asked later whether that was all. */
  hear(message: Conversation): void {
    if (message.sender === 'customer' && this.delivery.isSending(contentOf(message.message)))
      return void this.#echoes.push(message)
    this.sync.isDue = true
    const entry = this.transcript.hear(message)
    if (!entry) return
    this.#changed()
    if (!isOwn(entry)) this.#announce([entry])
  }

  /** The regular look at what is not as it should be. */
  check(): void {
    const { sync, delivery, unread } = this
    const isDeaf = this.#socket !== 'connected' && unread.isInSight
    if (sync.isDue || sync.state === 'failed' || isDeaf || this.#doubts.areFresh()) void sync.request()
    delivery.run()
    unread.considerMark()
  }

  /** Sends again after the end of a session, too. */
  start(): void {
    if (this.#isStarted && !this.#isClosed) this.delivery.start()
  }

  close(): void {
    this.#isClosed = true
    this.changes.end()
    this.hearers.clear()
    // What is stopped now is kept as it was.
    this.outbox.letGo()
    this.delivery.stop()
    this.unread.close()
  }

  #send(message: OutgoingMessage): Promise<string> {
    return sendChatMessage({ identity: this.#identity, message, sessionId: this.transcript.sessionId() })
  }

  #onSent(id: string, message: OutgoingMessage, createdAt: string): void {
    this.sync.isDue = true
    this.transcript.addSent(id, ownMessage(message, createdAt, this.transcript.sessionId()))
  }

  #hearEchoes(): void {
    const echoes = this.#echoes
    this.#echoes = []
    for (const echo of echoes) this.hear(echo)
  }

  #onRead({ fresh, dropped }: Merged, isFirst: boolean): void {
    this.#doubts.settle()
    this.unread.remove(dropped)
    const incoming = fresh.filter((entry) => !isOwn(entry))
    if (!isFirst) this.#announce(incoming)
    else if (incoming.length > 0) this.unread.addSeen()
    // Nothing is sent before it is known what stood at the end: only by that a message of unknown outcome is found.
    this.#isStarted = true
    if (isFirst) this.start()
    else this.delivery.run()
  }

  #announce(incoming: readonly Entry[]): void {
    this.unread.add(incoming)
    for (const { message } of incoming) for (const hearer of this.hearers) hearer(message)
  }

  #changed(): void {
    this.#snapshot = null
    this.changes.tell()
  }
}
