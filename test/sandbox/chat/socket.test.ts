import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { soon } from '../../fakes/soon.ts'
import { nodeListener } from '../listener.ts'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'
import type { Conversation } from './wire.ts'

const sandbox = quietSandbox()
const { chat } = sandbox.control
const rich = { username: members.rich.username }
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }
const tokenOf = ({ username }: { username: string }) => sandbox.control.logIn(username)

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

/** A device that joins a room. It records the received messages and how its socket ended. */
function device(room: string, { token, transport = 'websocket' }: { token?: string; transport?: string } = {}) {
  const received: Conversation[] = []
  const ends: string[] = []
  const { port } = server.address() as AddressInfo
  const socket = io(`http://127.0.0.1:${port}`, {
    auth: token === undefined ? {} : { token },
    transports: [transport],
    reconnection: false,
    forceNew: true,
  })
  socket.on('connect', () => socket.emit('join', room))
  socket.on('messaging', (said: Conversation) => received.push(said))
  socket.on('disconnect', (reason) => ends.push(reason))
  socket.on('connect_error', (error) => ends.push('data' in error ? 'rejected' : 'no answer'))
  sockets.push(socket)
  return { received, ends, socket }
}
const isIn = (target: Parameters<typeof chat.sockets>[0], count = 1) =>
  soon(() => expect(chat.sockets(target)).toBe(count))
const textsOf = (said: readonly Conversation[]) =>
  said.map(({ message }) => (message.payload as { message: string }).message)

async function joined(transport = 'websocket') {
  const token = tokenOf(rich)
  const one = device(chat.room(rich), { token, transport })
  await isIn(rich)
  return { ...one, token }
}

describe('a room', () => {
  it.each(['websocket', 'polling'])(
    'receives the agent’s messages by %s as the history has them',
    async (transport) => {
      const { received } = await joined(transport)
      const said = chat.say(rich, { message_type: 'buttons', payload: { message: 'hi', buttons: [] } })
      await soon(() => expect(received).toEqual([said]))
      expect(sandbox.violations).toEqual([])
      const { userId } = said as { userId: string }
      const body = { userId, limit: 10, skip: 0 }
      expect(await call(sandbox, 'POST /api/chat/history', { token: tokenOf(rich), body })).toMatchObject({
        body: [said],
      })
    },
  )

  it('of a guest needs only the guest’s id', async () => {
    const { received } = device(chat.room(guest))
    await isIn(guest)
    chat.say(rich, 'not yours')
    chat.say(guest, 'hello')
    await soon(() => expect(textsOf(received)).toEqual(['hello']))
  })
})

describe('a socket is disconnected', () => {
  const disconnected = ['io server disconnect']

  it.each([
    ['no token', () => undefined],
    ['another member’s token', () => tokenOf(members.ktb)],
    ['an unknown token', () => 'made up'],
  ])('of a member’s room with %s', async (_, token) => {
    const given = token()
    const { ends } = device(chat.room(rich), given === undefined ? {} : { token: given })
    await soon(() => expect(ends).toEqual(disconnected))
    expect(chat.sockets(rich)).toBe(0)
  })

  it('when its token has expired, before it receives more', async () => {
    const { ends, received } = await joined()
    sandbox.control.expireTokens(members.rich.username)
    chat.say(rich, 'secret')
    await soon(() => expect(ends).toEqual(disconnected))
    expect(received).toEqual([])
  })

  it('when it joins a refused room, and may come back later', async () => {
    chat.faults({ refuseRooms: true })
    const { ends, socket } = device(chat.room(guest))
    await soon(() => expect(ends).toEqual(disconnected))
    sandbox.control.clearFaults()
    socket.connect()
    await isIn(guest)
  })

  it('before it is connected, with a reason', async () => {
    chat.faults({ refuseSockets: true })
    const { ends } = device(chat.room(guest))
    await soon(() => expect(ends).toEqual(['rejected']))
  })

  it('when nobody owns its room, which is a violation', async () => {
    const { ends } = device('desk-not-a-guest')
    await soon(() => expect(ends).toEqual(disconnected))
    expect(sandbox.violations).toEqual(['socket: "desk-not-a-guest" is nobody\'s room'])
  })
})

it('an event that the contract does not have is a violation', async () => {
  const { socket } = await joined()
  socket.emit('messaging', {})
  await soon(() => expect(sandbox.violations).toEqual(['socket: the contract knows no event "messaging"']))
})
