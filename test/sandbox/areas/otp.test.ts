import { beforeEach, describe, expect, it } from 'vitest'
import { applicant, call, inTurn, quietSandbox, sendOtp, verifyPhone } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
const minute = 60_000
const phone = '0899999999'
let clock = start
const sandbox = quietSandbox({ now: () => clock })

beforeEach(() => {
  clock = start
  sandbox.reset()
})

const send = (phoneNumber = phone) => call(sandbox, 'POST /api/otp/send', { body: { phoneNumber } })
const verify = (otpToken: string, otpCode = sandbox.control.otpCode(phone)) =>
  call(sandbox, 'POST /api/otp/verify', { body: { otpToken, otpCode } })
const wrongCode = () => (sandbox.control.otpCode(phone) === '000000' ? '000001' : '000000')
const wrong = (times: number, otpToken: string) =>
  inTurn(Array.from({ length: times }), () => verify(otpToken, wrongCode()))

const valid = { status: 200, body: { code: 'OTP_CODE_VALID' } }
const sent = { status: 200, body: { code: 'OK' } }
const known = { status: 200, body: { code: 'OTP_VERIFIED' } }
const refused = (message: string) => ({ body: { message } })

describe('a one-time code', () => {
  it('has six digits and a reference to find it by, and shows on the control page', async () => {
    const { body } = await send()
    expect(body).toEqual({ otpRef: expect.stringMatching(/^[A-Z]{4}$/), otpToken: expect.any(String), code: 'OK' })
    expect(sandbox.control.otpCode(phone)).toMatch(/^\d{6}$/)
    const page = await (await sandbox.fetch(new Request('http://sandbox.test/sandbox'))).text()
    expect(page).toContain(sandbox.control.otpCode(phone))
  })

  it('differs for each phone, and does not exist for a phone that requested none', async () => {
    await inTurn([phone, '0888888888'], send)
    expect(sandbox.control.otpCode('0888888888')).not.toBe(sandbox.control.otpCode(phone))
    expect(() => sandbox.control.otpCode('0877777777')).toThrow('0877777777')
  })

  it('is right, and stays right when the answer was lost', async () => {
    const token = await sendOtp(sandbox, phone)
    expect(await verify(token)).toMatchObject(valid)
    expect(await verify(token)).toMatchObject(valid)
  })

  it('is right for five minutes', async () => {
    const token = await sendOtp(sandbox, phone)
    clock += 5 * minute
    expect(await verify(token)).toMatchObject(refused('OTP_EXPIRED'))
    clock -= 1
    expect(await verify(token)).toMatchObject(valid)
  })

  it('is replaced by a newer one', async () => {
    const [older, newer] = [await sendOtp(sandbox, phone), await sendOtp(sandbox, phone)]
    expect(await verify(older)).toMatchObject(refused('OTP_NOT_EXIST'))
    expect(await verify(newer)).toMatchObject(valid)
  })

  it('is checked by a token that was issued', async () => {
    await send()
    expect(await verify('another')).toMatchObject(refused('OTP_TOKEN_INVALID'))
  })

  it('may be any code once OTP_CODE_VALID is armed', async () => {
    const token = await sendOtp(sandbox, phone)
    sandbox.control.provoke('OTP_CODE_VALID')
    expect(await verify(token, wrongCode())).toMatchObject(valid)
    expect(await send()).toMatchObject(known)
  })
})

describe('wrong codes', () => {
  it('are refused four times, and the right one still counts', async () => {
    const token = await sendOtp(sandbox, phone)
    await wrong(3, token)
    expect(await verify(token, wrongCode())).toMatchObject(refused('OTP_CODE_INVALID'))
    expect(await verify(token)).toMatchObject(valid)
  })

  it('block the phone, and no other, for ten minutes at the fifth', async () => {
    const token = await sendOtp(sandbox, phone)
    await wrong(4, token)
    expect(await verify(token, wrongCode())).toMatchObject(refused('OTP_BLOCK'))
    expect(await verify(token)).toMatchObject(refused('OTP_BLOCK'))
    expect(await send('0888888888')).toMatchObject(sent)
    clock += 10 * minute - 1
    expect(await send()).toMatchObject(refused('OTP_BLOCK'))
    clock += 1
    expect(await verify(await sendOtp(sandbox, phone))).toMatchObject(valid)
  })

  it('still count when a new code is sent', async () => {
    await wrong(4, await sendOtp(sandbox, phone))
    expect(await verify(await sendOtp(sandbox, phone), wrongCode())).toMatchObject(refused('OTP_BLOCK'))
  })
})

describe('a verified phone', () => {
  it('needs no other code for thirty minutes', async () => {
    await verifyPhone(sandbox, phone)
    clock += 30 * minute - 1
    expect(await send()).toMatchObject(known)
    clock += 1
    expect(await send()).toMatchObject(sent)
  })

  it('needs one again after a registration', async () => {
    await verifyPhone(sandbox, phone)
    await call(sandbox, 'POST /api/account', { body: applicant })
    expect(await send()).toMatchObject(sent)
  })

  it('can register even if the server reported it by an error', async () => {
    sandbox.control.provoke('OTP_VERIFIED')
    expect(await send()).toMatchObject({ status: 422, ...refused('OTP_VERIFIED') })
    expect(await call(sandbox, 'POST /api/account', { body: applicant })).toMatchObject({ status: 200 })
  })
})

it.each(['089999999', '08999999999', '08x9999999'])('is not sent to %s in Thailand, but is in Laos', async (number) => {
  expect(await send(number)).toMatchObject(refused('PHONE_NUMBER_REQUIRE_10_DIGIT'))
  sandbox.control.setSwitches({ region: 'la' })
  expect(await send(number)).toMatchObject(sent)
})
