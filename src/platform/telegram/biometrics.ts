import { postEvent } from '@telegram-apps/sdk-react'
import { fromBase64, randomBytes, toBase64, type Bytes } from '../../lib/base64.ts'
import type { BiometricSecret } from '../platform.ts'
import { answerTo, eventField } from './answer.ts'

const infoLimitMs = 1_500
const playerLimitMs = 90_000
/** The client refuses longer ones. */
const reasonLength = 128

/** The client keeps one token per bot behind the phone's own prompt. */
export async function canUse(): Promise<boolean> {
  const answer = await answerTo(() => postEvent('web_app_biometry_get_info'), ['biometry_info_received'], infoLimitMs)
  const { data } = answer ?? {}
  // Once refused, the client does not ask again.
  const isRefused = eventField(data, 'access_requested') === true && eventField(data, 'access_granted') !== true
  return eventField(data, 'available') === true && !isRefused
}

export async function create(name: string): Promise<BiometricSecret | null> {
  const reason = name.slice(0, reasonLength)
  const ask = () => postEvent('web_app_biometry_request_access', { reason })
  const access = await answerTo(ask, ['biometry_info_received'], playerLimitMs)
  if (eventField(access?.data, 'access_granted') !== true) return null
  const secret = randomBytes(32)
  const save = () => postEvent('web_app_biometry_update_token', { token: toBase64(secret), reason })
  const saved = await answerTo(save, ['biometry_token_updated'], playerLimitMs)
  return eventField(saved?.data, 'status') === 'updated' ? { secret, handle: '' } : null
}

export async function read(_handle: string, reason: string): Promise<Bytes | null> {
  // The client serves requests only once it was asked for its settings.
  await answerTo(() => postEvent('web_app_biometry_get_info'), ['biometry_info_received'], infoLimitMs)
  const ask = () => postEvent('web_app_biometry_request_auth', { reason: reason.slice(0, reasonLength) })
  const answer = await answerTo(ask, ['biometry_auth_requested'], playerLimitMs)
  const token = eventField(answer?.data, 'token')
  try {
    return typeof token === 'string' && token !== '' ? fromBase64(token) : null
  } catch {
    return null
  }
}
