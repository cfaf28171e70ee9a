import { beforeEach, describe, expect, it } from 'vitest'
import { makeGiftLinkKey } from './areas/giftKey.ts'
import type { Control } from './control/control.ts'
import { members } from './seed/seed.ts'
import { applicant, call, person, pngStart, quietSandbox, sealed, upload } from './testCalls.ts'

const start = Date.UTC(2026, 2, 4, 5)
const giftLinkKey = makeGiftLinkKey()
const sandbox = quietSandbox({ now: () => start, giftLinkKey: giftLinkKey.privateKey })
const { rich, ktb, noBank, bonusHeld, newcomer } = members

beforeEach(() => sandbox.reset())

type Who = (typeof members)[keyof typeof members]
type Arrange = (control: Control) => unknown

/** Makes a call as a member; a body that is a function is made first. */
async function ask({ username }: Who, route: string, given?: unknown, to = sandbox) {
  const body: unknown = typeof given === 'function' ? await given() : given
  return call(to, route, { token: to.control.logIn(username), ...(body !== undefined && { body }) })
}

const link = 'https://gift.truemoney.com/campaign/?v=abcdefghij50'
const wallet = 'SANDBOX GIFT'
const gift =
  (plaintext: string, key = giftLinkKey.publicKey, cipher = 'A256GCM') =>
  async () => ({ link: await sealed(plaintext, key, cipher) })
const file = (name: string, ...parts: BlobPart[]) => upload(new File(parts, name))
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const withoutOtp: Arrange = (control) => control.setSwitches({ otp: false })
const edited = { name: 'ชื่อใหม่', bankCode: 'KTB', bankAccountName: 'CHUE MAI', bankAccountNo: '456789012345' }
const named = { bankCode: 'KTB', bankAccountName: 'CHUE MAI' }

const activateBonus = 'GET /api/bonus/activate'
const sendGift = 'POST /api/wallet/truelink'
const editProfile = 'PUT /api/account/profile'
const renameAccount = 'PUT /api/account/bankAccountName'
const validate = 'POST /api/account/validate'
const register = 'POST /api/account'
const sendSlip = 'POST /api/wallet/slip'
const claimCoupon = 'POST /api/spinwheel/coupon/claim'
const withdraw = 'POST /api/wallet/withdrawAll'
const transfer = 'POST /api/wallet/transfer'
const play = 'POST /api/wallet/transferAll'

const refusals: [code: string, who: Who, route: string, body?: unknown, arrange?: Arrange][] = [
  ['BONUS_ALREADY_ACTIVE', bonusHeld, `${activateBonus}/WELCOME50`],
  ['BONUS_REMAINING', bonusHeld, `${activateBonus}/DAILY10`],
  ['BONUS_MAX_CLAIMED', rich, `${activateBonus}/WELCOME50`],
  ['BONUS_FULL', ktb, `${activateBonus}/FLASH`],
  ['NO_DATA', ktb, `${activateBonus}/NOTHING`],
  [
    'TRUELINK_INVALID',
    ktb,
    sendGift,
    gift(`https://gift.truemoney.com.evil.example/campaign/?v=abcdefghij50|${wallet}`),
  ],
  ['TRUELINK_INVALID', ktb, sendGift, gift(`${link}&x=1|${wallet}`)],
  ['TRUELINK_INVALID', ktb, sendGift, gift(`https://gift.truemoney.com/campaign/?v=short|${wallet}`)],
  ['TRUELINK_INVALID', ktb, sendGift, gift(`https://gift.truemoney.com/campaign/?v=abcdefghij01|${wallet}`)],
  ['TRUELINK_INVALID', ktb, sendGift, gift(`https://gift.truemoney.com/campaign/?v=99999999999999999999|${wallet}`)],
  ['NO_WALLET', ktb, sendGift, gift(`${link}|SANDBOX PAY 0999999999`)],
  ['NO_WALLET', ktb, sendGift, gift(`${link}|`)],
  ['NO_WALLET', ktb, sendGift, gift(`${link}|${wallet}`), (control) => control.setChannels(['SCB'])],
  ['KEY_INVALID', ktb, sendGift, gift(`${link}|${wallet}`, makeGiftLinkKey().publicKey)],
  ['KEY_INVALID', ktb, sendGift, gift(`${link}|${wallet}`, giftLinkKey.publicKey, 'A128GCM')],
  ['NO_INVITE_BONUS', ktb, 'GET /api/invite/bonus'],
  [
    'INVITE_COLLECT',
    bonusHeld,
    'GET /api/invite/bonus',
    undefined,
    (control) => control.giveInviteBonus(bonusHeld.username, 10_00),
  ],
  ['INVITE_INACTIVE', rich, 'GET /api/invite/bonus', undefined, (control) => control.setSwitches({ invite: false })],
  ['INVALID_BANK', ktb, editProfile, { ...edited, bankCode: 'NOBANK' }],
  ['EXISTING_BANK', ktb, editProfile, { ...edited, bankCode: 'KBANK', bankAccountNo: '1234567890' }],
  ['BANK_ACCOUNT_NAME_ENG', ktb, editProfile, { ...edited, bankAccountName: 'ชื่อ ใหม่' }],
  ['NO_BANK', noBank, renameAccount, named],
  ['INVALID_BANK', ktb, renameAccount, { ...named, bankCode: 'SCB' }],
  ['BANK_ACCOUNT_NAME_ENG', ktb, renameAccount, { ...named, bankAccountName: 'ชื่อ ใหม่' }],
  ['WRONG_PASSWORD', ktb, 'PUT /api/account/changepwd', { oldPassword: 'wrong', newPassword: 'another' }],
  ['REFUND_CONDITION', bonusHeld, 'GET /api/refund/receive'],
  ['NO_REFUND', newcomer, 'GET /api/refund/receive'],
  ['NO_REFUND', rich, 'GET /api/refund/addWallet'],
  [
    'REFUND_MINIMUM',
    newcomer,
    'GET /api/refund/receive',
    undefined,
    (control) => control.giveRefund(newcomer.username, 0),
  ],
  ['REFUND_INACTIVE', rich, 'GET /api/refund/receive', undefined, (control) => control.setSwitches({ refund: false })],
  ['UNVERIFIED_OTP', rich, validate, person],
  ['UNVERIFIED_OTP', rich, register, applicant],
  ['PHONE_NUMBER_REQUIRE_10_DIGIT', rich, validate, { ...person, username: '089999999' }, withoutOtp],
  ['EXISTING_USER', rich, validate, { ...person, username: rich.username }, withoutOtp],
  ['EXISTING_USER', rich, register, { ...applicant, username: rich.username }, withoutOtp],
  ['INVALID_USER_INFO', rich, register, { ...applicant, sourceCode: 'NOWHERE' }, withoutOtp],
  ['INVALID_BANK', rich, register, { ...applicant, bankCode: 'NOBANK' }, withoutOtp],
  ['EXISTING_BANK', rich, register, { ...applicant, bankCode: 'KBANK', bankAccountNo: '1234567890' }, withoutOtp],
  // Found by its Thai name.
  ['EXISTING_BANK', rich, register, { ...applicant, bankCode: 'GSB', bankAccountNo: '3456789012' }, withoutOtp],
  ['BANK_ACCOUNT_NAME_ENG', rich, register, { ...applicant, bankCode: 'TMB', bankAccountName: 'KHON-MAI' }, withoutOtp],
  [
    'BANK_ACCOUNT_NAME_ENG',
    rich,
    register,
    { ...applicant, bankCode: 'BBL', bankAccountName: 'KHON MAI 2' },
    withoutOtp,
  ],
  ['SLIP_NO_FILE', ktb, sendSlip, upload(null)],
  ['SLIP_INVALID_FILE', ktb, sendSlip, file('a.png')],
  ['SLIP_INVALID_FILE', ktb, sendSlip, file('a.png', 'GIF89a')],
  ['SLIP_INVALID_FILE', ktb, sendSlip, file('a.png', pngStart, new Uint8Array(10 * 1024 * 1024))],
  // Another member's.
  ['NO_DATA', ktb, 'GET /api/statement/slip/reference/SLIP00000001'],
  ['SLIP_NO_FILE', rich, 'POST /api/chat/upload-image', upload(null)],
  ['SLIP_INVALID_FILE', rich, 'POST /api/chat/upload-image', file('a.png', bytesOf('RIFF\0\0\0\0WEBP'))],
  [
    'SLIP_INVALID_FILE',
    rich,
    'POST /api/chat/upload-image',
    file('a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['SLIP_INVALID_FILE', rich, 'POST /api/chat/upload-image', file('a.pdf', pngStart)],
  ['SLIP_INVALID_FILE', rich, 'POST /api/chat/upload-image', file('png', pngStart)],
  ['SLIP_INVALID_FILE', rich, 'POST /api/chat/upload-image', file('a.mp4', bytesOf('\0\0\0\x18ftypisom'))],
  ['SLIP_INVALID_FILE', rich, 'POST /api/chat/upload-video', file('a.mp4', pngStart)],
  ['INVALID_CODE', rich, claimCoupon, { coupon: 'CP-NOTHING' }],
  ['INVALID_CODE', rich, claimCoupon, { coupon: 'BAHT10' }],
  ['INVALID_COUPON_TYPE', rich, claimCoupon, { coupon: 'SHIRT' }],
  ['COUPON_EXPIRED', rich, claimCoupon, { coupon: 'CP-SONGKRAN' }],
  ['BONUS_REMAINING', bonusHeld, claimCoupon, { coupon: 'coupon-BAHT20' }],
  ['NO_BANK', noBank, withdraw, { amount: 100 }],
  ['BONUS_CONDITION', bonusHeld, withdraw, { amount: 100 }],
  ['MONEY_NOT_ENOUGH', ktb, withdraw, { amount: 2600.01 }],
  ['TRANSFER_MINIMUM', ktb, transfer, { from: 'wallet', to: 'magma', amount: 0.99 }],
  ['MONEY_NOT_ENOUGH', ktb, transfer, { from: 'wallet', to: 'magma', amount: 2500.01 }],
  ['MONEY_NOT_ENOUGH', ktb, transfer, { from: 'wallet', to: 'magma', amount: 1e300 }],
  ['NO_GAME', ktb, transfer, { from: 'constructor', to: 'wallet', amount: 1 }],
  ['SLOT_NO_ACCOUNT', ktb, transfer, { from: 'wallet', to: 'koi', amount: 1 }],
  ['NO_GAME', ktb, play, { to: 'wallet' }],
  ['SLOT_NO_ACCOUNT', ktb, play, { to: 'koi' }],
  ['NO_GAME', ktb, 'GET /api/wallet/activate/nothing'],
  ['SLOT_ALREADY_ACTIVE', ktb, 'GET /api/wallet/activate/magma'],
  ['NO_GAME', ktb, 'GET /api/wallet/account/constructor'],
  ['SLOT_NO_ACCOUNT', ktb, 'GET /api/wallet/account/neko'],
  ['SLOT_NO_ACCOUNT', ktb, 'GET /api/wallet/resetpassword/neko'],
  ['NO_GAME', rich, 'GET /api/autoLogin/nothing/neko5678'],
  ['SLOT_NO_ACCOUNT', rich, 'GET /api/autoLogin/koi/koi5678'],
  ['SLOT_NO_ACCOUNT', rich, 'GET /api/autoLogin/neko/neko0007'],
  ['SLOT_NO_ACCOUNT', rich, 'GET /api/autoLogin/jade/jade5678/wrong'],
  ['QR_FAIL', ktb, 'POST /api/qrcode/SCB', { amount: 100 }],
  ['QR_FAIL', ktb, 'GET /api/qrcode/nothing'],
]

describe('a call that the contract allows', () => {
  it.each(refusals)(
    'is refused with %s to $username, and nothing has changed: %s %j',
    async (code, who, route, body, arrange) => {
      arrange?.(sandbox.control)
      const state = () => ({ ...structuredClone(sandbox.state), tokens: {} })
      const before = state()
      expect((await ask(who, route, body)).body).toEqual({ message: code })
      expect(state()).toEqual(before)
      expect(sandbox.violations).toEqual([])
    },
  )

  it('is refused to a gift link by a sandbox without a key', async () => {
    const without = quietSandbox()
    expect((await ask(ktb, sendGift, gift(`${link}|${wallet}`), without)).body).toEqual({ message: 'KEY_MISSING' })
  })
})

describe('what can be had once', () => {
  const isDone = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 && !Object.hasOwn(Object(body), 'error')
  const balance = ({ username }: Who) =>
    sandbox.state.balances[`wallet:${sandbox.state.members.find((member) => member.username === username)?.id}`]

  it.each<[route: string, who: Who, after: number, body?: unknown, arrange?: Arrange]>([
    ['GET /api/bonus/activate/DAILY10', ktb, 2_510_00],
    [sendGift, ktb, 2_550_00, gift(`${link}|${wallet}`)],
    ['GET /api/invite/bonus', rich, 1_251_250_00],
    ['GET /api/refund/receive', rich, 1_250_000_00],
    [claimCoupon, rich, 1_250_020_00, { coupon: 'coupon-BAHT20' }],
    ['POST /api/spinwheel/spin', ktb, 2_500_00, undefined, (control) => control.setCoins(ktb.username, 1)],
    ['POST /api/account', ktb, 2_500_00, applicant, withoutOtp],
  ])('is had once when %s is sent twice at the same time', async (route, who, after, body, arrange) => {
    sandbox.control.setSwitches({ wheel: true })
    arrange?.(sandbox.control)
    const answers = await Promise.all([ask(who, route, body), ask(who, route, body)])
    expect(answers.filter(isDone)).toHaveLength(1)
    expect(balance(who)).toBe(after)
    expect(sandbox.audit().problems).toEqual([])
  })
})
