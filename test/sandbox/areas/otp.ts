import * as v from 'valibot'
import { publicCall } from '../call.ts'
import { createRandom } from '../random.ts'
import { takeProvoked } from '../recipes.ts'
import { nextId, type Otp, type SandboxState } from '../state/state.ts'
import { refusal, textSchema } from '../wire.ts'

// The contract leaves the times and the number of tries open; these are what such services usually have.
const minute = 60_000
const codeLife = 5 * minute
const verificationLife = 30 * minute
const blockLife = 10 * minute
const wrongTriesAllowed = 5

const send = publicCall({
  method: 'POST',
  path: '/api/otp/send',
  body: v.strictObject({ phoneNumber: textSchema }),
  answer({ context: { state, now }, body: { phoneNumber } }) {
    const at = now()
    checkPhone(state, phoneNumber)
    if (isBlocked(state, phoneNumber, at)) throw refusal('OTP_BLOCK')
    if (takeProvoked(state.provoked, 'POST /api/otp/send', true)) {
      makeOtp(state, phoneNumber, at).verifiedAt = at
      throw refusal('OTP_VERIFIED')
    }
    const verified = verifiedOtp(state, phoneNumber, at)
    const { ref, token } = verified ?? makeOtp(state, phoneNumber, at)
    return { otpRef: ref, otpToken: token, code: verified ? 'OTP_VERIFIED' : 'OK' }
  },
})

// A right code stays right until it is spent, so that an answer that was lost can be asked for again.
const verify = publicCall({
  method: 'POST',
  path: '/api/otp/verify',
  body: v.strictObject({ otpToken: textSchema, otpCode: textSchema }),
  answer({ context: { state, now }, body: { otpToken, otpCode } }) {
    const at = now()
    const otp = state.otps.find(({ token }) => token === otpToken)
    if (!otp) throw refusal('OTP_TOKEN_INVALID')
    if (isBlocked(state, otp.phoneNumber, at)) throw refusal('OTP_BLOCK')
    const standing = standingOf(otp, at)
    if (standing === 'spent') throw refusal('OTP_NOT_EXIST')
    if (standing === 'expired') throw refusal('OTP_EXPIRED')
    const isProvoked = takeProvoked(state.provoked, 'POST /api/otp/verify', true) !== undefined
    if (otp.code !== otpCode && !isProvoked) throw countWrongTry(otp, at)
    otp.verifiedAt ??= at
    return { code: 'OTP_CODE_VALID' }
  },
})

function countWrongTry(otp: Otp, at: number): Error {
  otp.wrongTries += 1
  if (otp.wrongTries < wrongTriesAllowed) return refusal('OTP_CODE_INVALID')
  otp.blockedAt = at
  return refusal('OTP_BLOCK')
}

/** Makes a code that takes the place of the phone's older ones; wrong tries of the last minutes stay counted. */
function makeOtp(state: SandboxState, phoneNumber: string, at: number): Otp {
  const previous = newestOtp(state, phoneNumber)
  const isCounting = previous?.blockedAt === null && at - previous.sentAt < blockLife
  if (previous) previous.isSpent = true
  nextId(state, 'otp')
  const random = createRandom(state.nextId)
  const otp = {
    ref: Array.from({ length: 4 }, () => String.fromCharCode(random.integer(65, 90))).join(''),
    token: crypto.randomUUID(),
    phoneNumber,
    code: String(random.integer(0, 999_999)).padStart(6, '0'),
    sentAt: at,
    wrongTries: isCounting ? previous.wrongTries : 0,
    blockedAt: null,
    verifiedAt: null,
    isSpent: false,
  }
  state.otps.push(otp)
  return otp
}

/** What a code is good for now. */
export function standingOf(otp: Otp, at: number): 'blocked' | 'spent' | 'verified' | 'expired' | 'waiting' {
  if (otp.blockedAt !== null && at - otp.blockedAt < blockLife) return 'blocked'
  if (otp.isSpent) return 'spent'
  if (otp.verifiedAt !== null && at - otp.verifiedAt < verificationLife) return 'verified'
  return at - otp.sentAt < codeLife ? 'waiting' : 'expired'
}

function isBlocked({ otps }: SandboxState, phoneNumber: string, at: number): boolean {
  return otps.some((otp) => otp.phoneNumber === phoneNumber && standingOf(otp, at) === 'blocked')
}

/** The code that proved the phone to be the player's within the last 30 minutes, unless a registration has used it. */
export function verifiedOtp({ otps }: SandboxState, phoneNumber: string, at: number): Otp | undefined {
  return otps.find((otp) => otp.phoneNumber === phoneNumber && standingOf(otp, at) === 'verified')
}

/** The code that was sent to a phone last, whatever it is good for now. */
export function newestOtp({ otps }: SandboxState, phoneNumber: string): Otp | undefined {
  return otps.findLast((otp) => otp.phoneNumber === phoneNumber)
}

/** Refuses with PHONE_NUMBER_REQUIRE_10_DIGIT; a phone in Laos may have any length (product, validation). */
export function checkPhone({ switches }: SandboxState, phoneNumber: string): void {
  if (switches.region === 'th' && !/^\d{10}$/.test(phoneNumber)) throw refusal('PHONE_NUMBER_REQUIRE_10_DIGIT')
}

export const otpCalls = [send, verify]
