import type { PayInState } from './payIn.ts'
import type { RefundState } from './refund.ts'
import type { WheelState } from './wheel.ts'

/** The part of a state that the ledger owns. Amounts are integer minor units; accounts are named in ledger.ts. */
export interface Transaction {
  id: string
  at: number
  kind: string
  entries: [Entry, Entry]
}

interface Entry {
  account: string
  amount: number
}

export interface Member {
  id: string
  username: string
  password: string
  name: string
  createdAt: number
  isInactive: boolean
  coin: number
  /** Null for a member who never chose one, which a registration outside Laos does not let them. */
  currency: Currency | null
  bankAccount: BankAccount | null
  /** Game logins by game code; a game that is not here is not active for the member. */
  games: Record<string, { username: string; password: string }>
  /** The invite bonus waiting to be received in minor units, and its condition percents. */
  invite: { amount: number; success: number; fail: number }
  heldBonus: { code: string; type: string } | null
  /** The id of the member who invited this one; an inviter code that no member has, as it was given; null without one. */
  invitedBy: string | null
}

export type Currency = 'LAK' | 'BAHT'

export interface BankAccount {
  bankAccountName: string
  bankAccountNo: string
  bank: { code?: string; nameTH: string }
}

export type Linked = 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw'

/** A row of a member's statement. `ledgerId` is null for the history that the seed invents, and for a deposit that failed. */
export interface StatementRow {
  id: string
  memberId: string
  statementType: 'deposit' | 'bonus' | 'finish_bonus' | 'withdraw' | 'transfer'
  from: string
  to: string
  amount: number
  status: 'SUCCESS' | 'FAILED' | 'WAITING'
  createdAt: number
  linked: { kind: Linked; description: string } | null
  ledgerId: string | null
}

/** A withdrawal that waits for the operator; its amount sits in the member's held account. */
interface Withdrawal {
  id: string
  memberId: string
  amount: number
  statementId: string
}

interface Token {
  memberId: string
  issuedAt: number
  isExpired: boolean
}

/** A one-time code that was sent to a phone; when it may still be used is the business of otp.ts. */
export interface Otp {
  ref: string
  token: string
  phoneNumber: string
  code: string
  sentAt: number
  wrongTries: number
  blockedAt: number | null
  verifiedAt: number | null
  /** A newer code took its place, or a registration used it up. */
  isSpent: boolean
}

/** What lets a member into a game's site, once; how long is the business of tickets.ts. */
export interface Ticket {
  ticket: string
  code: string
  memberId: string
  issuedAt: number
}

export interface Switches {
  otp: boolean
  chat: boolean
  wheel: boolean
  /** Invite bonuses can be received. */
  invite: boolean
  /** Refunds can be received. */
  refund: boolean
  isManual: boolean
  gone: boolean
  /** Idempotency keys are known. */
  idempotency: boolean
  /** The notice is the bonus dialog's text. */
  bonusNotice: boolean
  /** Where the operator is: `la` takes phones of any length and offers the currency at registration. */
  region: 'th' | 'la'
}

export const faultKinds = ['delay', 'delayAfter', 'fail', 'dropBefore', 'dropAfter'] as const

/** What happens to the next `times` calls that match; a path may end in `*`. */
export interface Fault {
  method: string
  path: string
  kind: (typeof faultKinds)[number]
  times: number
  ms: number
  status: number
  message: string
}

/** A bonus or a promotion that a member received. */
export interface Receipt {
  memberId: string
  code: string
  at: number
}

/** All that the sandbox knows; plain JSON, so that it can be saved and compared. */
export interface SandboxState extends PayInState, RefundState, WheelState {
  version: number
  seededAt: number
  /** How many statement rows the seed invented; later ones have to be backed by the ledger. */
  seededRows: number
  nextId: number
  members: Member[]
  transactions: Transaction[]
  balances: Record<string, number>
  statements: StatementRow[]
  withdrawals: Withdrawal[]
  tokens: Record<string, Token>
  wrongLogins: { username: string; at: number }[]
  otps: Otp[]
  tickets: Ticket[]
  bonusReceipts: Receipt[]
  promotionReceipts: Receipt[]
  switches: Switches
  faults: Fault[]
  provoked: string[]
}

/** To be raised when a saved state of the old form could be misread; top-level fields are compared without it. */
export const stateVersion = 1

/** Where a state outlives its process. `load` answers null when there is nothing, or nothing whole, to go on from. */
export interface StateStore {
  load(isUsable: (value: unknown) => boolean): SandboxState | null
  save(json: string): void
}

/** The next identity in the state's own count, so that a seed always gives the same ones. */
export function nextId(state: SandboxState, prefix: string): string {
  state.nextId += 1
  return `${prefix}${state.nextId}`
}

/** True for a value with the version and the top-level fields of `model`, each of the same kind. */
export function isSameForm(model: SandboxState, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map(Object.entries(value))
  if (fields.get('version') !== model.version) return false
  return Object.entries(model).every(([key, sample]) => kindOf(fields.get(key)) === kindOf(sample))
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

type NewRow = Omit<StatementRow, 'id' | 'linked'> & Partial<Pick<StatementRow, 'linked'>>

/** Adds a row to a member's statement; the caller has moved the money already. */
export function addRow(state: SandboxState, row: NewRow): StatementRow {
  const added = { linked: null, ...row, id: nextId(state, 'row') }
  state.statements.push(added)
  return added
}
