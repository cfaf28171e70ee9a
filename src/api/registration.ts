import * as v from 'valibot'
import { filledText, listOf, looseText, optionalText } from './entities.ts'
import { lookup } from './lookup.ts'

const bank = v.object({ code: filledText, nameTH: looseText, nameEN: optionalText })
const source = v.object({ code: filledText, description: looseText })

/** The banks that an account can be at. */
export const banksCall = lookup('banks', listOf(bank), { keeps: true })
/** The sources that a new member can name. */
export const sourcesCall = lookup('sources', listOf(source), { keeps: true })
/** Whether a phone has to be proved by a one-time code. */
export const registerOtpCall = lookup('registerOTP', v.object({ registerOTP: v.boolean() }), { keeps: true })

/** A bank that an account can be at; `nameEN` is null where the server knows none. */
export type Bank = v.InferOutput<typeof bank>
/** How a new member heard of the service. */
export type Source = v.InferOutput<typeof source>
