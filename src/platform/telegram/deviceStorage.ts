import { createRequestId, postEvent, supports } from '@telegram-apps/sdk-react'
import { persistent, type StorageKey } from '../storage.ts'
import { answerTo, partOf } from './answer.ts'
import { withTimeout } from '../withTimeout.ts'

const key: StorageKey = 'token'
/** The longest that the first screen waits for the remembered token (ms). */
const screenLimitMs = 400
/** After this time (ms) a client that has not answered counts as one without the storage. */
const answerLimitMs = 10_000

/**
 * Keeps the remembered token in the storage of Telegram's client, for where the browser refuses its own: reads it into `persistent`
 * and sends the client each change from then on. A client that never answers is sent no token.
 */
export async function keepToken(version: string): Promise<void> {
  if (!supports('web_app_device_storage_get_key', version)) return
  const answer = read()
  const kept = (await withTimeout(screenLimitMs, answer)) ?? null
  if (kept !== null) persistent.set(key, kept)
  persistent.subscribe(key, createSender(answer.then((value) => value !== undefined)))
}

/** The token; null for none, undefined where the client has no such storage. */
async function read(): Promise<string | null | undefined> {
  const req_id = createRequestId()
  const answer = await answerTo(
    () => postEvent('web_app_device_storage_get_key', { req_id, key }),
    ['device_storage_key_received', 'device_storage_failed'],
    answerLimitMs,
    (data) => partOf(data, 'req_id') === req_id,
  )
  if (answer?.event !== 'device_storage_key_received') return undefined
  const value = partOf(answer.data, 'value')
  // Android answers with an empty text where there is none, and stores a removal as the word `null`.
  return typeof value === 'string' && value !== '' && value !== 'null' ? value : null
}

/** Sends the client the current token once it is known to store it; only the last of several changes. */
function createSender(keeps: Promise<boolean>): (token: string | null) => void {
  let latest: string | null = null
  return (token) => {
    latest = token
    void keeps.then((does) => {
      // A removal is always sent: a client whose answer came too late may store another member's token.
      if (token !== latest || (!does && token !== null)) return
      postEvent('web_app_device_storage_save_key', { req_id: createRequestId(), key, value: token })
    })
  }
}
