import { send } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { sendOtpCall } from '../../api/register.ts'

export const resendDelayMs = 60_000

/** For a phone that needs no verification. */
const verified = 'OTP_VERIFIED'

/** Requests a code by SMS; null if the phone needs none. */
export async function askForCode(phone: string, signal: AbortSignal) {
  try {
    const sent = await send(sendOtpCall, { body: { phoneNumber: phone }, signal })
    if (sent.code === verified) return null
    if (sent.otpToken === '') throw new ApiError(sent.code || 'OTP_SEND_FAIL', 200, 'refused')
    return sent
  } catch (reason) {
    if (reason instanceof ApiError && reason.code === verified) return null
    throw reason
  }
}
