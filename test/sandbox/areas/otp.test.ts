import { beforeEach, describe, expect, it } from 'vitest'
import { call, inTurn, quietSandbox, sendOtp } from '../testCalls.ts'

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
const refused = (message: string) => ({ body: { message } })

describe('a one-time code', () => {
  it('is accepted, and again if the answer was lost', async () => {
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
