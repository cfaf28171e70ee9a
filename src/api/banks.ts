import type * as v from 'valibot'
import { filledText, looseText, object, optionalText, wholeListOf } from './entities.ts'
import { lookup } from './lookup.ts'

const bank = object({ code: filledText, nameTH: looseText, nameEN: optionalText })

/** The banks that an account can be at. */
export const banksCall = lookup('banks', wholeListOf(bank), { keeps: true })

/** A bank that an account can be at; `nameEN` is null where the server has none. */
export type Bank = v.InferOutput<typeof bank>
