import { defineCall } from './call.ts'
import { send } from './client.ts'
import { filledText, object } from './entities.ts'
import { ApiError } from './errors.ts'
import { uploading, type OnProgress } from './upload.ts'

const uploaded = object({ path: filledText })
const uploadTimeLimitMs = 300_000

export const uploadChatImageCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-image',
  kind: 'command',
  timeLimit: uploadTimeLimitMs,
  answer: uploaded,
})
export const uploadChatVideoCall = defineCall({
  method: 'POST',
  path: '/api/chat/upload-video',
  kind: 'command',
  timeLimit: uploadTimeLimitMs,
  answer: uploaded,
})

/** `onProgress` is called with the uploaded part; `signal` cancels. */
interface UploadOptions {
  readonly signal: AbortSignal
  readonly onProgress: OnProgress
}

/**
 * Uploads a picture or a video, which a message can refer to afterwards. @returns its path, relative to the chat backend.
 * @throws ApiError; its code is CANCELLED after `signal` aborts.
 */
export async function uploadChatFile(file: File, { signal, onProgress }: UploadOptions): Promise<string> {
  const call = file.type.startsWith('video/') ? uploadChatVideoCall : uploadChatImageCall
  try {
    return (await send(call, { signal, transport: uploading('file', file, onProgress) })).path
  } catch (reason) {
    if (!signal.aborted) throw reason
    throw new ApiError('CANCELLED', 0, 'notSent')
  }
}
