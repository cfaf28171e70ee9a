import * as v from 'valibot'
import { bankAccount } from './banks.ts'
import { command, read } from './client/call.ts'
import { acknowledgement, instant, textOrEmpty, recognisedObject } from './entities.ts'

export const profileCall = read(
  'GET',
  '/api/account/profile',
  recognisedObject({
    profile: recognisedObject({ _id: textOrEmpty, name: textOrEmpty, username: textOrEmpty, createdAt: instant }),
    bankAccount: v.fallback(v.nullable(bankAccount), null),
  }),
)

export type MemberProfile = v.InferOutput<typeof profileCall.answer>

export const changeProfileCall = command('PUT', '/api/account/profile', acknowledgement, {
  body: (given: { name: string; bankCode: string; bankAccountName: string; bankAccountNo: string }) => given,
})
export const changeBankNameCall = command('PUT', '/api/account/bankAccountName', acknowledgement, {
  body: (given: { bankCode: string; bankAccountName: string }) => given,
})
export const changePasswordCall = command('PUT', '/api/account/changepwd', acknowledgement, {
  body: (given: { oldPassword: string; newPassword: string }) => given,
  keepsSession: true,
})
