import { supports } from '@telegram-apps/sdk-react'
import { persistent, type StorageKey } from '../storage.ts'
import { withTimeout } from '../withTimeout.ts'
import { answerTo, clientVersion, createRequestId, eventField, postEvent } from './bridge.ts'

const key: StorageKey = 'token'
const screenLimitMs = 400
/** A client that answers later counts as one without the storage. */
const storageLimitMs = 10_000

/** Used where the browser refuses storage. */
export async function keepToken(): Promise<void> {
  if (!supports('web_app_device_storage_get_key', clientVersion)) return
  const answer = readToken()
  const kept = (await withTimeout(screenLimitMs, answer)) ?? null
  if (kept !== null) persistent.set(key, kept)
  persistent.subscribe(key, (token) => {
    void answer.then((value) => {
      // The last change counts. Always removes, as a late client may store another member's token.
      if (token !== persistent.get(key) || (value === undefined && token !== null)) return
      postEvent('web_app_device_storage_save_key', { req_id: createRequestId(), key, value: token })
    })
  })
}

/** Undefined on clients without a device storage. */
async function readToken(): Promise<string | null | undefined> {
  const answer = await answerTo(
    (req_id) => postEvent('web_app_device_storage_get_key', { req_id, key }),
    ['device_storage_key_received', 'device_storage_failed'],
    storageLimitMs,
  )
  if (answer?.event !== 'device_storage_key_received') return undefined
  const value = eventField(answer.data, 'value')
  // Android answers with '' for none, and stores a removal as `null`.
  return typeof value === 'string' && value !== '' && value !== 'null' ? value : null
}
