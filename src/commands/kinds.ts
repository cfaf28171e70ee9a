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
  activate: { place: toDialog('game'), reminder: 'openGame', money: null },
  bankName: { place: toDialog('bankName'), reminder: 'openProfile', money: null },
  bonus: { place: toDialog('bonus'), reminder: 'openBonus', money: 'unprovable' },
  bonusClear: { place: toDialog('endBonus'), reminder: 'openBonus', money: 'unprovable' },
  claim: { place: toPage(pages.spin), reminder: 'openSpin', money: 'unprovable' },
  gift: { place: toDialog('gift'), reminder: 'openDeposit', money: 'unprovable' },
  inviteBonus: { place: toDialog('inviteBonus'), reminder: 'openInvite', money: 'unprovable' },
  password: { place: toDialog('password'), reminder: 'openProfile', money: null },
  play: { place: toDialog('game'), reminder: 'openGame', money: 'unprovable' },
  profile: { place: toDialog('profile'), reminder: 'openProfile', money: null },
  promotion: { place: toDialog('promotion'), reminder: 'openBonus', money: 'unprovable' },
  qr: { place: toDialog('qr'), reminder: 'openDeposit', money: 'unprovable' },
  refundAdd: { place: toDialog('refund'), reminder: 'openRefund', money: 'unprovable' },
  refundReceive: { place: toDialog('refund'), reminder: 'openRefund', money: 'unprovable' },
  register: { place: toPage(pages.register), reminder: null, money: null },
  reset: { place: toDialog('game'), reminder: 'openGame', money: null },
  slip: { place: toDialog('slip'), reminder: 'openDeposit', money: 'unprovable' },
  spin: { place: toPage(pages.spin), reminder: 'openSpin', money: 'coins' },
  transfer: { place: toDialog('transfer'), reminder: 'openTransfer', money: 'provable' },
  transferAll: { place: toDialog('game'), reminder: 'openGame', money: 'unprovable' },
  withdraw: { place: toDialog('withdraw'), reminder: 'openWithdraw', money: 'provable' },
} as const satisfies Record<string, Declared>

export type CommandKind = keyof typeof commandKinds

export const isKind = (name: string): name is CommandKind => Object.hasOwn(commandKinds, name)

/** The device may have a kind of another version. */
const moneyIn = (kind: string) => (isKind(kind) ? commandKinds[kind].money : 'unprovable')

export const isProvable = (kind: string): kind is 'transfer' | 'withdraw' => moneyIn(kind) === 'provable'

export const isAboutMoney = (kind: string): boolean => moneyIn(kind) !== null

export const moneyOf = ({ kind, amountMinor }: { kind: string; amountMinor: number | null }): Minor | null =>
  moneyIn(kind) === 'coins' ? null : minorOf(amountMinor)
