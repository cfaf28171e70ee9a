import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { banksCall } from '../../../src/api/banks.ts'
import {
  activateBonusCall,
  clearBonusCall,
  activeBonusCall,
  bonusesCall,
  activatePromotionCall,
  findPromotionCall,
} from '../../../src/api/bonus.ts'
import {
  markChatReadCall,
  chatConfigCall,
  sendChatMessage,
  readChatHistory,
  uploadChatFile,
} from '../../../src/api/chat/chat.ts'
import type { Call } from '../../../src/api/client/call.ts'
import { connectWire, send } from '../../../src/api/client/client.ts'
import { uploading } from '../../../src/api/client/upload.ts'
import { depositCall, sendGiftLinkCall } from '../../../src/api/deposit.ts'
import {
  activateGameCall,
  autoLoginCall,
  autoLoginPasswordCall,
  gameLoginCall,
  resetGamePasswordCall,
  transferAllCall,
} from '../../../src/api/games.ts'
import { agreementsCall, conditionsCall, contactCall, noticeCall } from '../../../src/api/info.ts'
import { inviteBonusCall, inviteBannersCall, invitesCall } from '../../../src/api/invite.ts'
import { loginCall } from '../../../src/api/login.ts'
import { changeBankNameCall, changePasswordCall, changeProfileCall, profileCall } from '../../../src/api/profile.ts'
import { cancelQrCall, createQrCall, qrStatusCall } from '../../../src/api/qr.ts'
import {
  refundBannersCall,
  refundCheckCall,
  refundsCall,
  claimRefundCall,
  refundToWalletCall,
} from '../../../src/api/refund.ts'
import {
  registerCall,
  registerOtpCall,
  sourcesCall,
  validateAccountCall,
  sendOtpCall,
  verifyOtpCall,
} from '../../../src/api/register.ts'
import { chatEnabledCall, activeCall, serviceInfoCall } from '../../../src/api/service.ts'
import { slipsCall, slipReferenceCall, slipWindowCall, uploadSlipCall } from '../../../src/api/slip.ts'
import { claimCouponCall, couponsCall, readWheelSetup, spinCall } from '../../../src/api/spin.ts'
import { statementCall } from '../../../src/api/statement.ts'
import { transferCall } from '../../../src/api/transfer.ts'
import { walletCall, refreshGamesCall } from '../../../src/api/wallet.ts'
import { wheelActiveCall } from '../../../src/api/wheelActive.ts'
import { withdrawLimitsCall, withdrawCall } from '../../../src/api/withdraw.ts'
import { wholeUnits } from '../../../src/lib/money/amounts.ts'
import { declaredCalls as declared } from '../../contract/declaredCalls.ts'
import { useUploads } from '../../fakes/upload.ts'
import { minor } from '../../fakes/wallets.ts'
import { banks } from '../../sandbox/catalogue/lookupTexts.ts'
import { dropHeader } from '../../sandbox/faults.ts'
import { members } from '../../sandbox/seed/seed.ts'
import {
  applicant,
  call as callSandbox,
  pngStart,
  quietSandbox,
  sendOtp as askForCode,
  verifyPhone,
} from '../../sandbox/testCalls.ts'

type MemberName = Exclude<keyof typeof members, 'inactive'>
const names: readonly MemberName[] = ['rich', 'newcomer', 'bonusHeld', 'ktb', 'noBank', 'longName']

const firstPage = { body: { page: 1, limit: 30 } }

/** How the app makes each call, on behalf of a seed member. A call that is declared joins here, as a test below asks. */
const made: Record<string, (member: MemberName) => Promise<unknown>> = {
  loginCall: (member) =>
    send(loginCall, { body: { username: members[member].username, password: members[member].password } }),
  activeCall: () => send(activeCall),
  serviceInfoCall: () => send(serviceInfoCall),
  noticeCall: () => send(noticeCall),
  agreementsCall: () => send(agreementsCall),
  wheelActiveCall: () => send(wheelActiveCall),
  wheelSetupCall: () => {
    sandbox.control.setSwitches({ wheel: true })
    return readWheelSetup()
  },
  spinCall: (member) => {
    sandbox.control.setSwitches({ wheel: true })
    sandbox.control.setCoins(members[member].username, 1)
    return send(spinCall)
  },
  couponsCall: () => send(couponsCall),
  claimCouponCall: () =>
    send(claimCouponCall, { body: { coupon: 'coupon-BAHT20' } }).catch((reason: unknown) => reason),
  walletCall: () => send(walletCall),
  refreshGamesCall: () => send(refreshGamesCall),
  statementCall: () => send(statementCall, firstPage),
  conditionsCall: () => send(conditionsCall),
  contactCall: () => send(contactCall),
  sendOtpCall: () => send(sendOtpCall, { body: { phoneNumber: '0899999999' } }),
  verifyOtpCall: async () => {
    const otpToken = await askForCode(sandbox, '0899999999')
    return send(verifyOtpCall, { body: { otpToken, otpCode: sandbox.control.otpCode('0899999999') } })
  },
  banksCall: () => send(banksCall),
  sourcesCall: () => send(sourcesCall),
  registerOtpCall: () => send(registerOtpCall),
  validateAccountCall: async () => {
    await verifyPhone(sandbox, applicant.username)
    return send(validateAccountCall, { body: applicant })
  },
  registerCall: async () => {
    await verifyPhone(sandbox, applicant.username)
    return send(registerCall, { body: applicant })
  },
  profileCall: () => send(profileCall),
  changeProfileCall: (member) =>
    send(changeProfileCall, {
      body: {
        name: 'สมาชิก',
        bankCode: 'SCB',
        bankAccountName: 'SOMCHAI JAIDEE',
        bankAccountNo: `55500${member}`,
      },
    }),
  changeBankNameCall: (member) =>
    send(changeBankNameCall, {
      body: { bankCode: bankOf(member), bankAccountName: 'SOMCHAI JAIDEE' },
    }).catch((reason: unknown) => reason),
  changePasswordCall: (member) =>
    send(changePasswordCall, { body: { oldPassword: members[member].password, newPassword: 'demo12345' } }),
  withdrawLimitsCall: () => send(withdrawLimitsCall),
  activeBonusCall: () => send(activeBonusCall),
  bonusesCall: () => send(bonusesCall),
  activateBonusCall: () =>
    send(activateBonusCall, { pathParameters: { code: 'DAILY10' } }).catch((reason: unknown) => reason),
  clearBonusCall: () => send(clearBonusCall),
  findPromotionCall: () => send(findPromotionCall, { pathParameters: { code: 'ฟรี 5/50' } }),
  activatePromotionCall: () =>
    send(activatePromotionCall, { pathParameters: { code: 'SONGKRAN' } }).catch((reason: unknown) => reason),
  invitesCall: () => send(invitesCall, firstPage),
  inviteBonusCall: () => send(inviteBonusCall).catch((reason: unknown) => reason),
  inviteBannersCall: () => send(inviteBannersCall),
  refundsCall: () => send(refundsCall, firstPage),
  refundCheckCall: () => send(refundCheckCall),
  claimRefundCall: () => send(claimRefundCall).catch((reason: unknown) => reason),
  refundToWalletCall: async () => {
    await callSandbox(sandbox, 'GET /api/refund/receive', { token: token ?? '' })
    return send(refundToWalletCall).catch((reason: unknown) => reason)
  },
  refundBannersCall: () => send(refundBannersCall),
  withdrawCall: () => send(withdrawCall, { body: { amount: wholeUnits(100) } }).catch((reason: unknown) => reason),
  transferCall: (member) =>
    send(transferCall, { body: { ...ways[member], amount: minor(1_25) } }).catch((reason: unknown) => reason),
  depositCall: () => send(depositCall),
  qrStatusCall: async () => {
    await callSandbox(sandbox, 'POST /api/qrcode/WW', { body: { amount: 100.25 }, token: token ?? '' })
    return send(qrStatusCall, { pathParameters: { bankCode: 'WW' } })
  },
  createQrCall: () => send(createQrCall, { pathParameters: { bankCode: 'KBANK' }, body: { amount: wholeUnits(1) } }),
  cancelQrCall: () => send(cancelQrCall, { pathParameters: { qrcodeId: 'qr/1' } }),
  slipWindowCall: () => send(slipWindowCall),
  uploadSlipCall: () =>
    send(uploadSlipCall, {
      transport: uploading('file', new File([pngStart], 'slip.png', { type: 'image/png' }), () => undefined),
    }),
  chatEnabledCall: () => send(chatEnabledCall),
  chatConfigCall: () => send(chatConfigCall),
  chatHistoryCall: (member) => {
    for (const saying of chatMessages) sandbox.control.chat.say({ username: members[member].username }, saying)
    return readChatHistory(chatOf(member), 10, 0)
  },
  sendChatMessageCall: (member) => {
    sandbox.control.chat.desk({ isOn: false })
    const payload = { message: 'ใช่', payload: 'yes' }
    const message = { message_type: 'postback', payload } as const
    return sendChatMessage({ identity: chatOf(member), message, sessionId: 'session1', onSending: () => undefined })
  },
  markChatReadCall: (member) => send(markChatReadCall, { body: chatOf(member) }),
  uploadChatImageCall: () => uploadChatFile(new File([pngStart], 'slip.png', { type: 'image/png' }), unwatched),
  uploadChatVideoCall: () => uploadChatFile(new File([mp4Start], 'slip.mp4', { type: 'video/mp4' }), unwatched),
  slipsCall: () => send(slipsCall, firstPage),
  slipReferenceCall: async () =>
    send(slipReferenceCall, { pathParameters: { reference: await aReference() } }).catch((reason: unknown) => reason),
  // The sandbox of this test has no key.
  sendGiftLinkCall: () => send(sendGiftLinkCall, { body: { link: 'a.b.c.d.e' } }).catch((reason: unknown) => reason),
  activateGameCall: () => send(activateGameCall, { pathParameters: { code: 'koi' } }),
  gameLoginCall: (member) =>
    send(gameLoginCall, { pathParameters: { code: gamesOf[member].own } }).catch((reason: unknown) => reason),
  resetGamePasswordCall: (member) =>
    send(resetGamePasswordCall, { pathParameters: { code: gamesOf[member].own } }).catch((reason: unknown) => reason),
  transferAllCall: (member) =>
    send(transferAllCall, { body: { to: gamesOf[member].own } }).catch((reason: unknown) => reason),
  autoLoginCall: (member) =>
    send(autoLoginCall, {
      pathParameters: { game: gamesOf[member].auto, username: loginOf(member, gamesOf[member].auto).username },
    }).catch((reason: unknown) => reason),
  autoLoginPasswordCall: (member) => {
    const { username, password } = loginOf(member, gamesOf[member].withPassword)
    const pathParameters = { game: gamesOf[member].withPassword, username, password }
    return send(autoLoginPasswordCall, { pathParameters }).catch((reason: unknown) => reason)
  },
}

const unwatched = { signal: new AbortController().signal, onProgress: () => undefined }
const mp4Start = new Uint8Array([0, 0, 0, 16, ...new TextEncoder().encode('ftypisom')])
const chatOf = (member: MemberName) => ({ userId: memberOf(member)?.id ?? '' })

const buttons = [{ title: 'ใช่', type: 'postback', payload: 'yes' }]
const file = { fileType: 'image/png', filePath: 'slip.png', name: 'slip.png', url: 'https://wallet.example/slip.png' }
const card = { image_url: 'https://wallet.example/card.png', title: 'สิทธิ์', subtitle: '5/50', buttons }
/** Between them messages of support's have every part that there is. */
const chatMessages = [
  { message_type: 'text', payload: { message: 'สวัสดี' } },
  { message_type: 'buttons', payload: { message: 'ต่อไหม', buttons } },
  { message_type: 'media', payload: file },
  { message_type: 'generic', payload: { generic: [card] } },
]

/** Games of the members: one whose account is read, one that opens by itself, one that takes the password. */
const gamesOf: Record<MemberName, { own: string; auto: string; withPassword: string }> = {
  rich: { own: 'seven', auto: 'neko', withPassword: 'baccara' },
  newcomer: { own: 'neko', auto: 'neko', withPassword: 'baccara' },
  bonusHeld: { own: 'neko', auto: 'neko', withPassword: 'roulette' },
  ktb: { own: 'magma', auto: 'magma', withPassword: 'baccara' },
  noBank: { own: 'lotus', auto: 'neko', withPassword: 'baccara' },
  longName: { own: 'seven', auto: 'neko', withPassword: 'baccara' },
}
const memberOf = (member: MemberName) =>
  sandbox.state.members.find(({ username }) => username === members[member].username)
const loginOf = (member: MemberName, game: string) =>
  memberOf(member)?.games[game] ?? { username: 'nobody', password: 'a/b' }

/** A reference of one of the member's slips, or of nobody's. */
async function aReference(): Promise<string> {
  const body = { page: 1, limit: 30 }
  const answer = await callSandbox(sandbox, 'POST /api/statement/slip', { body, token: token ?? '' })
  const { slips } = answer.body as { slips: { reference?: string }[] }
  return slips.find(({ reference }) => reference)?.reference ?? 'none'
}

const ways: Record<MemberName, { from: string; to: string }> = {
  rich: { from: 'wallet', to: 'neko' },
  newcomer: { from: 'wallet', to: 'neko' },
  bonusHeld: { from: 'neko', to: 'roulette' },
  ktb: { from: 'magma', to: 'wallet' },
  noBank: { from: 'wallet', to: 'lotus' },
  longName: { from: 'neko', to: 'magma' },
}

/** The code of a member's own bank. */
const bankOf = (member: MemberName) => {
  const found = memberOf(member)
  return (
    found?.bankAccount?.bank.code ??
    banks.find(({ nameTH }) => nameTH === found?.bankAccount?.bank.nameTH)?.code ??
    'SCB'
  )
}

/** Nothing waits for them, or a bonus keeps it back. */
const withoutReward = names.filter((name) => name !== 'rich' && name !== 'longName')

/** Whose call is refused: nothing to move, no bank, a bonus held. */
const refused: Record<string, MemberName[]> = {
  transferCall: ['newcomer'],
  changeBankNameCall: ['noBank'],
  withdrawCall: ['newcomer', 'noBank', 'bonusHeld'],
  activateBonusCall: ['bonusHeld'],
  inviteBonusCall: withoutReward,
  claimRefundCall: withoutReward,
  refundToWalletCall: withoutReward,
  activatePromotionCall: ['bonusHeld'],
  sendGiftLinkCall: [...names],
  claimCouponCall: names.filter((name) => name !== 'rich'),
  slipReferenceCall: names.filter((name) => name !== 'rich'),
  gameLoginCall: ['newcomer'],
  resetGamePasswordCall: ['newcomer'],
  transferAllCall: ['newcomer'],
  autoLoginCall: ['newcomer', 'noBank'],
  autoLoginPasswordCall: ['newcomer', 'ktb', 'noBank', 'longName'],
}

const sandbox = quietSandbox()
let token: string | null = null
/** The answers as they came, oldest first. */
const answers: { route: string; ok: boolean; content: unknown }[] = []

/** The newest answer to a call. */
function answerTo({ method, path }: Call<unknown>) {
  const route = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)
  return answers.findLast((answer) => route.test(answer.route)) ?? { ok: undefined, content: undefined }
}
const heard: { call: string; headers: Headers }[] = []

const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    heard.push({ call, headers: request.headers })
    const answer = await sandbox.fetch(request)
    if (answer.headers.has(dropHeader)) return HttpResponse.error()
    answers.push({ route: call, ok: answer.ok, content: await answer.clone().json() })
    return answer
  }),
)

useUploads()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  connectWire({ token: () => token, onSessionEnd: () => undefined, onGone: () => undefined })
})
beforeEach(() => {
  sandbox.reset()
  heard.length = 0
})
afterAll(() => server.close())

/** Every field in an answer by its path, list items alike, with the values it has. */
function fieldsOf(content: unknown, at = ''): [path: string, value: unknown][] {
  if (Array.isArray(content)) return content.flatMap((item) => fieldsOf(item, `${at}[]`))
  if (typeof content !== 'object' || content === null) return [[at, content]]
  return Object.entries(content).flatMap(([name, value]) => fieldsOf(value, `${at}.${name}`))
}

/** A coupon's amount is a count, all others are money. */
const isMoney = (name: string, path: string) =>
  name !== 'couponsCall' && /\.(amount|refundAmount|withdrawMin|withdrawMax)$/.test(path)

/** A field as the app takes it: money is counted in minor units, all else stays what it is. */
const asTaken = (name: string, [path, value]: [path: string, value: unknown]) => [
  path,
  typeof value === 'number' && isMoney(name, path) ? Math.round(value * 100) : value,
]

describe('the calls that the app declares', () => {
  it('are all made below', () => {
    expect(Object.keys(made).toSorted()).toEqual(Object.keys(declared).toSorted())
    expect(Object.keys(declared)).toContain('walletCall')
  })

  test.each(Object.entries(declared).filter(([, { kind }]) => kind === 'read'))(
    '%s, a read, does not change state',
    (_, call) => {
      expect(call.path).not.toMatch(
        /activate|clear|receive|addWallet|invite\/bonus|resetpassword|autoLogin|claim|spin$|transfer|truelink|wallet\/slip/i,
      )
    },
  )
})

/** A row of the statement is written in other words when it is read (`statement.test.ts`). */
const isAsItCame = ([name]: [string, Call<unknown>]) => name !== 'statementCall'

describe.each(names)('a call for the member %s', (member) => {
  beforeEach(() => (token = sandbox.control.logIn(members[member].username)))

  test.each(Object.keys(made))('%s is sent as the contract has it, with marker and token', async (name) => {
    await made[name]?.(member)
    expect(sandbox.violations).toEqual([])
    expect(heard).toHaveLength(1)
    expect(heard[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(heard[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`)
    expect(sandbox.audit().problems).toEqual([])
  })

  test.each(Object.entries(declared).filter(isAsItCame))(
    '%s is read exactly as it was answered',
    async (name, call) => {
      await made[name]?.(member)
      const { ok, content } = answerTo(call)
      expect(ok).toBe(!refused[name]?.includes(member))
      const taken = v.safeParse(call.answer, content)
      expect(!ok || taken.success).toBe(true)
      if (!ok || call.kind === 'command') return
      const sent = new Set(fieldsOf(content).map((field) => JSON.stringify(asTaken(name, field))))
      const bent = fieldsOf(taken.output)
        .filter(([, value]) => value !== null)
        .filter((field) => !sent.has(JSON.stringify(field)))
      expect(bent).toEqual([])
    },
  )
})

describe('a guest', () => {
  beforeEach(() => (token = null))

  test.each([
    'loginCall',
    'activeCall',
    'serviceInfoCall',
    'noticeCall',
    'banksCall',
    'sourcesCall',
    'registerCall',
    'sendOtpCall',
  ])('sends %s without a token', async (name) => {
    await made[name]?.('rich')
    expect(heard[0]?.headers.has('Authorization')).toBe(false)
    expect(sandbox.violations).toEqual([])
  })
})

describe('every field that the app reads', () => {
  test.each(Object.entries(declared).filter((entry) => entry[1].kind !== 'command' && isAsItCame(entry)))(
    'of %s is one that the backend sends to somebody',
    async (name, call) => {
      const [sent, read] = [new Set<string>(), new Set<string>()]
      for (const member of names) {
        token = sandbox.control.logIn(members[member].username)
        await made[name]?.(member)
        const { ok, content } = answerTo(call)
        if (!ok) continue
        for (const [path] of fieldsOf(content)) sent.add(path)
        for (const [path] of fieldsOf(v.parse(call.answer, content))) read.add(path)
      }
      // What is null may stand for something with parts.
      const isSent = (path: string) => sent.has(path) || [...sent].some((other) => other.startsWith(`${path}.`))
      expect(
        [...read].filter((path) => !isSent(path)),
        'no member of the sandbox is sent these',
      ).toEqual([])
      expect(read.size).toBeGreaterThan(0)
    },
  )
})
