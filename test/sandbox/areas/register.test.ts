import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { applicant, call, inTurn, person, quietSandbox, verifyPhone } from '../testCalls.ts'

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
  it('makes a member who can sign in, with nothing yet', async () => {
    expect(await validate({ ...person, sourceCode: 'LINE' })).toMatchObject(success)
    expect(await register({ ...applicant, sourceCode: 'LINE' })).toMatchObject(success)
    const { username, password, name, bankAccountName, bankAccountNo } = applicant
    const { body } = await call(sandbox, 'POST /api/login', { body: { username, password } })
    const { token } = body as { token: string }
    const wallet = (await call(sandbox, 'GET /api/wallet', { token })).body
    expect(wallet).toMatchObject({
      profile: { name, username, createdAt: '2026-01-15T12:00:00.000Z', coin: 0 },
      bankAccount: { bankAccountName, bankAccountNo, bank: { code: 'KTB', nameTH: 'ธนาคารกรุงไทย' } },
      wallet: { amount: 0 },
      invite: { amount: 0 },
    })
    expect((wallet as { slots: { isActive: boolean }[] }).slots.some(({ isActive }) => isActive)).toBe(false)
    expect(wallet).not.toHaveProperty('profile.currency')
    expect(sandbox.violations).toEqual([])
    expect(sandbox.audit().problems).toEqual([])
  })

  it('is made by the last step alone, and once', async () => {
    await validate(person)
    expect(await validate(person)).toMatchObject(success)
    await register(applicant)
    expect(await register(applicant)).toMatchObject(refused('EXISTING_USER'))
  })

  it('gives each member a unique identity', async () => {
    await register(applicant)
    await register({ ...applicant, username: '0899999998', bankAccountNo: '1' })
    const ids = sandbox.state.members.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.at(-1)).toMatch(/^[a-f0-9]{24}$/)
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

  it.each([
    ['another bank has the same number', { bankCode: 'SCB', bankAccountNo: '1234567890' }],
    ['the bank takes Thai names', { bankCode: 'KBANK', bankAccountName: 'คน ใหม่' }],
  ])('is accepted if %s', async (_case, change) => {
    expect(await register({ ...applicant, ...change })).toMatchObject(success)
  })
})

describe('a registration with one-time codes', () => {
  beforeEach(() => sandbox.control.setSwitches({ otp: true }))

  it('requires a verified phone', async () => {
    expect(await validate(person)).toMatchObject(refused('UNVERIFIED_OTP'))
    expect(await register(applicant)).toMatchObject(refused('UNVERIFIED_OTP'))
    await verifyPhone(sandbox, applicant.username)
    expect(await validate(person)).toMatchObject(success)
    expect(await register(applicant)).toMatchObject(success)
  })

  it('is possible for thirty minutes after the verification', async () => {
    await verifyPhone(sandbox, applicant.username)
    clock += 30 * 60_000
    expect(await register(applicant)).toMatchObject(refused('UNVERIFIED_OTP'))
  })
})

describe('an inviter code', () => {
  const id = sandbox.state.members.find(({ username }) => username === rich.username)?.id

  it.each([
    [`PR${id}`, id],
    ['PR1', 'PR1'],
    ['FRIEND-7', 'FRIEND-7'],
    [undefined, null],
  ])('%s is kept as %s', async (inviteCode, invitedBy) => {
    expect(await register({ ...applicant, inviteCode })).toMatchObject(success)
    expect(newest()?.invitedBy).toBe(invitedBy)
  })
})

describe('a registration in Laos', () => {
  beforeEach(() => sandbox.control.setSwitches({ region: 'la' }))

  it.each([
    ['LAK', 'LAK'],
    ['BAHT', 'BAHT'],
    [undefined, 'LAK'],
  ])('turns the currency %s into %s', async (currency, kept) => {
    const username = '02099999'
    expect(await register({ ...applicant, username, currency })).toMatchObject(success)
    const token = sandbox.control.signIn(username)
    await inTurn(['GET /api/wallet', 'GET /api/account/profile'], async (route) => {
      expect(await call(sandbox, route, { token })).toMatchObject({ body: { profile: { currency: kept } } })
    })
  })

  it('accepts no third currency', async () => {
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
  ])('has %s', async (_case, body) => {
    expect(await register(body)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
    expect(newest()?.username).not.toBe(applicant.username)
  })
})
