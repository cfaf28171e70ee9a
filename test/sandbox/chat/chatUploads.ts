import * as v from 'valibot'
import { publicCall } from '../call.ts'
import type { Context, Upload } from '../context.ts'
import { Refusal } from '../wire.ts'
import { chatImageType, chatVideoType } from './chatFileType.ts'
import type { Chat } from './stateChat.ts'

const megabyte = 1024 * 1024

// An instance need not keep more than what was sent lately.
const keptBytes = 200 * megabyte

interface Kind {
  largest: number
  extensions: RegExp
  typeOf(bytes: Uint8Array): string | null
}

const upload = (name: string, kind: Kind) =>
  publicCall({
    method: 'POST',
    path: `/api/chat/upload-${name}`,
    isMultipart: true,
    body: v.strictObject({ file: v.optional(v.object({ name: v.string(), type: v.string(), size: v.number() })) }),
    prepare: async ({ file }) => file,
    answer: ({ context, prepared: file }) => ({ path: keep(context, checked(context.chat, kind, file)) }),
  })

function checked(chat: Chat, { largest, extensions, typeOf }: Kind, file: Upload | null): Upload {
  if (chat.faults.failUploads > 0) {
    chat.faults = { ...chat.faults, failUploads: chat.faults.failUploads - 1 }
    throw new Refusal('INTERNAL_SERVER_ERROR', 500)
  }
  if (!file) throw new Refusal('SLIP_NO_FILE', 400)
  const type = typeOf(file.bytes)
  if (file.bytes.length > largest) throw new Refusal('SLIP_INVALID_FILE', 413)
  if (type === null || !extensions.test(file.name)) throw new Refusal('SLIP_INVALID_FILE', 415)
  return { ...file, type }
}

/** Keeps a file as long as there is room. @returns its path, which nobody can guess. */
function keep({ chat: { files } }: Context, file: Upload): string {
  const path = `/sandbox/media/chat/${crypto.randomUUID()}.${file.name.split('.').at(-1)?.toLowerCase()}`
  files.set(path, file)
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
  for (const [oldest, { bytes }] of files) {
    if (total <= keptBytes) break
    files.delete(oldest)
    total -= bytes.length
  }
  return path
}

export const chatUploadCalls = [
  upload('image', { largest: 10 * megabyte, extensions: /\.(png|jpe?g|gif)$/i, typeOf: chatImageType }),
  upload('video', { largest: 20 * megabyte, extensions: /\.(mp4|mov|qt)$/i, typeOf: chatVideoType }),
]
