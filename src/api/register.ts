import * as v from 'valibot'
import { defineCall } from './call.ts'
import { acknowledgement, filledText, looseText, object, wholeListOf } from './entities.ts'
import { lookup } from './lookup.ts'

const source = object({ code: filledText, description: looseText })

/** The sources that a new member can name. */
export const sourcesCall = lookup('sources', wholeListOf(source), { keeps: true })
/** A source through which a new member heard of the service. */
export type Source = v.InferOutput<typeof source>

/** True if a phone has to be verified by a one-time code. */
export const registerOtpCall = lookup('registerOTP', object({ registerOTP: v.boolean() }), { keeps: true })

/** The data of a registration; fields without a value are not sent (contract). */
export interface Registration {
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
