import * as v from 'valibot'
import { filledText, looseText, object, optionalText, wholeListOf } from './entities.ts'
import { lookup } from './client/call.ts'

/** Where a member is paid out to. A bank without a code is found by its Thai name. */
export const bankAccount = object({
  bankAccountName: looseText,
  bankAccountNo: looseText,
  bank: v.fallback(object({ code: optionalText, nameTH: looseText }), { code: null, nameTH: '' }),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

const bank = object({ code: filledText, nameTH: looseText, nameEN: optionalText })

/** The banks that an account can be at. */
export const banksCall = lookup('banks', wholeListOf(bank), { keeps: true })

/** A bank that an account can be at; `nameEN` is null where the server has none. */
export type Bank = v.InferOutput<typeof bank>
