import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { looseText, object, optionalText } from './entities.ts'

export const sendOtpCall = defineCall({
  method: 'POST',
  path: '/api/otp/send',
  kind: 'attempt',
  // Without a token no code can be verified.
  answer: v.pipe(
    object({ otpRef: looseText, otpToken: looseText, code: optionalText }),
    v.check(({ otpToken, code }) => otpToken !== '' || code !== null),
  ),
})

export const verifyOtpCall = defineCall({
  method: 'POST',
  path: '/api/otp/verify',
  kind: 'attempt',
  answer: v.unknown(),
})

/** A code that was sent: the reference printed beside it, and the token that it is verified with. */
export type SentOtp = v.InferOutput<typeof sendOtpCall.answer>

/**
 * Sends a one-time code to a phone. `code` is OTP_VERIFIED where the phone needs none.
 * @throws ApiError with a code of the catalogue's OTP group; OTP_VERIFIED may come as an error as well. An abort rejects as it is.
 */
export const sendOtp = (phoneNumber: string, signal: AbortSignal) =>
  send(sendOtpCall, { body: { phoneNumber }, signal })

/** Verifies the typed code. @throws ApiError with a code of the OTP group; an abort as it is. */
export const verifyOtp = (otpToken: string, otpCode: string, signal: AbortSignal) =>
  send(verifyOtpCall, { body: { otpToken, otpCode }, signal })
