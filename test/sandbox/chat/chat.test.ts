import { beforeEach, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
const sandbox = quietSandbox({ now: () => start })
const { chat } = sandbox.control
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }
const rich = { userId: 'a10000000000000000000001' }

beforeEach(() => {
  sandbox.reset()
  chat.desk({ isOn: false })
})

const textOf = (message: string) => ({ message_type: 'text', payload: { message } })
const send = 'POST /api/chat/send-message'
const said = (message: object, more: object = guest) => ({ body: { sender: 'customer', message, ...more } })

it.each([
  [send, said(textOf('mine'), rich)],
  ['POST /api/chat/history', { body: { ...rich, limit: 10, skip: 0 } }],
  ['PUT /api/chat/read-customer/', { body: rich }],
])('a member’s chat needs that member’s token: %s', async (route, request) => {
  const statusFor = async ({ username }: { username: string }) =>
    (await call(sandbox, route, { ...request, token: sandbox.control.logIn(username) })).status
  expect((await call(sandbox, route, request)).status).toBe(401)
  expect(await statusFor(members.ktb)).toBe(403)
  expect(await statusFor(members.rich)).toBe(200)
  expect(sandbox.violations).toEqual([])
})

it('a message cannot refer to a file that was not uploaded', async () => {
  const payload = { fileType: 'image/png', filePath: '/sandbox/media/chat/none.png', name: 'slip.png' }
  expect(await call(sandbox, send, said({ message_type: 'media', payload }))).toMatchObject({ status: 404 })
})

it('a message is in the history twice when sent twice at the same time', () => {
  const twin = { ...textOf('twin'), createdAt: new Date(start).toISOString() }
  expect(chat.say(guest, twin)).toEqual(chat.say(guest, twin))
  expect(chat.messages(guest)).toHaveLength(2)
})

it('a message is in the history when its answer is lost, but not when its request is', async () => {
  const fault = { method: 'POST', path: '/api/chat/send-message' }
  sandbox.control.addFault({ ...fault, kind: 'dropBefore' })
  sandbox.control.addFault({ ...fault, kind: 'dropAfter' })
  expect((await call(sandbox, send, said(textOf('never came')))).isDropped).toBe(true)
  expect((await call(sandbox, send, said(textOf('came')))).isDropped).toBe(true)
  expect(chat.messages(guest).map(({ message }) => message)).toEqual([textOf('came')])
})
