import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()
const { ktb, noBank, bonusHeld } = members

beforeEach(() => sandbox.reset())

const as = (username: string, route: string, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const profileOf = async (username: string) => (await as(username, 'GET /api/account/profile')).body
const success = { status: 200, body: { message: 'SUCCESS' } }
const refused = (message: string) => ({ body: { message } })

const edit = (username: string, change: object) =>
  as(username, 'PUT /api/account/profile', {
    name: 'ชื่อใหม่',
    bankCode: 'KTB',
    bankAccountName: 'CHUE MAI',
    bankAccountNo: '456789012345',
    ...change,
  })

describe('an edit of the profile', () => {
  it.each([
    ['INVALID_BANK', { bankCode: 'NOBANK' }],
    ['EXISTING_BANK', { bankCode: 'KBANK', bankAccountNo: '1234567890' }],
    ['BANK_ACCOUNT_NAME_ENG', { bankAccountName: 'ชื่อ ใหม่' }],
  ])('is refused with %s for %o and changes nothing', async (code, change) => {
    const before = await profileOf(ktb.username)
    expect(await edit(ktb.username, change)).toMatchObject(refused(code))
    expect(await profileOf(ktb.username)).toEqual(before)
  })

  it('has an account name as the contract wants it', async () => {
    expect(await edit(ktb.username, { bankAccountName: 'chue mai' })).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
  })
})

describe('an edit of the account name', () => {
  it.each([
    [ktb, 'KTB', { code: 'KTB' }],
    // Found by its Thai name.
    [bonusHeld, 'GSB', { nameTH: 'ธนาคารออมสิน' }],
  ])('of $username changes nothing else', async ({ username }, bankCode, bank) => {
    const body = { bankCode, bankAccountName: 'CHUE MAI' }
    expect(await as(username, 'PUT /api/account/bankAccountName', body)).toMatchObject(success)
    expect(await profileOf(username)).toMatchObject({ bankAccount: { bankAccountName: 'CHUE MAI', bank } })
  })

  it.each([
    ['NO_BANK', noBank, { bankCode: 'KTB', bankAccountName: 'CHUE MAI' }],
    ['INVALID_BANK', ktb, { bankCode: 'SCB', bankAccountName: 'CHUE MAI' }],
    ['BANK_ACCOUNT_NAME_ENG', ktb, { bankCode: 'KTB', bankAccountName: 'ชื่อ ใหม่' }],
  ])('is refused with %s', async (code, { username }, body) => {
    expect(await as(username, 'PUT /api/account/bankAccountName', body)).toMatchObject(refused(code))
  })
})

describe('a change of the password', () => {
  const change = (oldPassword: string) =>
    as(ktb.username, 'PUT /api/account/changepwd', { oldPassword, newPassword: 'another' })
  const login = (password: string) => call(sandbox, 'POST /api/login', { body: { username: ktb.username, password } })

  it('makes the next login require the new one, and ends no session', async () => {
    const token = sandbox.control.signIn(ktb.username)
    expect(await change(ktb.password)).toMatchObject(success)
    expect(await login(ktb.password)).toMatchObject(refused('WRONG_CREDENTIAL'))
    expect(await login('another')).toMatchObject({ status: 200 })
    expect(await call(sandbox, 'GET /api/wallet', { token })).toMatchObject({ status: 200 })
  })

  it('with a wrong old password is refused, and the old one still logs in', async () => {
    expect(await change('wrong')).toMatchObject({ status: 401, ...refused('WRONG_PASSWORD') })
    expect(await login(ktb.password)).toMatchObject({ status: 200 })
  })
})
