import * as v from 'valibot'
import { deskMessages } from '../chat/replies.ts'
import { textSchema } from '../wire.ts'
import { count, flag } from './forms.ts'

const room = textSchema

/** A text of the agent's own, or a message of another type as the desk would send it in Thai. */
export const sayBody = v.union([
  v.strictObject({ room, kind: v.literal('text'), text: textSchema }),
  v.strictObject({ room, kind: v.picklist(deskMessages), text: v.optional(v.string()) }),
])

export const roomBody = v.strictObject({ room })

export const deskBody = v.strictObject({ isOn: v.optional(flag), delayMs: v.optional(count) })

export const chatFaultsBody = v.strictObject({
  echo: v.optional(flag),
  refuseRooms: v.optional(flag),
  refuseSockets: v.optional(flag),
  failUploads: v.optional(count),
  loseEvery: v.optional(count),
  duplicateEvery: v.optional(count),
  dropEvery: v.optional(count),
  reorder: v.optional(flag),
  withhold: v.optional(count),
  until: v.optional(v.pipe(count, v.minValue(1))),
  seed: v.optional(v.nullable(count)),
})
