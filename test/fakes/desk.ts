import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { conversation, type Conversation } from '../../src/api/chat.ts'
import type { connectChat, SocketState } from '../../src/api/chatSocket.ts'
import { createChat } from '../../src/features/chat/engine/createChat.ts'
import { createArea } from '../../src/platform/storage.ts'

/** What becomes of a call: answered, refused, lost on the way there or back, or never answered by anybody. */
export type Fate = 'answer' | 'refuse' | 'lose' | 'loseAnswer' | 'hang'

const path = { send: '/send-message', history: '/history', read: '/read-customer/', upload: '/upload-' } as const
type CallName = keyof typeof path
const names: readonly CallName[] = ['send', 'history', 'read', 'upload']

const refusal = () => Response.json({ message: 'REQUEST_LIMIT' }, { status: 429 })
const textBody = v.object({ message: v.any(), session_id: v.optional(v.string()) })

/** A support desk in the test's own process: what it holds, what becomes of calls, and its socket. Its clock is the test's. */
export function playDesk() {
  const held: Conversation[] = []
  const calls: { name: CallName; body: unknown }[] = []
  let fate: (name: CallName, count: number) => Fate = () => 'answer'
  let connection: Parameters<typeof connectChat>[0] | null = null
  let state: SocketState = 'lost'
  let isUp = true

  const write = (sender: string, message: unknown): Conversation => {
    const createdAt = new Date(Math.max(Date.now(), Date.parse(held.at(-1)?.createdAt ?? '') || 0)).toISOString()
    const said = v.parse(conversation, { sender, message, createdAt, session_id: 'session' })
    held.push(said)
    return said
  }
  const answer = (name: CallName, body: unknown): unknown => {
    if (name === 'send') return { createdAt: write('customer', v.parse(textBody, body).message).createdAt }
    if (name === 'upload') return { path: `files/${calls.length}.png` }
    if (name === 'read') return {}
    const { limit, skip } = v.parse(v.object({ limit: v.number(), skip: v.number() }), body)
    return held.toReversed().slice(skip, skip + limit)
  }
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    const name = names.find((one) => url.includes(path[one]))
    if (!name) throw new Error(`Nobody answers ${url}`)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ name, body: sent })
    const itsFate = fate(name, calls.filter((call) => call.name === name).length)
    if (itsFate === 'hang') return untilAborted(signal)
    if (itsFate === 'lose') throw new TypeError('The line broke')
    if (itsFate === 'refuse') return refusal()
    const content = answer(name, sent)
    if (itsFate === 'loseAnswer') throw new TypeError('The line broke')
    return Response.json(content)
  })

  const become = (next: SocketState) => {
    if (next !== state) connection?.onState((state = next))
  }
  const connect: typeof connectChat = (connecting) => {
    connection = connecting
    state = 'lost'
    const check = () => state !== 'connected' && become(isUp ? 'connected' : 'lost')
    queueMicrotask(check)
    return { check, close: () => void (connection = null) }
  }
  return {
    held,
    calls,
    connect,
    /** Decides what becomes of each call; `count` is the how manieth of its name it is. */
    decide: (decision: typeof fate) => void (fate = decision),
    /** Support says something, and the socket brings it unless it is down. */
    say: (text: string) => write('support', { message_type: 'text', payload: { message: text } }),
    bring: (said: Conversation) => state === 'connected' && connection?.onMessage(said),
    /** Whether sockets can be connected. */
    setLine(up: boolean) {
      isUp = up
      if (!up) become('lost')
    },
    refuseRoom: () => become('refused'),
    drop: () => become('lost'),
    bodiesOf: (name: CallName) => calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}
export type PlayedDesk = ReturnType<typeof playDesk>

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A device that keeps what a page leaves. */
export function playDevice() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, keep: createArea(() => storage) }
}

/** Opens somebody's chat on a device, as a page that is loaded. */
export function openChat(desk: PlayedDesk, { keep }: ReturnType<typeof playDevice>, owner = 'somebody') {
  const chat = createChat({
    identity: { userId: 'u1' },
    prefix: 'desk',
    token: 'token',
    url: '',
    keep,
    owner,
    connect: desk.connect,
  })
  const write = (text: string) => {
    chat.type(text)
    chat.sendDraft()
  }
  return { ...chat, write }
}

/** The browser's locks, as far as they are used: who asks later waits. */
function playLocks() {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()))
    last.set(name, turn)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

export const textOf = ({ message }: Conversation) => message.payload.message

/** The test's own clock, no chance, and locks between pages. */
export function playBrowser(): void {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  // A line that broke is made again up to two seconds late.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  playLocks()
}

export function endBrowser(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
}

/** What a test of one open chat plays. */
export interface PlayedChat {
  readonly desk: ReturnType<typeof playDesk>
  readonly device: ReturnType<typeof playDevice>
  readonly chat: ReturnType<typeof openChat>
}

/**
 * Opens a chat on a new device at a new desk before each test, by the test's own clock, and ends all after it. `latest`: the chat that
 * is open by then.
 */
export function useChat(take: (played: PlayedChat) => void, latest: () => PlayedChat['chat']): void {
  beforeEach(async () => {
    playBrowser()
    const [desk, device] = [playDesk(), playDevice()]
    take({ desk, device, chat: openChat(desk, device) })
    await vi.advanceTimersByTimeAsync(1)
  })
  afterEach(() => {
    latest().close()
    endBrowser()
  })
}
