import * as v from 'valibot'
import { minorOf, type Minor } from '../lib/money/minor.ts'
import { pages } from '../nav/addresses.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'
import type { DialogName } from '../nav/dialogNames.ts'

const optionalText = v.optional(v.string())

/** They distinguish duplicates. The device stores them, so they are never account numbers. */
export const commandParameters = v.object({ code: optionalText, from: optionalText, to: optionalText })
export type CommandParameters = Readonly<v.InferOutput<typeof commandParameters>>

export type OutcomeAddress = { readonly dialog: DialogAddress } | { readonly page: string }

interface Declared {
  address(code: string): OutcomeAddress
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
  activate: { address: toDialog('game'), reminder: 'reminderGame', money: null },
  bankName: { address: toDialog('bankName'), reminder: 'reminderProfile', money: null },
  bonus: { address: toDialog('bonus'), reminder: 'reminderBonus', money: 'unprovable' },
  bonusClear: { address: toDialog('endBonus'), reminder: 'reminderBonus', money: 'unprovable' },
  claim: { address: toPage(pages.spin), reminder: 'reminderSpin', money: 'unprovable' },
  gift: { address: toDialog('gift'), reminder: 'reminderDeposit', money: 'unprovable' },
  inviteBonus: { address: toDialog('inviteBonus'), reminder: 'reminderInvite', money: 'unprovable' },
  password: { address: toDialog('password'), reminder: 'reminderProfile', money: null },
  play: { address: toDialog('game'), reminder: 'reminderGame', money: 'unprovable' },
  profile: { address: toDialog('profile'), reminder: 'reminderProfile', money: null },
  promotion: { address: toDialog('promotion'), reminder: 'reminderBonus', money: 'unprovable' },
  qr: { address: toDialog('qr'), reminder: 'reminderDeposit', money: 'unprovable' },
  refundAdd: { address: toDialog('refund'), reminder: 'reminderRefund', money: 'unprovable' },
  refundReceive: { address: toDialog('refund'), reminder: 'reminderRefund', money: 'unprovable' },
  register: { address: toPage(pages.register), reminder: null, money: null },
  reset: { address: toDialog('game'), reminder: 'reminderGame', money: null },
  slip: { address: toDialog('slip'), reminder: 'reminderDeposit', money: 'unprovable' },
  spin: { address: toPage(pages.spin), reminder: 'reminderSpin', money: 'coins' },
  transfer: { address: toDialog('transfer'), reminder: 'reminderTransfer', money: 'provable' },
  transferAll: { address: toDialog('game'), reminder: 'reminderGame', money: 'unprovable' },
  withdraw: { address: toDialog('withdraw'), reminder: 'reminderWithdraw', money: 'provable' },
} as const satisfies Record<string, Declared>

export type CommandKind = keyof typeof commandKinds
type Provable = {
  [Kind in CommandKind]: (typeof commandKinds)[Kind]['money'] extends 'provable' ? Kind : never
}[CommandKind]

export const isKind = (name: string): name is CommandKind => Object.hasOwn(commandKinds, name)

/** The device may have a kind of another version. */
const moneyIn = (kind: string) => (isKind(kind) ? commandKinds[kind].money : 'unprovable')

export const isProvable = (kind: string): kind is Provable => moneyIn(kind) === 'provable'

export const isAboutMoney = (kind: string): boolean => moneyIn(kind) !== null

export const moneyOf = ({ kind, amountMinor }: { kind: string; amountMinor: number | null }): Minor | null =>
  moneyIn(kind) === 'coins' ? null : minorOf(amountMinor)
