import * as v from 'valibot'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import { listOf, looseText, optionalText } from './entities.ts'

const bank = v.object({ code: v.pipe(v.string(), v.nonEmpty()), nameTH: looseText, nameEN: optionalText })
const source = v.object({ code: v.pipe(v.string(), v.nonEmpty()), description: looseText })

export const banksCall = defineCall({
  method: 'GET',
  path: '/api/lookup/banks',
  kind: 'read',
  answer: listOf(bank),
})
export const sourcesCall = defineCall({
  method: 'GET',
  path: '/api/lookup/sources',
  kind: 'read',
  answer: listOf(source),
})
export const registerOtpCall = defineCall({
  method: 'GET',
  path: '/api/lookup/registerOTP',
  kind: 'read',
  answer: v.object({ registerOTP: v.boolean() }),
})

/** A bank that an account can be at; `nameEN` is null where the server knows none. */
export type Bank = v.InferOutput<typeof bank>
/** How a new member heard of the service. */
export type Source = v.InferOutput<typeof source>

/** The banks that an account can be at. */
export const readBanks = () => send(banksCall)
/** The sources that a new member can name. */
export const readSources = () => send(sourcesCall)
/** Whether a phone has to be proved by a one-time code. */
export const readRegisterOtp = () => send(registerOtpCall)
