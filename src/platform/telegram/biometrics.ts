import type { EventName } from '@telegram-apps/sdk-react'
import { fromBase64, randomBytes, toBase64, type Bytes } from '../../lib/base64.ts'
import { answerTo, eventField, postEvent } from './bridge.ts'

const playerLimitMs = 90_000
/** The client refuses longer ones. */
const reasonLength = 128

const answer = async (ask: () => void, event: EventName, limitMs = playerLimitMs): Promise<unknown> =>
  (await answerTo(ask, [event], limitMs))?.data

/** The client serves requests only after one for its settings. */
const readInfo = () => answer(() => postEvent('web_app_biometry_get_info'), 'biometry_info_received', 1_500)

/** The client keeps one token per bot behind the phone's own prompt. */
export async function canUse(): Promise<boolean> {
  const info = await readInfo()
  // Once refused, the client never shows its question again.
  const isRefused = eventField(info, 'access_requested') === true && eventField(info, 'access_granted') !== true
  return eventField(info, 'available') === true && !isRefused
}

export async function create(name: string) {
  const reason = name.slice(0, reasonLength)
  const access = await answer(() => postEvent('web_app_biometry_request_access', { reason }), 'biometry_info_received')
  if (eventField(access, 'access_granted') !== true) return null
  const secret = randomBytes(32)
  const saved = await answer(
    () => postEvent('web_app_biometry_update_token', { token: toBase64(secret), reason }),
    'biometry_token_updated',
  )
  return eventField(saved, 'status') === 'updated' ? { secret, handle: '' } : null
}

export async function read(_handle: string, name: string): Promise<Bytes | null> {
  await readInfo()
  const reason = name.slice(0, reasonLength)
  const opened = await answer(() => postEvent('web_app_biometry_request_auth', { reason }), 'biometry_auth_requested')
  const token = eventField(opened, 'token')
  return typeof token === 'string' && token !== '' ? fromBase64(token) : null
}
