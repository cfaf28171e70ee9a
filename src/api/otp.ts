import * as v from 'valibot'
import { defineCall } from './call.ts'
import { looseText, object, optionalText } from './entities.ts'

/** Sends a one-time code to a phone. OTP_VERIFIED, for a phone that needs none, comes as `code` or as an error. */
export const sendOtpCall = defineCall({
  method: 'POST',
  path: '/api/otp/send',
  kind: 'attempt',
  body: (given: { phoneNumber: string }) => given,
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
  body: (given: { otpToken: string; otpCode: string }) => given,
  answer: v.unknown(),
})

/** A code that was sent: the reference printed beside it, and the token that it is verified with. */
export type SentOtp = v.InferOutput<typeof sendOtpCall.answer>
