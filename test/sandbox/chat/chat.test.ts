import { beforeEach, describe, expect, it } from 'vitest'
import type { Conversation } from './chatWire.ts'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
const sandbox = quietSandbox({ now: () => start })
const { chat } = sandbox.control
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }
const rich = { userId: 'a10000000000000000000001' }
const tokenOf = ({ username }: { username: string }) => sandbox.control.signIn(username)

beforeEach(() => {
  sandbox.reset()
  chat.desk({ isOn: false })
})

const textOf = (message: string) => ({ message_type: 'text', payload: { message } })
const conversation = (message: unknown = textOf('hello'), more: object = guest) => ({
  sender: 'customer',
  message,
  ...more,
})
const send = (body: unknown = conversation(), token?: string) =>
  call(sandbox, 'POST /api/chat/send-message', { body, ...(token !== undefined && { token }) })
const history = async (skip = 0, limit = 10, identity: object = guest) =>
  (await call(sandbox, 'POST /api/chat/history', { body: { ...identity, limit, skip } })).body as Conversation[]
const words = ({ message }: Conversation) => (message.payload as { message?: string }).message
const contents = () => chat.messages(guest).map(({ message }) => message)

it('rooms have the prefix from the backend’s configuration', async () => {
  const { body } = await call(sandbox, 'GET /api/chat/config')
  expect(chat.room(guest)).toBe(`${(body as { PREFIX: string }).PREFIX}-${guest.guestId}`)
})

describe('a message', () => {
  it('is in the history with the time of its answer', async () => {
    const { status, body } = await send()
    expect(status).toBe(200)
    const { createdAt } = body as { createdAt: string }
    expect(await history()).toEqual([{ ...conversation(), createdAt, session_id: expect.any(String) }])
  })

  it('of a member needs that member’s token', async () => {
    const body = conversation(textOf('mine'), rich)
    expect(await send(body)).toMatchObject({ status: 401, body: { message: 'UNAUTHORIZED' } })
    expect(await send(body, tokenOf(members.ktb))).toMatchObject({ status: 403, body: { message: 'KEY_INVALID' } })
    expect(await send(body, tokenOf(members.rich))).toMatchObject({ status: 200 })
    expect(chat.messages(rich)).toHaveLength(1)
    expect(sandbox.violations).toEqual([])
  })

  it('of 2000 characters is accepted, whatever the characters are', async () => {
    await inTurn(['ก'.repeat(2000), '🎰'.repeat(2000)], async (text) => {
      expect((await send(conversation(textOf(text)))).status).toBe(200)
    })
  })

  it.each([
    ['an empty text', conversation(textOf(''))],
    ['a blank text', conversation(textOf(' \n'))],
    ['a text too long', conversation(textOf('ก'.repeat(2001)))],
    ['a type that players do not send', conversation({ message_type: 'sticker', payload: { message: 'x' } })],
    ['another sender', { ...conversation(), sender: 'agent' }],
    ['no identity', conversation(textOf('x'), {})],
    ['both identities', conversation(textOf('x'), { ...guest, ...rich })],
    ['a guest id that is no UUID of version 4', conversation(textOf('x'), { guestId: '1' })],
    ['an unknown field', { ...conversation(), _id: '1' }],
    ['a file of another type', conversation(mediaOf('/x.pdf', 'application/pdf'))],
  ])('with %s breaks the contract', async (_, body) => {
    expect((await send(body)).status).toBe(400)
    expect(sandbox.violations).toHaveLength(1)
    expect(chat.messages(guest)).toEqual([])
  })

  it('cannot refer to a file that was not uploaded', async () => {
    const body = conversation(mediaOf('/sandbox/media/chat/none.png'))
    expect(await send(body)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } })
  })

  it('is in the history twice when sent twice at the same time', async () => {
    const twin = { ...textOf('twin'), createdAt: new Date(start).toISOString() }
    expect(chat.say(guest, twin)).toEqual(chat.say(guest, twin))
    expect(await history()).toHaveLength(2)
  })

  it('of an earlier time is placed by its time', async () => {
    chat.say(guest, 'now')
    chat.say(guest, { ...textOf('before'), createdAt: new Date(start - 1).toISOString() })
    expect((await history()).map(words)).toEqual(['now', 'before'])
  })
})

function mediaOf(filePath: string, fileType = 'image/png') {
  return { message_type: 'media', payload: { fileType, filePath, name: 'slip.png' } }
}

describe('the history', () => {
  beforeEach(() => Array.from({ length: 25 }, (_, index) => chat.say(guest, String(index + 1))))

  it('comes newest first, page by page, to its beginning', async () => {
    const pages = await Promise.all([0, 10, 20, 30].map((skip) => history(skip)))
    const numbers = pages.flat().map((one) => Number(words(one)))
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
  })

  it('has no two equal times', async () => {
    const times = (await history(0, 50)).map(({ createdAt }) => createdAt)
    expect(times).toEqual([...new Set(times)].toSorted().toReversed())
  })

  it('of a member is refused to guests', async () => {
    const body = { ...rich, limit: 10, skip: 0 }
    expect((await call(sandbox, 'POST /api/chat/history', { body })).status).toBe(401)
  })

  it.each([
    { limit: 0, skip: 0 },
    { limit: 51, skip: 0 },
    { limit: 10, skip: -1 },
  ])('has no page %j', async (page) => {
    expect((await call(sandbox, 'POST /api/chat/history', { body: { ...guest, ...page } })).status).toBe(400)
  })
})

describe('a session', () => {
  it('lasts until it is ended, and the next message begins another', async () => {
    await send()
    chat.say(guest, 'hi')
    chat.end(guest)
    await send()
    const sessions = chat.messages(guest).map(({ session_id }) => session_id)
    expect(sessions[0]).toBe(sessions[1])
    expect(sessions[2]).not.toBe(sessions[0])
  })
})

describe('the read mark', () => {
  const read = (body: object, token?: string) =>
    call(sandbox, 'PUT /api/chat/read-customer/', { body, ...(token !== undefined && { token }) })

  it('is stored', async () => {
    expect(chat.readAt(guest)).toBeNull()
    expect((await read(guest)).status).toBe(200)
    expect(chat.readAt(guest)).toBe(start)
  })

  it('of a member’s chat needs the token', async () => {
    expect((await read(rich)).status).toBe(401)
    expect((await read(rich, tokenOf(members.rich))).status).toBe(200)
  })
})

it('a message is in the history when its answer is lost, but not when its request is', async () => {
  const fault = { method: 'POST', path: '/api/chat/send-message' }
  sandbox.control.addFault({ ...fault, kind: 'dropBefore' })
  sandbox.control.addFault({ ...fault, kind: 'dropAfter' })
  expect((await send(conversation(textOf('never came')))).isDropped).toBe(true)
  expect((await send(conversation(textOf('came')))).isDropped).toBe(true)
  expect(contents()).toEqual([textOf('came')])
})
