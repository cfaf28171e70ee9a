import { parse } from 'promptparse'
import { beforeEach, describe, expect, it } from 'vitest'
import { readQr } from '../readQr.ts'
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
const walletOf = (id: string) => sandbox.state.balances[`wallet:${id}`]
const ktbId = 'a10000000000000000000004'
const none = { hasQrcode: false }

describe('a QR code', () => {
  it('of a payment service contains its own address', async () => {
    const { qrcode, qrcodeId } = await made('PAYTIMZ', 123.45)
    expect(readQr(qrcode)).toBe(`https://pay.example/PAYTIMZ?id=${qrcodeId}&amount=123.45`)
  })

  it.each(['KBANK', 'WW', 'PAYONEX', 'FP'])('of %s is a payment of its amount and identity', async (bankCode) => {
    const { qrcode, qrcodeId, amount } = await made(bankCode, 123.45)
    expect(amount).toBe(123.45)
    const code = parse(readQr(qrcode), true)
    expect(['01', '53', '54', '58'].map((field) => code?.getTagValue(field))).toEqual(['12', '764', '123.45', 'TH'])
    expect(code?.getTagValue('30', '02')).toBe(qrcodeId)
  })

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
    expect(await status('KBANK')).toEqual(none)
  })

  it('belongs to one member', async () => {
    await create('WW', 100, rich)
    expect(await status('WW')).toEqual(none)
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

  it('is not made above the maximum, and the open one stays', async () => {
    const code = await made('KBANK', 200_000)
    const refused = { hasQrcode: false, message: 'ยอดเงินต่อรายการสูงสุด ฿200,000' }
    expect(await create('KBANK', 200_000.01)).toMatchObject({ status: 200, body: refused })
    expect(await status('KBANK')).toEqual(code)
  })

  it('is not made once QR_FAIL is armed', async () => {
    sandbox.control.provoke('QR_FAIL')
    expect(await create('WW')).toMatchObject({ status: 200, body: { hasQrcode: false, message: 'QR_FAIL' } })
    expect(await open()).toEqual([])
  })

  it.each(['SCB', 'nothing'])('is not made at %s', async (bankCode) => {
    expect(await create(bankCode)).toMatchObject({ status: 400, body: { message: 'QR_FAIL' } })
    expect(await ask(`GET /api/qrcode/${bankCode}`, ktb)).toMatchObject({ body: { message: 'QR_FAIL' } })
  })

  it('is not made in a channel that is no longer offered, but an open one stays', async () => {
    await create('WW')
    sandbox.control.setChannels(['FP'])
    expect(await create('WW')).toMatchObject({ status: 400, body: { message: 'QR_FAIL' } })
    expect(await open()).toEqual(['WW'])
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

  it('works for its member, however often', async () => {
    const { qrcodeId } = await made('KBANK')
    expect(await cancel(qrcodeId)).toMatchObject({ status: 200 })
    expect(await status('KBANK')).toEqual(none)
    expect(await cancel(qrcodeId)).toMatchObject({ status: 200 })
  })

  it('works for nobody else', async () => {
    const { qrcodeId } = await made('KBANK')
    expect(await cancel(qrcodeId, rich)).toMatchObject({ status: 200 })
    expect(await open()).toEqual(['KBANK'])
  })
})

describe('the operator', () => {
  it('has a code paid: the wallet is credited, the statement shows it and the code is gone', async () => {
    await create('WW', 150.5)
    sandbox.control.payQr(ktb.username, 'WW')
    expect(walletOf(ktbId)).toBe(2_500_00 + 150_50)
    const row = { statementType: 'deposit', from: 'WW', to: 'wallet', amount: 150_50, status: 'SUCCESS' }
    expect(sandbox.state.statements.at(-1)).toMatchObject(row)
    expect(await status('WW')).toEqual(none)
    expect(() => sandbox.control.payQr(ktb.username, 'WW')).toThrow('WW')
    expect(sandbox.audit().problems).toEqual([])
  })

  it('has a payment fail: the statement shows it, and no money moves', async () => {
    await create('FP', 20)
    sandbox.control.failQr(ktb.username, 'FP')
    expect(walletOf(ktbId)).toBe(2_500_00)
    expect(sandbox.state.statements.at(-1)).toMatchObject({ from: 'FP', status: 'FAILED', ledgerId: null })
    expect(await open()).toEqual([])
    expect(sandbox.audit().problems).toEqual([])
  })
})
