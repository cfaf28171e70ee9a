import * as v from 'valibot'
import { publicCall } from '../call.ts'
import { sources } from '../catalogue/lookupTexts.ts'
import type { Context } from '../context.ts'
import { nextId, type SandboxState } from '../state/state.ts'
import { refusal, textSchema, Violation } from '../wire.ts'
import { bankAccountOf, bankSchema, checkBank } from './bankAccounts.ts'
import { checkPhone, verifiedOtp } from './otp.ts'

const person = {
  name: textSchema,
  username: textSchema,
  password: textSchema,
  sourceCode: v.optional(textSchema),
  inviteCode: v.optional(textSchema),
  currency: v.optional(v.picklist(['LAK', 'BAHT'])),
}
const personSchema = v.strictObject(person)
const registrationSchema = v.strictObject({ ...person, ...bankSchema.entries })

type Person = v.InferOutput<typeof personSchema>

// Sent before the player has given bank data; what is there of them is checked all the same.
const validate = publicCall({
  method: 'POST',
  path: '/api/account/validate',
  body: v.strictObject({ ...person, ...v.partial(bankSchema).entries }),
  answer({ context, body }) {
    checkPerson(context, body)
    checkBank(context.state, null, body)
    return { message: 'SUCCESS' }
  },
})

const register = publicCall({
  method: 'POST',
  path: '/api/account',
  body: registrationSchema,
  answer({ context, body }) {
    checkPerson(context, body)
    checkBank(context.state, null, body)
    addMember(context, body)
    return { message: 'SUCCESS' }
  },
})

function checkPerson({ state, now }: Context, { username, sourceCode, currency }: Person): void {
  const { region, otp } = state.switches
  if (currency !== undefined && region !== 'la') throw new Violation('a currency is chosen in Laos only')
  checkPhone(state, username)
  if (state.members.some((member) => member.username === username)) throw refusal('EXISTING_USER')
  if (otp && !verifiedOtp(state, username, now())) throw refusal('UNVERIFIED_OTP')
  const isKnown = sources.some(({ code }) => code === sourceCode)
  if (sourceCode !== undefined && !isKnown) throw refusal('INVALID_USER_INFO')
}

function addMember({ state, now }: Context, given: v.InferOutput<typeof registrationSchema>): void {
  const { name, username, password, inviteCode, currency } = given
  const verified = verifiedOtp(state, username, now())
  if (verified) verified.isSpent = true
  state.members.push({
    // As long as the identities of the seed, which are what the operator's database makes.
    id: `a2${nextId(state, '').padStart(22, '0')}`,
    username,
    password,
    name,
    createdAt: now(),
    isInactive: false,
    coin: 0,
    currency: state.switches.region === 'la' ? (currency ?? 'LAK') : null,
    bankAccount: bankAccountOf(given),
    games: {},
    invite: { amount: 0, success: 0, fail: 0 },
    heldBonus: null,
    invitedBy: inviteCode === undefined ? null : inviterOf(state, inviteCode),
  })
}

function inviterOf({ members }: SandboxState, inviteCode: string): string {
  return members.find(({ id }) => inviteCode === `PR${id}`)?.id ?? inviteCode
}

export const registerCalls = [validate, register]
