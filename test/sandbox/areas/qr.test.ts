import { beforeEach, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
let clock = start
const sandbox = quietSandbox({ now: () => clock })
const { rich, ktb } = members

beforeEach(() => {
  clock = start
  sandbox.reset()
})

type Status = { qrcodeId: string; hasQrcode: boolean }
const ask = async (method: string, code: string, { username } = ktb, body?: unknown) =>
  (await call(sandbox, `${method} /api/qrcode/${code}`, { token: sandbox.control.logIn(username), body }))
    .body as Status
const create = (bankCode: string, member = ktb) => ask('POST', bankCode, member, { amount: 100 })
const open = async (member = ktb) => {
  const codes = ['KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'FP']
  const statuses = await Promise.all(codes.map((code) => ask('GET', code, member)))
  return codes.filter((_, index) => statuses[index]?.hasQrcode)
}

it('a QR code stays the same until it expires, and then is gone without a trace', async () => {
  const code = await create('KBANK')
  clock += 300_000 - 1
  expect(await ask('GET', 'KBANK')).toEqual({ ...code, expireIn: 1 })
  clock += 1
  expect(await ask('GET', 'KBANK')).toEqual({ hasQrcode: false })
})

it('a QR code cancels the member’s codes in other channels, except PAYTIMZ', async () => {
  await create('FP', rich)
  await create('PAYTIMZ')
  for (const bankCode of ['KBANK', 'WW', 'FP', 'PAYONEX']) {
    await create(bankCode)
    expect((await open()).toSorted()).toEqual([bankCode, 'PAYTIMZ'].toSorted())
  }
  await create('PAYTIMZ')
  expect(await open()).toEqual(['PAYTIMZ', 'PAYONEX'])
  expect(await open(rich)).toEqual(['FP'])
})

it('a QR code of another member is not cancelled', async () => {
  const { qrcodeId } = await create('KBANK')
  await ask('DELETE', qrcodeId, rich)
  expect(await open()).toEqual(['KBANK'])
})
