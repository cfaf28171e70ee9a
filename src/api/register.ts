import * as v from 'valibot'
import { attempt, command, lookup, withoutEmpty } from './client/call.ts'
import {
  acknowledgement,
  nonEmptyText,
  textOrEmpty,
  recognisedObject,
  listWithSomeReadable,
  textOrNull,
} from './entities.ts'

/** If no code is needed, OTP_VERIFIED comes as `code` or as an error. */
export const sendOtpCall = attempt(
  'POST',
  '/api/otp/send',
  v.pipe(
    recognisedObject({ otpRef: textOrEmpty, otpToken: textOrEmpty, code: textOrNull }),
    v.check(({ otpToken, code }) => otpToken !== '' || code !== null),
  ),
  { body: (given: { phoneNumber: string }) => given },
)

export const verifyOtpCall = attempt('POST', '/api/otp/verify', v.unknown(), {
  body: (given: { otpToken: string; otpCode: string }) => given,
})

const source = recognisedObject({ code: nonEmptyText, description: textOrEmpty })

export const sourcesCall = lookup('sources', listWithSomeReadable(source), { isCachedForever: true })

export const registerOtpCall = lookup('registerOTP', recognisedObject({ registerOTP: v.boolean() }), {
  isCachedForever: true,
})

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
  /** Only the Laos build sends a currency. */
  readonly currency?: 'LAK' | 'BAHT'
}

export const validateAccountCall = attempt('POST', '/api/account/validate', v.unknown(), {
  body: (given: Registration) => withoutEmpty(given),
})

export const registerCall = command('POST', '/api/account', acknowledgement, {
  body: (given: Registration) => withoutEmpty(given),
})
