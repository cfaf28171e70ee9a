import { createRequestId, postEvent, supports } from '@telegram-apps/sdk-react'
import { persistent, type StorageKey } from './storage.ts'
import { answerTo, partOf } from './telegramAnswer.ts'
import { within } from './within.ts'

/** The one thing that is kept there. */
const key: StorageKey = 'token'
/** How long the first screen waits (ms) for the remembered token. */
const screenLimit = 400
/** After which a client that has not answered is taken not to know the storage (ms). */
const answerLimit = 10_000

/**
 * Keeps the remembered token in the storage of Telegram's client, for where the browser refuses its own: reads it into `persistent`
 * and from then on tells the client each change of it. A client that never answers is told no token.
 */
export async function keepToken(version: string): Promise<void> {
  if (!supports('web_app_device_storage_get_key', version)) return
  const answer = read()
  const kept = (await within(screenLimit, answer)) ?? null
  if (kept !== null) persistent.set(key, kept)
  persistent.subscribe(key, createTeller(answer.then((value) => value !== undefined)))
}

/** The token; null for none, undefined where the client has no such storage. */
async function read(): Promise<string | null | undefined> {
  const req_id = createRequestId()
  const answer = await answerTo(
    () => postEvent('web_app_device_storage_get_key', { req_id, key }),
    ['device_storage_key_received', 'device_storage_failed'],
    answerLimit,
    (data) => partOf(data, 'req_id') === req_id,
  )
  if (answer?.event !== 'device_storage_key_received') return undefined
  const value = partOf(answer.data, 'value')
  // Android has an empty text for what is not there, and keeps a removal as the word.
  return typeof value === 'string' && value !== '' && value !== 'null' ? value : null
}

/** Tells the client what the token is now, as soon as it is known to keep it; of changes at once only the last. */
function createTeller(keeps: Promise<boolean>): (token: string | null) => void {
  let latest: string | null = null
  return (token) => {
    latest = token
    void keeps.then((does) => {
      // A removal is told in any case: a client whose answer came too late may hold somebody's token.
      if (token !== latest || (!does && token !== null)) return
      postEvent('web_app_device_storage_save_key', { req_id: createRequestId(), key, value: token })
    })
  }
}
