import { beforeEach, expect, it } from 'vitest'
import { makeGiftLinkKey } from './areas/giftKey.ts'
import { members } from './seed/seed.ts'
import { applicant, call, person, quietSandbox, sealed, upload } from './testCalls.ts'

const giftLinkKey = makeGiftLinkKey()
const sandbox = quietSandbox({ giftLinkKey: giftLinkKey.privateKey })
const { rich } = members

beforeEach(() => {
  sandbox.reset()
  sandbox.control.setSwitches({ otp: false })
})

const link = 'https://gift.truemoney.com/campaign/?v=abcdefghij50'
const gift = (plaintext: string) => async () => ({ link: await sealed(plaintext, giftLinkKey.publicKey) })
const spoiled = (spoil: (form: FormData) => void) => () => {
  const form = upload()
  spoil(form)
  return form
}
const guest = { guestId: '0b6a1c8e-4f1d-4c52-9d0a-2f7b6f3c1a55' }
const text = (message: string) => ({ message_type: 'text', payload: { message } })
const said = (message: unknown, more: object = guest) => ({ sender: 'customer', message, ...more })
const pdf = { fileType: 'application/pdf', filePath: '/x.pdf', name: 'slip.pdf' }
const marker = { 'x-requested-with': 'XMLHttpRequest' }

const register = 'POST /api/account'
const transfer = 'POST /api/wallet/transfer'
const withdraw = 'POST /api/wallet/withdrawAll'
const sendSlip = 'POST /api/wallet/slip'
const sendGift = 'POST /api/wallet/truelink'
const claimCoupon = 'POST /api/spinwheel/coupon/claim'
const write = 'POST /api/chat/send-message'
const moved = { from: 'wallet', to: 'neko', amount: 1 }

/** What a call has in the place of a member's token, or beside it. */
type Other = { token?: string; headers?: Record<string, string>; region?: 'la' }

it.each<[what: string, route: string, body?: unknown, other?: Other]>([
  ['an unknown path', 'GET /api/lookup/nothing'],
  ['a wrong method', 'GET /api/wallet/transfer'],
  ['a missing marker header', 'GET /api/lookup/info', undefined, { headers: {} }],
  ['another marker', 'GET /api/lookup/info', undefined, { headers: { 'x-requested-with': 'fetch' } }],
  ['a token that is the word undefined', 'GET /api/wallet', undefined, { token: 'undefined' }],
  ['another authorization', 'GET /api/lookup/info', undefined, { headers: { ...marker, authorization: 'Basic eA==' } }],
  ['a query parameter', 'GET /api/lookup/info?lang=th'],
  ['no body where one belongs', 'POST /api/login', {}],
  ['an empty password', 'POST /api/login', { username: '0812345678', password: '' }],
  ['an unknown body field', transfer, { ...moved, note: '' }],
  ['a missing body field', transfer, { from: 'wallet', to: 'neko' }],
  ['an amount as text', transfer, { ...moved, amount: '1' }],
  ['an amount with three decimals', transfer, { ...moved, amount: 1.001 }],
  ['the same source and target', transfer, { ...moved, to: 'wallet' }],
  ['a form where JSON belongs', transfer, upload()],
  ['a page 0', 'POST /api/statement', { page: 0, limit: 10 }],
  ['a withdrawal below the least', withdraw, { amount: 99.99 }],
  ['a withdrawal above the most', withdraw, { amount: 50_000.01 }],
  ['an empty inviter code', register, { ...applicant, inviteCode: '' }],
  ['an empty source', register, { ...applicant, sourceCode: '' }],
  ['a confirmation of the password', register, { ...applicant, confirmPassword: 'secret 1' }],
  ['no bank data', register, person],
  ['an account name in lower case', register, { ...applicant, bankAccountName: 'Khon MAI' }],
  ['an account name with two spaces', register, { ...applicant, bankAccountName: 'KHON  MAI' }],
  ['an account name that is not trimmed', register, { ...applicant, bankAccountName: 'KHON MAI ' }],
  ['a currency outside Laos', register, { ...applicant, currency: 'LAK' }],
  ['a third currency', register, { ...applicant, currency: 'THB' }, { region: 'la' }],
  ['a slip with another field', sendSlip, spoiled((form) => form.append('note', 'x'))],
  ['a second slip', sendSlip, spoiled((form) => form.append('file', new File(['x'], 'b.png')))],
  ['a text in the place of a slip', sendSlip, spoiled((form) => form.set('file', 'x'))],
  ['JSON in the place of a slip', sendSlip, { file: null }],
  ['a gift link in clear', sendGift, { link: `${link}|SANDBOX GIFT` }],
  ['a gift link that is not trimmed', sendGift, gift(` ${link}|SANDBOX GIFT`)],
  ['a wallet without a gift link', sendGift, gift('|SANDBOX GIFT')],
  ['a gift link without a wallet', sendGift, gift(link)],
  ['an empty coupon', claimCoupon, { coupon: '' }],
  ['a coupon and an amount', claimCoupon, { coupon: 'BAHT50', amount: 1 }],
  ['a promotion code in small letters', 'GET /api/promotion/find/songkran'],
  ['a promotion code that is not trimmed', `GET /api/promotion/find/${encodeURIComponent('SONGKRAN ')}`],
  ['a code of KBANK below its least', 'POST /api/qrcode/KBANK', { amount: 0.99 }],
  ['a code of WW below its least', 'POST /api/qrcode/WW', { amount: 99.99 }],
  ['a code of PAYONEX below its least', 'POST /api/qrcode/PAYONEX', { amount: 99.99 }],
  ['a code of PAYTIMZ below its least', 'POST /api/qrcode/PAYTIMZ', { amount: 9.99 }],
  ['a code of FP below its least', 'POST /api/qrcode/FP', { amount: 9.99 }],
  ['an auto-login without the password', 'GET /api/autoLogin/jade/jade5678'],
  ['an auto-login with a password', 'GET /api/autoLogin/neko/neko5678/Playneko1'],
  ['an auto-login at a game with a form', 'GET /api/autoLogin/seven/seven5678'],
  ['an empty message', write, said(text(''))],
  ['a blank message', write, said(text(' \n'))],
  ['a message of 2001 characters', write, said(text('ก'.repeat(2001)))],
  ['a message of a type that players do not send', write, said({ ...text('x'), message_type: 'sticker' })],
  ['a message of another sender', write, { ...said(text('x')), sender: 'agent' }],
  ['a message of nobody', write, said(text('x'), {})],
  ['a message of a guest and a member', write, said(text('x'), { ...guest, userId: 'a10000000000000000000001' })],
  ['a guest id that is no UUID of version 4', write, said(text('x'), { guestId: '1' })],
  ['an unknown field of a message', write, { ...said(text('x')), _id: '1' }],
  ['a message with a file of another type', write, said({ message_type: 'media', payload: pdf })],
  ['a page of no messages', 'POST /api/chat/history', { ...guest, limit: 0, skip: 0 }],
  ['a page of too many messages', 'POST /api/chat/history', { ...guest, limit: 51, skip: 0 }],
  ['a page after the last message', 'POST /api/chat/history', { ...guest, limit: 10, skip: -1 }],
])('%s is refused loudly, and changes nothing', async (_, route, given, { region, ...other } = {}) => {
  if (region) sandbox.control.setSwitches({ region })
  const token = sandbox.control.logIn(rich.username)
  const body: unknown = typeof given === 'function' ? await given() : given
  const before = structuredClone(sandbox.state)
  const { status } = await call(sandbox, route, {
    ...(other.headers ? {} : { token }),
    ...other,
    ...(body !== undefined && { body }),
  })
  expect([400, 404, 405]).toContain(status)
  expect(sandbox.violations).toHaveLength(1)
  expect(sandbox.state).toEqual(before)
})

it.each([
  [transfer, moved],
  [write, said(text('ก'.repeat(2000)))],
  [write, said(text('🎰'.repeat(2000)))],
])('what conforms leaves no violation: %s', async (route, body) => {
  expect(await call(sandbox, route, { body, token: sandbox.control.logIn(rich.username) })).toMatchObject({
    status: 200,
  })
  expect(sandbox.violations).toEqual([])
})
