import * as v from 'valibot'
import { afterEach, beforeEach, vi } from 'vitest'
import { serverMessage, type ServerMessage } from '../../src/api/chat/chatMessage.ts'
import type { connectChat, SocketState } from '../../src/api/chat/chatSocket.ts'
import { createChat } from '../../src/features/chat/engine/chat.ts'
import { createArea } from '../../src/platform/storage.ts'
import { fakeLocks } from './locks.ts'
import { createStalls } from './stalls.ts'

/**
 * The result of a call. `lose`: the request does not arrive. `loseAnswer`: it arrives, but its answer does not. `late`: the connection
 * breaks, and the server acts on the request some seconds later. `hang`: it never ends. `stall`: it hangs for a
 * while, then goes as `late`. `expire`: the session has ended. `gone`: the service
 * has.
 */
export type Fate = 'answer' | 'refuse' | 'expire' | 'gone' | 'lose' | 'loseAnswer' | 'late' | 'hang' | 'stall'

/** How long the server takes where a call's fate is `late`. */
const lateMs = 3_000

/** The member whose chat `openChat` opens. */
const somebody = 'u1'

const path = { send: '/send-message', history: '/history', read: '/read-customer/', upload: '/upload-' } as const
type CallName = keyof typeof path
const names: readonly CallName[] = ['send', 'history', 'read', 'upload']

const refusals = { refuse: ['REQUEST_LIMIT', 429], expire: ['UNAUTHORIZED', 401], gone: ['gone', 200] } as const
const refusal = (fate: keyof typeof refusals) => {
  const [message, status] = refusals[fate]
  return Response.json({ message }, { status })
}
const textBody = v.object({ message: v.any(), session_id: v.optional(v.string()) })

/** A page's socket at the desk. */
interface Client {
  readonly options: Parameters<typeof connectChat>[0]
  state: SocketState
}

/** The fates that break the connection. */
const broken = () => new TypeError('The connection broke')

/** A fake chat backend in the test's own process and on the test's clock: its histories, its calls and its sockets. */
export function fakeDesk() {
  const histories = new Map<string, ServerMessage[]>()
  const calls: { name: CallName; body: unknown; key: string | null }[] = []
  const counts = new Map<CallName, number>()
  const clients = new Set<Client>()
  let fate: (name: CallName, count: number, body: unknown) => Fate = () => 'answer'
  let latency: (() => number) | null = null
  const stalls = createStalls()
  let isUp = true

  const historyOf = (id: string) => histories.get(id) ?? histories.set(id, []).get(id) ?? []
  const write = (id: string, sender: string, message: unknown): ServerMessage => {
    const history = historyOf(id)
    const createdAt = new Date(Math.max(Date.now(), Date.parse(history.at(-1)?.createdAt ?? '') || 0)).toISOString()
    const written = v.parse(serverMessage, { sender, message, createdAt, session_id: 'session' })
    history.push(written)
    return written
  }
  const answer = (name: CallName, body: unknown): unknown => {
    const id = String((body as { userId?: string }).userId)
    if (name === 'send') return { createdAt: write(id, 'customer', v.parse(textBody, body).message).createdAt }
    if (name === 'upload') return { path: `files/${calls.length}.png` }
    if (name === 'read') return {}
    const { limit, skip } = v.parse(v.object({ limit: v.number(), skip: v.number() }), body)
    const history = historyOf(id)
    const end = Math.max(0, history.length - skip)
    return history.slice(Math.max(0, end - limit), end).toReversed()
  }
  const travel = async () => {
    if (latency) await new Promise((resolve) => setTimeout(resolve, latency?.()))
  }
  vi.stubGlobal('fetch', async (url: string, { body, signal, headers }: RequestInit) => {
    const name = names.find((one) => url.includes(path[one]))
    if (!name) throw new Error(`Nobody answers ${url}`)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ name, body: sent, key: new Headers(headers).get('Idempotency-Key') })
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const callFate = fate(name, count, sent)
    const isLate = callFate === 'late' || (callFate === 'stall' && (await stalls.wait(sent, signal)))
    if (isLate) setTimeout(() => answer(name, sent), lateMs)
    if (callFate === 'hang') return untilAborted(signal)
    await travel()
    if (callFate === 'lose' || callFate === 'late' || callFate === 'stall') throw broken()
    if (callFate === 'refuse' || callFate === 'expire' || callFate === 'gone') return refusal(callFate)
    const content = answer(name, sent)
    await travel()
    if (callFate === 'loseAnswer') throw broken()
    return Response.json(content)
  })

  const setState = (client: Client, next: SocketState) => {
    if (next !== client.state && clients.has(client)) client.options.onState((client.state = next))
  }
  const setStates = (next: SocketState) => clients.forEach((client) => setState(client, next))
  const connect: typeof connectChat = (options) => {
    const client: Client = { options, state: 'lost' }
    clients.add(client)
    const reconnect = () => client.state !== 'connected' && setState(client, isUp ? 'connected' : 'lost')
    queueMicrotask(reconnect)
    return { reconnect, close: () => void clients.delete(client) }
  }
  return {
    /** The history of the member that `openChat` opens by default. */
    history: historyOf(somebody),
    historyOf,
    calls,
    connect,
    /** Decides the result of each call; `count` is its number among the calls of its name, from 1. */
    decide: (decision: typeof fate) => void (fate = decision),
    /** Lets each call take time on its way and back, in ms. */
    delay: (ms: () => number) => void (latency = ms),
    stalls,
    /** Writes a message of support's into the history, which the socket does not deliver. */
    say: (text: string, id = somebody) => write(id, 'support', { message_type: 'text', payload: { message: text } }),
    /** Delivers a message by the sockets of a member, as far as they are connected. */
    deliver: (message: ServerMessage, id = somebody) =>
      clients.forEach(({ state, options }) => {
        if (state === 'connected' && options.room.endsWith(`-${id}`)) options.onMessage(message)
      }),
    /** Lets sockets connect, or breaks the connection. */
    setOnline(up: boolean) {
      isUp = up
      if (!up) setStates('lost')
    },
    refuseSocket: () => setStates('refused'),
    drop: () => setStates('lost'),
    bodiesOf: (name: CallName) => calls.filter((call) => call.name === name).map(({ body }) => body),
  }
}
export type FakeDesk = ReturnType<typeof fakeDesk>

const untilAborted = (signal: RequestInit['signal']) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** A fake device, whose storage survives a reload. */
export function fakeDevice(stored = new Map<string, string>()) {
  let capacity = Infinity
  const used = () => [...stored].flat().join('').length
  const backing = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      const before = stored.get(key)
      const freed = before === undefined ? 0 : key.length + before.length
      if (used() - freed + key.length + value.length > capacity) throw new Error('The storage is full')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  return {
    stored,
    storage: createArea(() => backing),
    /** Leaves room for so many more characters. */
    fill: (room: number) => void (capacity = used() + room),
  }
}

/** Opens somebody's chat on a device, as a page does that loads. */
export function openChat(
  desk: FakeDesk,
  { storage }: ReturnType<typeof fakeDevice>,
  owner = 'somebody',
  { userId = somebody, tab = fakeDevice().storage } = {},
) {
  const chat = createChat({
    identity: { userId },
    tab,
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

export const textOf = ({ message }: ServerMessage) => message.payload.message

/** Installs the test's clock, a constant `Math.random` and locks between pages. */
export function fakeBrowser(options: Parameters<typeof vi.useFakeTimers>[0] = {}): void {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z'), ...options })
  // Without the random wait, reconnecting happens at the regular check.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  Object.defineProperty(navigator, 'locks', { configurable: true, value: fakeLocks() })
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
      await fake.pass()
      fake.chat = openChat(fake.desk, fake.device, owner)
      await fake.pass()
    },
    /** Opens the chat on a new device, which finds what was said before. */
    openAnew: async () => {
      fake.chat.close()
      fake.chat = openChat(fake.desk, fakeDevice())
      await fake.pass()
    },
    /** Support writes a message, and the socket delivers it. */
    receive: async (text: string) => {
      fake.desk.deliver(fake.desk.say(text))
      await fake.pass()
    },
    /** The texts that have arrived. */
    atServer: () => fake.desk.history.map(textOf),
    /** The texts on the screen. */
    shown: () => fake.chat.snapshot().messages.map(textOf),
    /** The texts that are not confirmed, and what is known of each. */
    outbox: () => fake.chat.snapshot().outbox.map(({ text, delivery }) => `${text} ${delivery}`),
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
