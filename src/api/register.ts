import * as v from 'valibot'
import { defineCall, lookup } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, wholeListOf, optionalText } from './entities.ts'

/** A phone without a code gets OTP_VERIFIED as `code` or as an error. */
export const sendOtpCall = defineCall({
  method: 'POST',
  path: '/api/otp/send',
  kind: 'attempt',
  body: (given: { phoneNumber: string }) => given,
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

export const sourcesCall = lookup('sources', wholeListOf(source), { keeps: true })

export const registerOtpCall = lookup('registerOTP', object({ registerOTP: v.boolean() }), { keeps: true })

/** Empty fields are not sent (contract). */
interface Registration {
  readonly name: string
  readonly username: string
  readonly password: string
  readonly sourceCode?: string
  readonly inviteCode?: string
  readonly bankCode?: string
  readonly bankAccountName?: string
  readonly bankAccountNo?: string
  /** Laos build only. */
  readonly currency?: 'LAK' | 'BAHT'
}

const withoutEmpty = (registration: Registration) =>
  Object.fromEntries(Object.entries(registration).filter(([, value]) => value !== undefined && value !== ''))

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
