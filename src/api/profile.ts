import * as v from 'valibot'
import { bankAccount } from './bankAccount.ts'
import { defineCall } from './call.ts'
import { send } from './client.ts'
import type { CommandOptions } from './command.ts'
import { acknowledgement, instant, looseText, object } from './entities.ts'

/** The member's own data. */
export const profileCall = defineCall({
  method: 'GET',
  path: '/api/account/profile',
  kind: 'read',
  answer: object({
    profile: object({ _id: looseText, name: looseText, username: looseText, createdAt: instant }),
    bankAccount: v.fallback(v.nullable(bankAccount), null),
  }),
})

/** A member's own data; `bankAccount` is null where none is known. */
export type MemberProfile = v.InferOutput<typeof profileCall.answer>

export const changeProfileCall = defineCall({
  method: 'PUT',
  path: '/api/account/profile',
  kind: 'command',
  answer: acknowledgement,
})
export const changeBankNameCall = defineCall({
  method: 'PUT',
  path: '/api/account/bankAccountName',
  kind: 'command',
  answer: acknowledgement,
})
export const changePasswordCall = defineCall({
  method: 'PUT',
  path: '/api/account/changepwd',
  kind: 'command',
  keepsSession: true,
  answer: acknowledgement,
})

/** The part of the profile that a member may change. */
export interface ProfileChange {
  readonly name: string
  readonly bankCode: string
  readonly bankAccountName: string
  readonly bankAccountNo: string
}

/** Changes name and bank account, once. @throws ApiError; `noAnswer` means that it may have changed. */
export const changeProfile = (
  { name, bankCode, bankAccountName, bankAccountNo }: ProfileChange,
  options?: CommandOptions,
) => send(changeProfileCall, { ...options, body: { name, bankCode, bankAccountName, bankAccountNo } })

/** Corrects the name on the bank account, once. @throws ApiError; `noAnswer` means that it may have changed. */
export const changeBankName = (bankCode: string, bankAccountName: string, options?: CommandOptions) =>
  send(changeBankNameCall, { ...options, body: { bankCode, bankAccountName } })

/** Changes the password, once. @throws ApiError; `noAnswer` means that it may have changed. */
export const changePassword = (oldPassword: string, newPassword: string, options?: CommandOptions) =>
  send(changePasswordCall, { ...options, body: { oldPassword, newPassword } })
