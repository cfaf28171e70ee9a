import { beforeEach, describe, expect, it } from 'vitest'
import { members } from '../seed/seed.ts'
import { call, inTurn, quietSandbox, sealed } from '../testCalls.ts'
import { makeGiftLinkKey } from './giftKey.ts'

const key = makeGiftLinkKey()
const sandbox = quietSandbox({ giftLinkKey: key.privateKey })
const { rich, ktb } = members
const wallet = 'SANDBOX GIFT'
const base = 'https://gift.truemoney.com/campaign/?v='
const balance = () => sandbox.state.balances['wallet:a10000000000000000000004']

beforeEach(() => sandbox.reset())

const post = (link: string, { username }: { username: string } = ktb, to = sandbox) =>
  call(to, 'POST /api/wallet/truelink', { token: to.control.signIn(username), body: { link } })
const give = async (plaintext: string, member = ktb) => post(await sealed(plaintext, key.publicKey), member)
const refused = (message: string) => ({ body: { message } })

describe('a gift link', () => {
  it('can be used once, by whoever comes first', async () => {
    const plaintext = `${base}abcdefghij50|${wallet}`
    await give(plaintext, rich)
    expect(await give(plaintext)).toMatchObject({ status: 422, ...refused('TRUELINK_DUPLICATE') })
    expect(balance()).toBe(2_500_00)
  })

  it('can be used once when sent twice at the same time', async () => {
    const answers = await Promise.all([1, 2].map(() => give(`${base}abcdefghij50|${wallet}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(balance()).toBe(2_500_00 + 50_00)
    expect(sandbox.audit().problems).toEqual([])
  })

  it.each([
    ['TRUELINK_INVALID', `https://gift.truemoney.com.evil.example/campaign/?v=abcdefghij50|${wallet}`],
    ['TRUELINK_INVALID', `${base}short|${wallet}`],
    ['TRUELINK_INVALID', `${base}abcdefghij50&x=1|${wallet}`],
    ['TRUELINK_INVALID', `${base}abcdefghij01|${wallet}`],
    ['TRUELINK_INVALID', `${base}99999999999999999999|${wallet}`],
    ['NO_WALLET', `${base}abcdefghij50|SANDBOX PAY 0999999999`],
    ['NO_WALLET', `${base}abcdefghij50|`],
  ])('is refused with %s: %s', async (message, plaintext) => {
    expect(await give(plaintext)).toMatchObject(refused(message))
    expect(balance()).toBe(2_500_00)
    expect(sandbox.violations).toEqual([])
  })

  it('is refused for a wallet that is no longer offered', async () => {
    sandbox.control.setChannels(['SCB'])
    expect(await give(`${base}abcdefghij50|${wallet}`)).toMatchObject(refused('NO_WALLET'))
  })

  it.each([` ${base}abcdefghij50|${wallet}`, `${base}abcdefghij50 |${wallet}`, `|${wallet}`, `${base}abcdefghij50`])(
    'is trimmed and names a wallet, not "%s"',
    async (plaintext) => {
      expect(await give(plaintext)).toMatchObject({ status: 400 })
      expect(sandbox.violations).toHaveLength(1)
      expect(balance()).toBe(2_500_00)
    },
  )
})

describe('the encryption of a gift link', () => {
  const plaintext = `${base}abcdefghij50|${wallet}`

  it('with another key than the sandbox’s is refused', async () => {
    const other = await sealed(plaintext, makeGiftLinkKey().publicKey)
    expect(await post(other)).toMatchObject({ status: 400, ...refused('KEY_INVALID') })
  })

  it('by another cipher than the contract’s is refused', async () => {
    expect(await post(await sealed(plaintext, key.publicKey, 'A128GCM'))).toMatchObject(refused('KEY_INVALID'))
  })

  it('is refused by a sandbox without a key', async () => {
    const without = quietSandbox()
    const link = await sealed(plaintext, key.publicKey)
    expect(await post(link, ktb, without)).toMatchObject({ status: 400, ...refused('KEY_MISSING') })
  })

  it('is required: an unencrypted link violates the contract', async () => {
    await inTurn([plaintext, `${base}abcdefghij50`, ''], (link) => post(link))
    expect(sandbox.violations).toHaveLength(3)
    expect(balance()).toBe(2_500_00)
  })
})
