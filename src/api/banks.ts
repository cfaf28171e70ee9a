import type * as v from 'valibot'
import { filledText, looseObject, looseText, object, optionalText, wholeListOf } from './entities.ts'
import { lookup } from './client/call.ts'

/** A bank without a code is matched by its Thai name. */
export const bankAccount = object({
  bankAccountName: looseText,
  bankAccountNo: looseText,
  bank: looseObject({ code: optionalText, nameTH: looseText }),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

const bank = object({ code: filledText, nameTH: looseText, nameEN: optionalText })

export const banksCall = lookup('banks', wholeListOf(bank), { keeps: true })

export type Bank = v.InferOutput<typeof bank>
