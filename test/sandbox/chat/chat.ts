import * as v from 'valibot'
import { publicCall } from '../call.ts'
import type { Context } from '../context.ts'
import type { Received } from '../received.ts'
import { Refusal, textSchema } from '../wire.ts'
import { answerPlayer } from './chatDesk.ts'
import { checkIdentity, pageOf, post, roomName, roomOf, roomPrefix } from './chatRoom.ts'
import { chatUploadCalls } from './chatUploads.ts'
import { identityOf, spokenSchema, withIdentity, type Spoken } from './chatWire.ts'

/** The calls are open to guests; a member's chat needs the token all the same. */
const tokenOf = async ({ request }: Received) => request.token ?? null

const config = publicCall({ method: 'GET', path: '/api/chat/config', answer: () => ({ PREFIX: roomPrefix }) })

// The rest of the contract's Conversation, which nothing here looks at.
const aside = { username: v.optional(v.string()), name: v.optional(v.string()), deviceToken: v.optional(v.string()) }

const sendMessage = publicCall({
  method: 'POST',
  path: '/api/chat/send-message',
  body: withIdentity({
    sender: v.literal('customer'),
    message: spokenSchema,
    session_id: v.optional(textSchema),
    ...aside,
  }),
  prepare: tokenOf,
  answer({ context, body, prepared: token }) {
    checkIdentity(context, body, token)
    checkFile(context, body.message)
    const room = roomOf(context, identityOf(body))
    const { createdAt } = post(context, room, body)
    answerPlayer(context, room, body.message)
    return { createdAt }
  },
})

/** A message refers to a file that was uploaded here. */
function checkFile({ chat }: Context, { message_type, payload }: Spoken): void {
  if (message_type === 'media' && !chat.files.has(payload.filePath)) throw new Refusal('NO_DATA', 404)
}

const history = publicCall({
  method: 'POST',
  path: '/api/chat/history',
  body: withIdentity({
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
    skip: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  prepare: tokenOf,
  answer({ context, body, prepared: token }) {
    checkIdentity(context, body, token)
    const room = context.chat.rooms.get(roomName(body))
    return room ? pageOf(room, body.limit, body.skip) : []
  },
})

const read = publicCall({
  method: 'PUT',
  path: '/api/chat/read-customer/',
  body: withIdentity({}),
  prepare: tokenOf,
  answer({ context, body, prepared: token }) {
    checkIdentity(context, body, token)
    roomOf(context, identityOf(body)).readAt = context.now()
    return { message: 'SUCCESS' }
  },
})

export const chatCalls = [config, sendMessage, history, read, ...chatUploadCalls]
