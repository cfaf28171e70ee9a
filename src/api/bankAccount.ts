import * as v from 'valibot'
import { looseText, object, optionalText } from './entities.ts'

/** Where a member is paid out to. A bank without a code is found by its Thai name. */
export const bankAccount = object({
  bankAccountName: looseText,
  bankAccountNo: looseText,
  bank: v.fallback(object({ code: optionalText, nameTH: looseText }), { code: null, nameTH: '' }),
})
export type BankAccount = v.InferOutput<typeof bankAccount>
