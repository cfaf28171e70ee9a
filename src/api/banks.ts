import type * as v from 'valibot'
import { lookup } from './client/call.ts'
import {
  nonEmptyText,
  objectOrBlank,
  textOrEmpty,
  recognisedObject,
  textOrNull,
  listWithSomeReadable,
} from './entities.ts'

/** A bank without a code is matched by its Thai name. */
export const bankAccount = recognisedObject({
  bankAccountName: textOrEmpty,
  bankAccountNo: textOrEmpty,
  bank: objectOrBlank({ code: textOrNull, nameTH: textOrEmpty }),
})
export type BankAccount = v.InferOutput<typeof bankAccount>

const bank = recognisedObject({ code: nonEmptyText, nameTH: textOrEmpty, nameEN: textOrNull })

export const banksCall = lookup('banks', listWithSomeReadable(bank), { isCachedForever: true })

export type Bank = v.InferOutput<typeof bank>
