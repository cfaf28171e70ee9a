import * as v from 'valibot'
import { attempt, command, lookup } from './client/call.ts'
import { acknowledgement, filledText, looseText, object, wholeListOf, optionalText } from './entities.ts'

/** A phone without a code gets OTP_VERIFIED as `code` or as an error. */
export const sendOtpCall = attempt(
  'POST',
  '/api/otp/send',
  v.pipe(
    object({ otpRef: looseText, otpToken: looseText, code: optionalText }),
    v.check(({ otpToken, code }) => otpToken !== '' || code !== null),
  ),
  { body: (given: { phoneNumber: string }) => given },
)

export const verifyOtpCall = attempt('POST', '/api/otp/verify', v.unknown(), {
  body: (given: { otpToken: string; otpCode: string }) => given,
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

export const validateAccountCall = attempt('POST', '/api/account/validate', v.unknown(), { body: withoutEmpty })

export const registerCall = command('POST', '/api/account', acknowledgement, { body: withoutEmpty })
