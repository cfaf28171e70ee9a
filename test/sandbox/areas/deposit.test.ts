import { beforeEach, describe, expect, it } from 'vitest'
import { call, quietSandbox } from '../testCalls.ts'

const sandbox = quietSandbox()

beforeEach(() => sandbox.reset())

interface Lookup {
  banks: { bankCode: string; bankType: string; mode: string; bankAccountNo: string; image?: string }[]
  wallets: { walletAccountName: string; mode: string }[]
  isManual: boolean
}
const lookup = async () => (await call(sandbox, 'GET /api/lookup/deposit')).body as Lookup
const codes = async () => (await lookup()).banks.map(({ bankCode }) => bankCode)

describe('the accounts to pay into', () => {
  it('cover every display that the app has', async () => {
    const { banks, wallets, isManual } = await lookup()
    expect(banks.map(({ bankCode, bankType, mode }) => `${bankCode} ${bankType} ${mode}`)).toEqual([
      'SCB bank AUTO',
      'GSB bank SMS',
      'KBANK bank AUTO',
      'KBANK bank QR',
      'KTB bank AUTO',
      'BCEL bank AUTO',
      'WW PAYMENT AUTO',
      'PAYTIMZ PAYMENT AUTO',
      'PAYONEX PAYMENT AUTO',
      'FP PAYMENT AUTO',
    ])
    expect(wallets.map(({ mode }) => mode)).toEqual(['AUTO', 'SMS'])
    expect(isManual).toBe(false)
  })

  it('are plain when the operator works by hand', async () => {
    sandbox.control.setSwitches({ isManual: true })
    expect((await lookup()).isManual).toBe(true)
  })
})

describe('the operator', () => {
  it('offers some channels, none or all', async () => {
    sandbox.control.setChannels(['FP', 'KBANK', 'SANDBOX GIFT'])
    expect(await codes()).toEqual(['KBANK', 'KBANK', 'FP'])
    expect((await lookup()).wallets).toMatchObject([{ walletAccountName: 'SANDBOX GIFT' }])
    sandbox.control.setChannels([])
    expect(await lookup()).toMatchObject({ banks: [], wallets: [] })
    sandbox.control.setChannels(null)
    expect(await codes()).toHaveLength(10)
  })
})
