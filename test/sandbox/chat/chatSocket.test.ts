// @vitest-environment node
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Conversation } from './chatWire.ts'
import { nodeListener } from '../listener.ts'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { chat } = sandbox.control
const rich = { username: members.rich.username }
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }
const tokenOf = ({ username }: { username: string }) => sandbox.control.signIn(username)

let server: Server
let detach: () => void
const sockets: Socket[] = []

beforeEach(async () => {
  sandbox.reset()
  chat.desk({ isOn: false })
  server = createServer(nodeListener((request) => sandbox.fetch(request)))
  detach = sandbox.attachChat(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect()
  detach()
  server.close()
})

/** A device that wants to join a room; what it hears and how it ended are noted. */
function device(room: string, { token, transport = 'websocket' }: { token?: string; transport?: string } = {}) {
  const heard: Conversation[] = []
  const ends: string[] = []
  const { port } = server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: token === undefined ? {} : { token },
    transports: [transport],
    reconnection: false,
    forceNew: true,
  })
  socket.on('connect', () => socket.emit('join', room))
  socket.on('messaging', (said: Conversation) => heard.push(said))
  socket.on('disconnect', (reason) => ends.push(reason))
  socket.on('connect_error', (error) => ends.push('data' in error ? 'turned away' : 'no answer'))
  sockets.push(socket)
  return { heard, ends, socket }
}
const isIn = (target: Parameters<typeof chat.sockets>[0], count = 1) =>
  vi.waitFor(() => expect(chat.sockets(target)).toBe(count))
const textsOf = (said: readonly Conversation[]) =>
  said.map(({ message }) => (message.payload as { message: string }).message)

async function joined(transport = 'websocket') {
  const token = tokenOf(rich)
  const one = device(chat.room(rich), { token, transport })
  await isIn(rich)
  return { ...one, token }
}

describe('a room', () => {
  it.each(['websocket', 'polling'])('hears the agent by %s as the history has it', async (transport) => {
    const { heard } = await joined(transport)
    const said = chat.say(rich, { message_type: 'buttons', payload: { message: 'hi', buttons: [] } })
    await vi.waitFor(() => expect(heard).toEqual([said]))
    expect(sandbox.violations).toEqual([])
    const { userId } = said as { userId: string }
    const body = { userId, limit: 10, skip: 0 }
    expect(await call(sandbox, 'POST /api/chat/history', { token: tokenOf(rich), body })).toMatchObject({
      body: [said],
    })
  })

  it('is a guest’s by the guest’s id alone', async () => {
    const { heard } = device(chat.room(guest))
    await isIn(guest)
    chat.say(rich, 'not yours')
    chat.say(guest, 'hello')
    await vi.waitFor(() => expect(textsOf(heard)).toEqual(['hello']))
  })

  it('is heard by every device of the player', async () => {
    const token = tokenOf(rich)
    const devices = [device(chat.room(rich), { token }), device(chat.room(rich), { token })]
    await isIn(rich, 2)
    chat.say(rich, 'to both')
    await vi.waitFor(() => expect(devices.map(({ heard }) => textsOf(heard))).toEqual([['to both'], ['to both']]))
  })

  it('does not tell the player what the player said, unless it is told to', async () => {
    const { heard } = await joined()
    chat.say(rich, { sender: 'customer', message_type: 'text', payload: { message: 'mine' } })
    chat.faults({ echo: true })
    chat.say(rich, { sender: 'customer', message_type: 'text', payload: { message: 'echoed' } })
    await vi.waitFor(() => expect(textsOf(heard)).toEqual(['echoed']))
  })
})

describe('a socket is put out', () => {
  const disconnected = ['io server disconnect']

  it.each([
    ['no token', () => undefined],
    ['another member’s token', () => tokenOf(members.ktb)],
    ['a token that nobody gave', () => 'made up'],
  ])('of a member’s room with %s', async (_, token) => {
    const given = token()
    const { ends } = device(chat.room(rich), given === undefined ? {} : { token: given })
    await vi.waitFor(() => expect(ends).toEqual(disconnected))
    expect(chat.sockets(rich)).toBe(0)
  })

  it('when its token has ended, before it hears more', async () => {
    const { ends, heard } = await joined()
    sandbox.control.expireTokens(members.rich.username)
    chat.say(rich, 'secret')
    await vi.waitFor(() => expect(ends).toEqual(disconnected))
    expect(heard).toEqual([])
  })

  it('of a room that is refused, and may come back when it is not', async () => {
    chat.faults({ refuseRooms: true })
    const { ends, socket } = device(chat.room(guest))
    await vi.waitFor(() => expect(ends).toEqual(disconnected))
    sandbox.control.clearFaults()
    socket.connect()
    await isIn(guest)
  })

  it('before it is connected, with a reason', async () => {
    chat.faults({ refuseSockets: true })
    const { ends } = device(chat.room(guest))
    await vi.waitFor(() => expect(ends).toEqual(['turned away']))
  })

  it('of a room that is nobody’s, and that is noted', async () => {
    const { ends } = device('desk-not-a-guest')
    await vi.waitFor(() => expect(ends).toEqual(disconnected))
    expect(sandbox.violations).toEqual(['socket: "desk-not-a-guest" is nobody\'s room'])
  })
})

it('an event that the contract does not know is noted', async () => {
  const { socket } = await joined()
  socket.emit('messaging', {})
  await vi.waitFor(() => expect(sandbox.violations).toEqual(['socket: the contract knows no event "messaging"']))
})

describe('the line', () => {
  const say = (count: number) => Array.from({ length: count }, (_, index) => chat.say(rich, String(index + 1)))
  const heardUnder = async (faults: Parameters<typeof chat.faults>[0], count: number) => {
    const { heard } = await joined()
    chat.faults(faults)
    say(count)
    return heard
  }

  it.each([
    ['loses every third message', { loseEvery: 3 }, 7, '1 2 4 5 7'],
    ['doubles every second one', { duplicateEvery: 2 }, 4, '1 2 2 3 4 4'],
    ['swaps pairs', { reorder: true }, 5, '2 1 4 3'],
    ['withholds two until the next three came', { withhold: 2, until: 3 }, 7, '3 4 5 1 2'],
  ])('%s, and the history has them all', async (_, faults, count, wanted) => {
    const heard = await heardUnder(faults, count)
    await vi.waitFor(() => expect(textsOf(heard).join(' ')).toBe(wanted))
    expect(textsOf(chat.messages(rich))).toEqual(Array.from({ length: count }, (__, index) => String(index + 1)))
  })

  it('brings what waited once the faults are cleared', async () => {
    const heard = await heardUnder({ reorder: true }, 3)
    await vi.waitFor(() => expect(textsOf(heard)).toEqual(['2', '1']))
    sandbox.control.clearFaults()
    await vi.waitFor(() => expect(textsOf(heard)).toEqual(['2', '1', '3']))
  })

  it('goes wrong by chance in the same way for the same seed', async () => {
    const { heard } = await joined()
    await inTurn([1, 2], async () => {
      chat.faults({ seed: 7, loseEvery: 3, duplicateEvery: 4, reorder: true })
      heard.length = 0
      say(40)
      sandbox.control.clearFaults()
      chat.say(rich, 'end')
      await vi.waitFor(() => expect(textsOf(heard).at(-1)).toBe('end'))
      expect(textsOf(heard).join(' ')).toMatchInlineSnapshot(
        `"4 3 9 6 6 10 12 19 17 21 20 24 24 26 28 27 29 29 30 30 31 31 33 32 34 36 35 38 37 37 39 40 end"`,
      )
    })
  })

  it('breaks after every second message that came, as a bad line does', async () => {
    const { heard, ends, socket } = await joined()
    chat.faults({ dropEvery: 2 })
    say(3)
    await vi.waitFor(() => expect(ends).toEqual(['transport close']))
    expect(textsOf(heard)).toEqual(['1', '2'])
    socket.connect()
    await isIn(rich)
  })

  it('breaks when it is told to', async () => {
    const { ends } = await joined()
    chat.drop(rich)
    await vi.waitFor(() => expect(ends).toEqual(['transport close']))
  })

  it('carries five thousand messages in order', async () => {
    const { heard } = await joined()
    say(5000)
    await vi.waitFor(() => expect(heard).toHaveLength(5000), 10_000)
    expect(heard).toEqual(chat.messages(rich))
  })
})
