import * as v from 'valibot'
import { publicCall } from '../call.ts'
import type { Context } from '../context.ts'
import type { Received } from '../received.ts'
import { Refusal, textSchema } from '../wire.ts'
import { answerPlayer } from './desk.ts'
import { checkIdentity, pageOf, post, roomName, roomOf, roomPrefix } from './room.ts'
import { chatUploadCalls } from './uploads.ts'
import { identityOf, playerMessageSchema, withIdentity, type PlayerMessage } from './wire.ts'

/** Guests may call without a token; a member's chat needs the member's. */
const tokenOf = async ({ request }: Received) => request.token ?? null

const config = publicCall({ method: 'GET', path: '/api/chat/config', answer: () => ({ PREFIX: roomPrefix }) })

// The other fields of the contract's Conversation, which the sandbox ignores.
const ignored = { username: v.optional(v.string()), name: v.optional(v.string()), deviceToken: v.optional(v.string()) }

const sendMessage = publicCall({
  method: 'POST',
  path: '/api/chat/send-message',
  body: withIdentity({
    sender: v.literal('customer'),
    message: playerMessageSchema,
    session_id: v.optional(textSchema),
    ...ignored,
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

/** Refuses a message whose file was not uploaded here. */
function checkFile({ chat }: Context, { message_type, payload }: PlayerMessage): void {
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
