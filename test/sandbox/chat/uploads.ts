import * as v from 'valibot'
import { publicCall } from '../call.ts'
import type { Context, Upload } from '../context.ts'
import { Refusal } from '../wire.ts'
import { chatImageType, chatVideoType } from './fileType.ts'
import type { Chat } from './state.ts'

const bytesPerMb = 1024 * 1024

/** The oldest files are deleted beyond this limit. */
const maxStoredBytes = 200 * bytesPerMb

interface FileRules {
  maxBytes: number
  extensions: RegExp
  typeOf(bytes: Uint8Array): string | null
}

const upload = (name: string, rules: FileRules) =>
  publicCall({
    method: 'POST',
    path: `/api/chat/upload-${name}`,
    isMultipart: true,
    body: v.strictObject({ file: v.optional(v.object({ name: v.string(), type: v.string(), size: v.number() })) }),
    prepare: async ({ file }) => file,
    answer: ({ context, prepared: file }) => ({ path: store(context, checked(context.chat, rules, file)) }),
  })

function checked(chat: Chat, { maxBytes, extensions, typeOf }: FileRules, file: Upload | null): Upload {
  if (chat.faults.failUploads > 0) {
    chat.faults = { ...chat.faults, failUploads: chat.faults.failUploads - 1 }
    throw new Refusal('INTERNAL_SERVER_ERROR', 500)
  }
  if (!file) throw new Refusal('SLIP_NO_FILE', 400)
  const type = typeOf(file.bytes)
  if (file.bytes.length > maxBytes) throw new Refusal('SLIP_INVALID_FILE', 413)
  if (type === null || !extensions.test(file.name)) throw new Refusal('SLIP_INVALID_FILE', 415)
  return { ...file, type }
}

/** Stores a file. @returns its path, which cannot be guessed. */
function store({ chat: { files } }: Context, file: Upload): string {
  const path = `/sandbox/media/chat/${crypto.randomUUID()}.${file.name.split('.').at(-1)?.toLowerCase()}`
  files.set(path, file)
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
  for (const [oldest, { bytes }] of files) {
    if (total <= maxStoredBytes) break
    files.delete(oldest)
    total -= bytes.length
  }
  return path
}

export const chatUploadCalls = [
  upload('image', { maxBytes: 10 * bytesPerMb, extensions: /\.(png|jpe?g|gif)$/i, typeOf: chatImageType }),
  upload('video', { maxBytes: 20 * bytesPerMb, extensions: /\.(mp4|mov|qt)$/i, typeOf: chatVideoType }),
]
