import * as v from 'valibot'
import { memberCall } from '../call.ts'
import type { Context } from '../context.ts'
import { takeProvoked } from '../recipes.ts'
import type { QrCode } from '../state/payIn.ts'
import { nextId, type Member, type SandboxState } from '../state/state.ts'
import { amountSchema, Refusal, toAmount, toMinor, Violation } from '../wire.ts'
import { creditTo, failDeposit } from './credit.ts'
import { qrChannels, type QrChannel } from './qrChannels.ts'
import { paymentCode, serviceCode } from './qrPayload.ts'

/** The most that one code can be made for, in baht. */
const qrMaximum = 200_000
const tooMuch = { hasQrcode: false, message: 'ยอดเงินต่อรายการสูงสุด ฿200,000' }

const readCode = memberCall({
  method: 'GET',
  path: '/api/qrcode/:bankCode',
  answer({ context, params: { bankCode = '' }, member }) {
    channelOf(bankCode)
    return onWire(context, member, openCode(context, member, bankCode))
  },
})

const createCode = memberCall({
  method: 'POST',
  path: '/api/qrcode/:bankCode',
  body: v.strictObject({ amount: amountSchema }),
  answer({ context, body: { amount }, params: { bankCode = '' }, member }) {
    const channel = channelOf(bankCode)
    if (!context.state.channels.includes(bankCode)) throw new Refusal('QR_FAIL', 400)
    if (amount < channel.minimum) throw new Violation(`${amount} is below the minimum of ${bankCode}`)
    if (takeProvoked(context.state.provoked, 'POST /api/qrcode/:bankCode', true))
      return { hasQrcode: false, message: 'QR_FAIL' }
    if (amount > qrMaximum) return tooMuch
    return onWire(context, member, replaceCodes(context, member, bankCode, toMinor(amount)))
  },
})

// Whoever cancels wants no code: one that is gone already, or that was never theirs, is no failure and stays as it is.
const deleteCode = memberCall({
  method: 'DELETE',
  path: '/api/qrcode/:qrcodeId',
  answer({ context: { state }, params: { qrcodeId }, member }) {
    state.qrCodes = state.qrCodes.filter(({ id, memberId }) => id !== qrcodeId || memberId !== member.id)
    return { message: 'SUCCESS' }
  },
})

// Not by the code's recipe, whose answer is a status without a code.
function channelOf(bankCode: string): QrChannel {
  const channel = qrChannels.get(bankCode)
  if (!channel) throw new Refusal('QR_FAIL', 400)
  return channel
}

/** The codes of everybody that can still be paid. */
export function openCodes({ state, now }: Pick<Context, 'state' | 'now'>): QrCode[] {
  const at = now()
  return state.qrCodes.filter(({ expiresAt }) => expiresAt > at)
}

function openCode(context: Context, { id }: Member, bankCode: string): QrCode | undefined {
  return openCodes(context).find((code) => code.memberId === id && code.bankCode === bankCode)
}

/** Makes a code in the place of the member's open one, and of those in channels that are open one at a time. */
function replaceCodes(context: Context, { id: memberId }: Member, bankCode: string, amount: number): QrCode {
  const { state, now } = context
  const isOneOf = (code: string) => qrChannels.get(code)?.isOneAtATime ?? false
  const givesWay = (code: QrCode) =>
    code.memberId === memberId && (code.bankCode === bankCode || (isOneOf(bankCode) && isOneOf(code.bankCode)))
  const expiresAt = now() + state.qrSeconds * 1000
  const made = { id: nextId(state, 'qr'), memberId, bankCode, amount, expiresAt }
  state.qrCodes = [...openCodes(context).filter((code) => !givesWay(code)), made]
  return made
}

function onWire({ state, now }: Context, member: Member, code: QrCode | undefined): unknown {
  if (!code) return { hasQrcode: false }
  const { draw, expireIn, isService } = channelOf(code.bankCode)
  const amount = toAmount(code.amount)
  const payload = isService ? serviceCode(code) : paymentCode(state, code, member)
  const left = expireIn(code.expiresAt, now())
  return {
    qrcodeId: code.id,
    hasQrcode: true,
    qrcode: draw(payload),
    amount,
    ...(left !== undefined && { expireIn: left }),
  }
}

/** Sets how long new codes are good for; throws for no positive time. */
export function setQrSeconds(state: SandboxState, seconds: number): void {
  if (!(Number.isFinite(seconds) && seconds > 0)) throw new Error(`a code cannot be good for ${seconds} seconds`)
  state.qrSeconds = seconds
}

/** What becomes of an open code that its member has not cancelled: paid, refused by the bank, or out of time. */
export type QrEnd = 'pay' | 'fail' | 'expire'

/** Ends a member's open code in a channel; throws where there is none. */
export function endCode(context: Context, member: Member, bankCode: string, end: QrEnd): void {
  const code = openCode(context, member, bankCode)
  if (!code) throw new Error(`${member.username} has no open code of ${bankCode}`)
  if (end === 'pay') creditTo(context, member, { from: bankCode, amount: code.amount })
  if (end === 'fail') failDeposit(context, member, { from: bankCode, amount: code.amount })
  forget(context.state, code)
}

function forget(state: SandboxState, { id }: QrCode): void {
  state.qrCodes = state.qrCodes.filter((code) => code.id !== id)
}

export const qrCalls = [readCode, createCode, deleteCode]
