import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox } from '../testCalls.ts'
import type { Conversation } from './wire.ts'

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
const contents = () => chat.messages(guest).map(({ message }) => message)

describe('a message', () => {
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
})

function mediaOf(filePath: string, fileType = 'image/png') {
  return { message_type: 'media', payload: { fileType, filePath, name: 'slip.png' } }
}

describe('the history', () => {
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

describe('the read mark', () => {
  const read = (body: object, token?: string) =>
    call(sandbox, 'PUT /api/chat/read-customer/', { body, ...(token !== undefined && { token }) })

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
