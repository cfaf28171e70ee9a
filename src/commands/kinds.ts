import * as v from 'valibot'
import { minorOf, type Minor } from '../lib/money/minor.ts'
import { pages } from '../nav/addresses.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'
import type { DialogName } from '../nav/dialogNames.ts'

const optionalText = v.optional(v.string())

/** Tell duplicates apart. Stored on the device, so never an account number. */
export const commandParameters = v.object({ code: optionalText, from: optionalText, to: optionalText })
export type CommandParameters = Readonly<v.InferOutput<typeof commandParameters>>

export type OutcomePlace = { readonly dialog: DialogAddress } | { readonly page: string }

interface Declared {
  place(code: string): OutcomePlace
  readonly reminder: string | null
  /** `provable`: a row may prove its outcome. `coins`: its amount is no money. Null: not about money. */
  readonly money: 'provable' | 'unprovable' | 'coins' | null
}

const toDialog =
  (name: DialogName) =>
  (code: string): { readonly dialog: DialogAddress } => ({ dialog: code === '' ? { name } : { name, code } })
const toPage = (address: string) => () => ({ page: address })

/** Every kind of command that must not be sent twice. */
export const commandKinds = {
  activate: { place: toDialog('game'), reminder: 'reminderGame', money: null },
  bankName: { place: toDialog('bankName'), reminder: 'reminderProfile', money: null },
  bonus: { place: toDialog('bonus'), reminder: 'reminderBonus', money: 'unprovable' },
  bonusClear: { place: toDialog('endBonus'), reminder: 'reminderBonus', money: 'unprovable' },
  claim: { place: toPage(pages.spin), reminder: 'reminderSpin', money: 'unprovable' },
  gift: { place: toDialog('gift'), reminder: 'reminderDeposit', money: 'unprovable' },
  inviteBonus: { place: toDialog('inviteBonus'), reminder: 'reminderInvite', money: 'unprovable' },
  password: { place: toDialog('password'), reminder: 'reminderProfile', money: null },
  play: { place: toDialog('game'), reminder: 'reminderGame', money: 'unprovable' },
  profile: { place: toDialog('profile'), reminder: 'reminderProfile', money: null },
  promotion: { place: toDialog('promotion'), reminder: 'reminderBonus', money: 'unprovable' },
  qr: { place: toDialog('qr'), reminder: 'reminderDeposit', money: 'unprovable' },
  refundAdd: { place: toDialog('refund'), reminder: 'reminderRefund', money: 'unprovable' },
  refundReceive: { place: toDialog('refund'), reminder: 'reminderRefund', money: 'unprovable' },
  register: { place: toPage(pages.register), reminder: null, money: null },
  reset: { place: toDialog('game'), reminder: 'reminderGame', money: null },
  slip: { place: toDialog('slip'), reminder: 'reminderDeposit', money: 'unprovable' },
  spin: { place: toPage(pages.spin), reminder: 'reminderSpin', money: 'coins' },
  transfer: { place: toDialog('transfer'), reminder: 'reminderTransfer', money: 'provable' },
  transferAll: { place: toDialog('game'), reminder: 'reminderGame', money: 'unprovable' },
  withdraw: { place: toDialog('withdraw'), reminder: 'reminderWithdraw', money: 'provable' },
} as const satisfies Record<string, Declared>

export type CommandKind = keyof typeof commandKinds

export const isKind = (name: string): name is CommandKind => Object.hasOwn(commandKinds, name)

/** The device may have a kind of another version. */
const moneyIn = (kind: string) => (isKind(kind) ? commandKinds[kind].money : 'unprovable')

export const isProvable = (kind: string): kind is 'transfer' | 'withdraw' => moneyIn(kind) === 'provable'

export const isAboutMoney = (kind: string): boolean => moneyIn(kind) !== null

export const moneyOf = ({ kind, amountMinor }: { kind: string; amountMinor: number | null }): Minor | null =>
  moneyIn(kind) === 'coins' ? null : minorOf(amountMinor)
