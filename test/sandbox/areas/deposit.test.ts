import { beforeEach, describe, expect, it } from 'vitest'
import { call, quietSandbox, submit } from '../testCalls.ts'

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
  it('are one for every display that the app has', async () => {
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

  it('have ten digits at a bank and none at a payment service', async () => {
    for (const { bankType, bankAccountNo } of (await lookup()).banks)
      expect(bankAccountNo).toMatch(bankType === 'bank' ? /^\d{10}$/ : /^$/)
  })

  it('have pictures that are there', async () => {
    const { banks } = await lookup()
    const images = banks.flatMap(({ image }) => image ?? [])
    expect(images).toHaveLength(1)
    const picture = await sandbox.fetch(new Request(`http://sandbox.test${images[0]}`))
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/s)
  })

  it('are shown plainly when the operator works by hand', async () => {
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

  it('knows every channel that it offers', () => {
    expect(() => sandbox.control.setChannels(['SCB', 'NO_BANK'])).toThrow('NO_BANK')
    expect(sandbox.state.channels).toContain('KTB')
  })

  it('does the same from the control page', async () => {
    await submit(sandbox, 'channels', { codes: 'WW,SANDBOX PAY 0999999999' })
    expect(await codes()).toEqual(['WW'])
    expect(await (await sandbox.fetch(new Request('http://sandbox.test/sandbox'))).text()).toContain('withdrawn')
    await submit(sandbox, 'channels', { codes: 'none' })
    expect(await codes()).toEqual([])
  })
})
