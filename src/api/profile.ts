import * as v from 'valibot'
import { bankAccount } from './banks.ts'
import { defineCall } from './client/call.ts'
import { acknowledgement, instant, looseText, object } from './entities.ts'

export const profileCall = defineCall({
  method: 'GET',
  path: '/api/account/profile',
  kind: 'read',
  answer: object({
    profile: object({ _id: looseText, name: looseText, username: looseText, createdAt: instant }),
    bankAccount: v.fallback(v.nullable(bankAccount), null),
  }),
})

export type MemberProfile = v.InferOutput<typeof profileCall.answer>

export const changeProfileCall = defineCall({
  method: 'PUT',
  path: '/api/account/profile',
  kind: 'command',
  body: (given: { name: string; bankCode: string; bankAccountName: string; bankAccountNo: string }) => given,
  answer: acknowledgement,
})
export const changeBankNameCall = defineCall({
  method: 'PUT',
  path: '/api/account/bankAccountName',
  kind: 'command',
  body: (given: { bankCode: string; bankAccountName: string }) => given,
  answer: acknowledgement,
})
export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/api/account/changepwd',
  kind: 'command',
  body: (given: { oldPassword: string; newPassword: string }) => given,
  keepsSession: true,
  answer: acknowledgement,
})

export interface ProfileChange {
  readonly name: string
  readonly bankCode: string
  readonly bankAccountName: string
  readonly bankAccountNo: string
}
