import * as v from 'valibot'
import { defineCall, lookup } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, wholeListOf, optionalText } from './entities.ts'

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

const source = object({ code: filledText, description: looseText })

/** The sources that a new member can name. */
export const sourcesCall = lookup('sources', wholeListOf(source), { keeps: true })

/** True if a phone has to be verified by a one-time code. */
export const registerOtpCall = lookup('registerOTP', object({ registerOTP: v.boolean() }), { keeps: true })

/** The data of a registration; fields without a value are not sent (contract). */
interface Registration {
  readonly name: string
  /** The phone number. */
  readonly username: string
  readonly password: string
  readonly sourceCode?: string
  readonly inviteCode?: string
  readonly bankCode?: string
  /** First and last name, trimmed, joined by a space, in capitals. */
  readonly bankAccountName?: string
  readonly bankAccountNo?: string
  /** Only in the Laos build. */
  readonly currency?: 'LAK' | 'BAHT'
}

const withoutEmpty = (registration: Registration) =>
  Object.fromEntries(Object.entries(registration).filter(([, value]) => value !== undefined && value !== ''))

/** Lets the server validate a registration as far as it is filled in. */
export const validateAccountCall = defineCall({
  method: 'POST',
  path: '/api/account/validate',
  kind: 'attempt',
  body: withoutEmpty,
  answer: v.unknown(),
})

export const registerCall = defineCall({
  method: 'POST',
  path: '/api/account',
  kind: 'command',
  body: withoutEmpty,
  answer: acknowledgement,
})
