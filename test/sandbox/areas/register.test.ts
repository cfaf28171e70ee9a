import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { applicant, call, person, quietSandbox, verifyPhone } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
let clock = start
const sandbox = quietSandbox({ now: () => clock })
const { rich } = members

beforeEach(() => {
  clock = start
  sandbox.reset()
  sandbox.control.setSwitches({ otp: false })
})

const validate = (body: unknown) => call(sandbox, 'POST /api/account/validate', { body })
const register = (body: unknown) => call(sandbox, 'POST /api/account', { body })
const success = { status: 200, body: { message: 'SUCCESS' } }
const refused = (message: string) => ({ body: { message } })
const newest = () => sandbox.state.members.at(-1)

describe('a registration', () => {
  it('is made by the last step alone, and once', async () => {
    await validate(person)
    expect(await validate(person)).toMatchObject(success)
    await register(applicant)
    expect(await register(applicant)).toMatchObject(refused('EXISTING_USER'))
  })

  it.each([
    ['PHONE_NUMBER_REQUIRE_10_DIGIT', { username: '089999999' }],
    ['EXISTING_USER', { username: rich.username }],
    ['INVALID_USER_INFO', { sourceCode: 'NOWHERE' }],
  ])('is refused with %s at both steps for %o', async (code, change) => {
    expect(await validate({ ...person, ...change })).toMatchObject(refused(code))
    expect(await register({ ...applicant, ...change })).toMatchObject(refused(code))
    expect(newest()?.username).not.toBe(applicant.username)
  })

  it.each([
    ['INVALID_BANK', { bankCode: 'NOBANK' }],
    ['EXISTING_BANK', { bankCode: 'KBANK', bankAccountNo: '1234567890' }],
    ['EXISTING_BANK', { bankCode: 'GSB', bankAccountNo: '3456789012' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankAccountName: 'คน ใหม่' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'TMB', bankAccountName: 'KHON-MAI' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankCode: 'BBL', bankAccountName: 'KHON MAI 2' }],
  ])('is refused with %s for the bank data %o', async (code, change) => {
    expect(await register({ ...applicant, ...change })).toMatchObject(refused(code))
    expect(newest()?.username).not.toBe(applicant.username)
  })
})

describe('a registration with one-time codes', () => {
  beforeEach(() => sandbox.control.setSwitches({ otp: true }))

  it('is refused until the phone is verified', async () => {
    expect(await validate(person)).toMatchObject(refused('UNVERIFIED_OTP'))
    expect(await register(applicant)).toMatchObject(refused('UNVERIFIED_OTP'))
    await verifyPhone(sandbox, applicant.username)
    expect(await validate(person)).toMatchObject(success)
    expect(await register(applicant)).toMatchObject(success)
  })
})

describe('a registration in Laos', () => {
  beforeEach(() => sandbox.control.setSwitches({ region: 'la' }))

  it.each([
    ['BAHT', 'BAHT'],
    [undefined, 'LAK'],
  ])('turns the currency %s into %s', async (currency, kept) => {
    await register({ ...applicant, currency })
    expect(newest()?.currency).toBe(kept)
  })

  it('is refused in a third currency', async () => {
    expect(await register({ ...applicant, currency: 'THB' })).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
  })
})

describe('a registration that the contract does not allow', () => {
  it.each([
    ['an empty inviter code', { ...applicant, inviteCode: '' }],
    ['an empty source', { ...applicant, sourceCode: '' }],
    ['an empty password', { ...applicant, password: '' }],
    ['a confirmation of the password', { ...applicant, confirmPassword: 'secret 1' }],
    ['no bank data', person],
    ['an account name in lower case', { ...applicant, bankAccountName: 'Khon MAI' }],
    ['an account name with two spaces', { ...applicant, bankAccountName: 'KHON  MAI' }],
    ['an account name that is not trimmed', { ...applicant, bankAccountName: 'KHON MAI ' }],
    ['a currency outside Laos', { ...applicant, currency: 'LAK' }],
  ])('is refused and makes no member: %s', async (_case, body) => {
    expect(await register(body)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
    expect(newest()?.username).not.toBe(applicant.username)
  })
})
