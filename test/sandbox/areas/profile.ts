import * as v from 'valibot'
import { memberCall } from '../call.ts'
import type { Member } from '../state/state.ts'
import { refusal, textSchema, toTime } from '../wire.ts'
import {
  accountNameSchema,
  bankAccountOf,
  bankCodeOf,
  bankSchema,
  checkAccountName,
  checkBank,
} from './bankAccounts.ts'

const readProfile = memberCall({
  method: 'GET',
  path: '/api/account/profile',
  answer: ({ member }) => holderOf(member),
})

const changeProfile = memberCall({
  method: 'PUT',
  path: '/api/account/profile',
  body: v.strictObject({ name: textSchema, ...bankSchema.entries }),
  answer({ context: { state }, body, member }) {
    checkBank(state, member.id, body)
    Object.assign(member, { name: body.name, bankAccount: bankAccountOf(body) })
    return { message: 'SUCCESS' }
  },
})

const changeAccountName = memberCall({
  method: 'PUT',
  path: '/api/account/bankAccountName',
  body: v.strictObject({ bankCode: textSchema, bankAccountName: accountNameSchema }),
  answer({ body: { bankCode, bankAccountName }, member: { bankAccount } }) {
    if (!bankAccount) throw refusal('NO_BANK')
    if (bankCode !== bankCodeOf(bankAccount)) throw refusal('INVALID_BANK')
    checkAccountName(bankCode, bankAccountName)
    bankAccount.bankAccountName = bankAccountName
    return { message: 'SUCCESS' }
  },
})

// The contract says nothing about sessions here: those that are open stay so.
const changePassword = memberCall({
  method: 'PUT',
  path: '/api/account/changepwd',
  body: v.strictObject({ oldPassword: textSchema, newPassword: textSchema }),
  answer({ body: { oldPassword, newPassword }, member }) {
    if (member.password !== oldPassword) throw refusal('WRONG_PASSWORD')
    Object.assign(member, { password: newPassword })
    return { message: 'SUCCESS' }
  },
})

/** Profile and bank account as the wire has them; what a member does not have is left out. */
export function holderOf({ id, name, username, createdAt, coin, currency, bankAccount }: Member) {
  return {
    profile: { _id: id, name, username, createdAt: toTime(createdAt), coin, ...(currency && { currency }) },
    ...(bankAccount && { bankAccount }),
  }
}

export const profileCalls = [readProfile, changeProfile, changeAccountName, changePassword]
