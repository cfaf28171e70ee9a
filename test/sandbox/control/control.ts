import { calls } from '../areas.ts'
import { creditTo } from '../areas/credit.ts'
import { offerChannels } from '../areas/deposit.ts'
import { finish } from '../areas/heldBonus.ts'
import { giveInviteBonus } from '../areas/invite.ts'
import { newestOtp } from '../areas/otp.ts'
import { endCode, setQrSeconds } from '../areas/qr.ts'
import { giveRefund } from '../areas/refund.ts'
import { decideSlip, type SlipDecision } from '../areas/slips.ts'
import type { Call } from '../call.ts'
import { chatControl, type ChatControl } from '../chat/control.ts'
import { setChatFaults } from '../chat/delivery.ts'
import { noChatFaults } from '../chat/state.ts'
import type { Context } from '../context.ts'
import { recipeOf, type Recipe } from '../recipes.ts'
import { issueToken } from '../session.ts'
import { walletAccount, heldAccount, house, move } from '../state/ledger.ts'
import type { SlipWindow } from '../state/payIn.ts'
import type { RefundState } from '../state/refund.ts'
import type { Fault, Member, Switches } from '../state/state.ts'

/** A fault as it is asked for; left out: `times` 1, `ms` 1000, `status` 500, `message` INTERNAL_SERVER_ERROR. */
export type NewFault = Pick<Fault, 'method' | 'path' | 'kind'> & Partial<Fault>

/** What a person or a test does to the sandbox from outside the contract. Unknown members, codes and ids throw. */
export interface Control {
  setSwitches(switches: Partial<Switches>): void
  /** A fault that no call would ever meet throws: a test of it would prove nothing. */
  addFault(fault: NewFault): void
  /** Forgets the faults, also those of the chat, and disarms the provoked codes. */
  clearFaults(): void
  /** Expires the tokens of one member, or of all. */
  expireTokens(username?: string): void
  /** Arms a code: the next call of its recipe answers it, once. */
  provoke(code: string): Recipe
  /** Credits a deposit to the main wallet; minor units. */
  creditDeposit(username: string, amountMinor: number): void
  decideWithdrawal(id: string, decision: 'approve' | 'reject'): void
  /** Offers only these bank codes and wallet names to pay into; null offers all. */
  setChannels(codes: readonly string[] | null): void
  /** How long QR codes made from now on are good for. */
  setQrSeconds(seconds: number): void
  /** A member's open code is paid: its amount is credited, and the code is gone. */
  payQr(username: string, bankCode: string): void
  /** A member's open code was paid in vain: the statement shows a failed deposit, and the code is gone. */
  failQr(username: string, bankCode: string): void
  /** A member's open code is out of time. */
  expireQr(username: string, bankCode: string): void
  /** Opens or closes the slip upload or changes the times told; what is left out stays. */
  setSlipWindow(slipWindow: Partial<SlipWindow>): void
  /** Credits what a waiting slip is good for, or refuses it. */
  decideSlip(id: number, decision: SlipDecision): void
  /** How many coins a member has from now on; a whole number from 0. */
  setCoins(username: string, coins: number): void
  /** The slice that the next spin lands on, by its code, also one that the wheel does not have; null for chance. */
  setNextPrize(code: string | null): void
  /** The code that the next spin fails with, as `{ error }` on status 200; null for none. */
  setSpinError(code: string | null): void
  /** The conditions of the bonus that a member holds are met: it ends, and what came with it stays. */
  finishBonus(username: string): void
  /** Has an invite bonus wait for a member, beside what waits already; minor units. */
  giveInviteBonus(username: string, amountMinor: number): void
  /** Offers a member a refund in the place of any other; minor units, 0 is too little to be received. */
  giveRefund(username: string, amountMinor: number): void
  /** Whether the dialogs begin with banners; what is left out stays. */
  setBanners(banners: Partial<RefundState['banners']>): void
  /** The six digits that were sent to a phone last, expired or not. Throws for a phone that was sent none. */
  otpCode(phoneNumber: string): string
  /** Gives a valid token without a request. */
  logIn(username: string): string
  /** The support desk. */
  readonly chat: ChatControl
}

/** The control functions over a context; each saves what it changed. */
export function createControl(context: Context): Control {
  const { state } = context
  const saved =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      const result = act(...args)
      context.save()
      return result
    }
  return {
    setSwitches: saved((switches) => void Object.assign(state.switches, switches)),
    addFault: saved((fault) => void state.faults.push(complete(fault))),
    clearFaults: saved(() => forgetFaults(context)),
    expireTokens: saved((username) => expire(context, username)),
    provoke: saved((code) => arm(context, code)),
    creditDeposit: saved((username, amountMinor) => credit(context, username, amountMinor)),
    setChannels: saved((codes) => offerChannels(state, codes)),
    setQrSeconds: saved((seconds) => setQrSeconds(state, seconds)),
    payQr: saved((username, bankCode) => endCode(context, memberNamed(context, username), bankCode, 'pay')),
    failQr: saved((username, bankCode) => endCode(context, memberNamed(context, username), bankCode, 'fail')),
    expireQr: saved((username, bankCode) => endCode(context, memberNamed(context, username), bankCode, 'expire')),
    setSlipWindow: saved((slipWindow) => void Object.assign(state.slipWindow, slipWindow)),
    decideSlip: saved((id, decision) => decideSlip(context, id, decision)),
    decideWithdrawal: saved((id, decision) => decide(context, id, decision)),
    setCoins: saved((username, coins) => void (memberNamed(context, username).coin = coins)),
    setNextPrize: saved((nextPrize) => void Object.assign(state.wheel, { nextPrize })),
    setSpinError: saved((nextError) => void Object.assign(state.wheel, { nextError })),
    finishBonus: saved((username) => finish(memberNamed(context, username))),
    giveInviteBonus: saved((username, amountMinor) => giveInviteBonus(memberNamed(context, username), amountMinor)),
    giveRefund: saved((username, amountMinor) => giveRefund(context, memberNamed(context, username), amountMinor)),
    setBanners: saved((banners) => void Object.assign(state.banners, banners)),
    otpCode: (phoneNumber) => sentCode(context, phoneNumber),
    logIn: saved((username) => issueToken(state, memberNamed(context, username), context.now())),
    chat: chatControl(context),
  }
}

function forgetFaults({ state, chat }: Context): void {
  Object.assign(state, { faults: [], provoked: [] })
  setChatFaults(chat, noChatFaults)
}

function complete(fault: NewFault): Fault {
  const { method, path } = fault
  const isMet = calls.some((call) => (method === '*' || call.method === method) && isPathOf(call, path))
  if (!isMet) throw new Error(`no call is ${method} ${path}`)
  return { times: 1, ms: 1000, status: 500, message: 'INTERNAL_SERVER_ERROR', ...fault }
}

/** True for a path of the call with or without its parameters filled in, or for the beginning of one before a `*`. */
function isPathOf({ path: pattern }: Call, path: string): boolean {
  if (path.endsWith('*')) return pattern.startsWith(path.slice(0, -1))
  const [parts, wanted] = [path.split('/'), pattern.split('/')]
  return parts.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === parts[at])
}

function memberNamed({ state }: Context, username: string): Member {
  const member = state.members.find((candidate) => candidate.username === username)
  if (!member) throw new Error(`no member has the username ${username}`)
  return member
}

function sentCode({ state }: Context, phoneNumber: string): string {
  const otp = newestOtp(state, phoneNumber)
  if (!otp) throw new Error(`no code was sent to ${phoneNumber}`)
  return otp.code
}

function expire(context: Context, username?: string): void {
  const only = username === undefined ? null : memberNamed(context, username).id
  for (const token of Object.values(context.state.tokens))
    if (only === null || token.memberId === only) token.isExpired = true
}

function arm({ state }: Context, code: string): Recipe {
  const recipe = recipeOf(code)
  if (!recipe) throw new Error(`no recipe provokes ${code}`)
  state.provoked.push(code)
  return recipe
}

function credit(context: Context, username: string, amount: number): void {
  const member = memberNamed(context, username)
  creditTo(context, member, { from: member.bankAccount?.bank.code ?? 'bank', amount })
}

function decide({ state, now }: Context, id: string, decision: 'approve' | 'reject'): void {
  const withdrawal = state.withdrawals.find((candidate) => candidate.id === id)
  const row = state.statements.find((candidate) => candidate.id === withdrawal?.statementId)
  if (!withdrawal || !row) throw new Error(`no withdrawal ${id} is waiting`)
  const { memberId, amount } = withdrawal
  const to = decision === 'approve' ? house : walletAccount(memberId)
  const kind = `withdrawal ${decision === 'approve' ? 'paid' : 'returned'}`
  const { id: ledgerId } = move(state, { kind, from: heldAccount(memberId), to, amount, at: now() })
  Object.assign(row, { ledgerId, status: decision === 'approve' ? 'SUCCESS' : 'FAILED' })
  state.withdrawals = state.withdrawals.filter((candidate) => candidate !== withdrawal)
}
