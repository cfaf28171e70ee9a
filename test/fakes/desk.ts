import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { serverMessage, type ServerMessage } from '../../src/api/chat.ts'
import type { connectChat, SocketState } from '../../src/api/chatSocket.ts'
import { createChat } from '../../src/features/chat/engine/createChat.ts'
import { createArea } from '../../src/platform/storage.ts'

/** The result of a call. `lose`: the request does not arrive. `loseAnswer`: it arrives, but its answer does not. `hang`: it never ends. */
export type Fate = 'answer' | 'refuse' | 'lose' | 'loseAnswer' | 'hang'

const path = { send: '/send-message', history: '/history', read: '/read-customer/', upload: '/upload-' } as const
type CallName = keyof typeof path
const names: readonly CallName[] = ['send', 'history', 'read', 'upload']

const refusal = () => Response.json({ message: 'REQUEST_LIMIT' }, { status: 429 })
const textBody = v.object({ message: v.any(), session_id: v.optional(v.string()) })

/** A fake chat backend in the test's own process and on the test's clock: its history, its calls and its socket. */
export function fakeDesk() {
  const history: ServerMessage[] = []
  const calls: { name: CallName; body: unknown }[] = []
  let fate: (name: CallName, count: number) => Fate = () => 'answer'
  let client: Parameters<typeof connectChat>[0] | null = null
  let state: SocketState = 'lost'
  let isUp = true

  const write = (sender: string, message: unknown): ServerMessage => {
    const createdAt = new Date(Math.max(Date.now(), Date.parse(history.at(-1)?.createdAt ?? '') || 0)).toISOString()
    const written = v.parse(serverMessage, { sender, message, createdAt, session_id: 'session' })
    history.push(written)
    return written
  }
  const answer = (name: CallName, body: unknown): unknown => {
    if (name === 'send') return { createdAt: write('customer', v.parse(textBody, body).message).createdAt }
    if (name === 'upload') return { path: `files/${calls.length}.png` }
    if (name === 'read') return {}
    const { limit, skip } = v.parse(v.object({ limit: v.number(), skip: v.number() }), body)
    return history.toReversed().slice(skip, skip + limit)
  }
  vi.stubGlobal('fetch', async (url: string, { body, signal }: RequestInit) => {
    const name = names.find((one) => url.includes(path[one]))
    if (!name) throw new Error(`Nobody answers ${url}`)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ name, body: sent })
    const callFate = fate(name, calls.filter((call) => call.name === name).length)
    if (callFate === 'hang') return untilAborted(signal)
    if (callFate === 'lose') throw new TypeError('The connection broke')
    if (callFate === 'refuse') return refusal()
    const content = answer(name, sent)
    if (callFate === 'loseAnswer') throw new TypeError('The connection broke')
    return Response.json(content)
  })

  const setState = (next: SocketState) => {
    if (next !== state) client?.onState((state = next))
  }
  const connect: typeof connectChat = (options) => {
    client = options
    state = 'lost'
    const reconnect = () => state !== 'connected' && setState(isUp ? 'connected' : 'lost')
    queueMicrotask(reconnect)
    return { reconnect, close: () => void (client = null) }
  }
  return {
    history,
    calls,
    connect,
    /** Decides the result of each call; `count` is its number among the calls of its name, from 1. */
    decide: (decision: typeof fate) => void (fate = decision),
    /** Writes a message of support's into the history, which the socket does not deliver. */
    say: (text: string) => write('support', { message_type: 'text', payload: { message: text } }),
    /** Delivers a message by the socket, if it is connected. */
    deliver: (message: ServerMessage) => state === 'connected' && client?.onMessage(message),
    /** Lets sockets connect, or breaks the connection. */
    setOnline(up: boolean) {
      isUp = up
      if (!up) setState('lost')
    },
    refuseSocket: () => setState('refused'),
    drop: () => setState('lost'),
    bodiesOf: (name: CallName) => calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}
export type FakeDesk = ReturnType<typeof fakeDesk>

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A fake device, whose storage survives a reload. */
export function fakeDevice() {
  const stored = new Map<string, string>()
  const backing = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, storage: createArea(() => backing) }
}

/** Opens somebody's chat on a device, as a page does that loads. */
export function openChat(desk: FakeDesk, { storage }: ReturnType<typeof fakeDevice>, owner = 'somebody') {
  const chat = createChat({
    identity: { userId: 'u1' },
    prefix: 'desk',
    token: 'token',
    url: '',
    storage,
    owner,
    connect: desk.connect,
  })
  const write = (text: string) => {
    chat.type(text)
    chat.sendDraft()
  }
  return { ...chat, write }
}

/** Fakes the Web Locks API, as far as it is used: a later request waits. */
function fakeLocks() {
  const last = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()))
    last.set(name, turn)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
}

export const textOf = ({ message }: ServerMessage) => message.payload.message

/** Installs the test's clock, a constant `Math.random` and locks between pages. */
export function fakeBrowser(): void {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  // Without the random wait, reconnecting happens at the regular check.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  fakeLocks()
}

export function restoreBrowser(): void {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'locks')
  vi.useRealTimers()
}

/** The fakes of a test with one open chat. */
interface FakeChat {
  desk: ReturnType<typeof fakeDesk>
  device: ReturnType<typeof fakeDevice>
  chat: ReturnType<typeof openChat>
}

/** Opens a chat on a new device at a new desk before each test, and restores the browser after it. */
export function useFakeChat() {
  const fake = {
    ...({} as FakeChat),
    pass: (ms = 1) => vi.advanceTimersByTimeAsync(ms),
    /** Opens the page anew, perhaps with another member's chat. */
    reload: async (owner?: string) => {
      fake.chat.close()
      fake.chat = openChat(fake.desk, fake.device, owner)
      await fake.pass()
    },
    /** The texts that have arrived. */
    atServer: () => fake.desk.history.map(textOf),
    /** The texts on the screen. */
    shown: () => fake.chat.snapshot().messages.map(textOf),
    /** The texts that are not confirmed, and what is known of each. */
    outbox: () => fake.chat.snapshot().outbox.map(({ text, delivery }) => [text, delivery]),
  }
  beforeEach(async () => {
    fakeBrowser()
    fake.desk = fakeDesk()
    fake.device = fakeDevice()
    fake.chat = openChat(fake.desk, fake.device)
    await fake.pass()
  })
  afterEach(() => {
    fake.chat.close()
    restoreBrowser()
  })
  return fake
}
