import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, quietSandbox } from '../testCalls.ts'

const start = Date.UTC(2026, 0, 15, 12)
let clock = start
const sandbox = quietSandbox({ now: () => clock })
const { rich, ktb } = members
const channels = ['KBANK', 'WW', 'PAYTIMZ', 'PAYONEX', 'FP']

beforeEach(() => {
  clock = start
  sandbox.reset()
})

interface Status {
  qrcodeId: string
  hasQrcode: boolean
  qrcode: string
  amount: number
  expireIn?: number | string
  message?: string
}
type Username = { username: string }
const ask = (route: string, { username }: Username, body?: unknown) =>
  call(sandbox, route, { token: sandbox.control.signIn(username), ...(body !== undefined && { body }) })
const create = (bankCode: string, amount = 100, member: Username = ktb) =>
  ask(`POST /api/qrcode/${bankCode}`, member, { amount })
const made = async (bankCode: string, amount = 100, member: Username = ktb) =>
  (await create(bankCode, amount, member)).body as Status
const status = async (bankCode: string, member: Username = ktb) =>
  (await ask(`GET /api/qrcode/${bankCode}`, member)).body as Status
const open = async (member: Username = ktb) => {
  const statuses = await Promise.all(channels.map(async (code) => [code, (await status(code, member)).hasQrcode]))
  return statuses.flatMap(([code, isOpen]) => (isOpen ? code : []))
}

describe('a QR code', () => {
  it.each([
    ['KBANK', 299],
    ['WW', '299'],
    ['PAYTIMZ', '2026-01-15T12:05:00.000Z'],
    ['PAYONEX', undefined],
    ['FP', 299],
  ])('of %s gives its time as %s', async (bankCode, expireIn) => {
    await create(bankCode)
    clock += 1000
    expect((await status(bankCode)).expireIn).toBe(expireIn)
  })

  it('stays the same until it expires, and then is gone without a trace', async () => {
    const code = await made('KBANK')
    clock += 300_000 - 1
    expect(await status('KBANK')).toEqual({ ...code, expireIn: 1 })
    clock += 1
    expect(await status('KBANK')).toEqual({ hasQrcode: false })
  })

  it('replaces the channel’s older one', async () => {
    const older = await made('PAYTIMZ', 100)
    const newer = await made('PAYTIMZ', 200)
    expect(newer.qrcodeId).not.toBe(older.qrcodeId)
    expect(await status('PAYTIMZ')).toEqual(newer)
  })

  it('cancels the member’s codes in other channels, except PAYTIMZ', async () => {
    await create('FP', 100, rich)
    await create('PAYTIMZ')
    for (const bankCode of ['KBANK', 'WW', 'FP', 'PAYONEX']) {
      await create(bankCode)
      expect((await open()).toSorted()).toEqual([bankCode, 'PAYTIMZ'].toSorted())
    }
    await create('PAYTIMZ')
    expect(await open()).toEqual(['PAYTIMZ', 'PAYONEX'])
    expect(await open(rich)).toEqual(['FP'])
  })

  it.each(['SCB', 'nothing'])('is not made at %s', async (bankCode) => {
    expect(await create(bankCode)).toMatchObject({ status: 400, body: { message: 'QR_FAIL' } })
    expect(await ask(`GET /api/qrcode/${bankCode}`, ktb)).toMatchObject({ body: { message: 'QR_FAIL' } })
  })

  it.each([
    ['KBANK', 0.99],
    ['WW', 99.99],
    ['PAYONEX', 99.99],
    ['PAYTIMZ', 9.99],
    ['FP', 9.99],
  ])('of %s for %d is one that the app may not request', async (bankCode, amount) => {
    expect(await create(bankCode, amount)).toMatchObject({ status: 400 })
    expect(sandbox.violations).toHaveLength(1)
  })
})

describe('cancelling a code', () => {
  const cancel = (id: string, member: Username = ktb) => ask(`DELETE /api/qrcode/${id}`, member)

  it('of another member leaves it open', async () => {
    const { qrcodeId } = await made('KBANK')
    expect(await cancel(qrcodeId, rich)).toMatchObject({ status: 200 })
    expect(await open()).toEqual(['KBANK'])
  })
})
