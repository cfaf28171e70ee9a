import { pages, type DialogName } from '../nav/addresses.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'

/** The parameters of a command that may be stored on the device: codes and accounts of the app, never an account number. */
export interface Parameters {
  /** The game, channel, wallet, bonus or promotion. */
  readonly code?: string | undefined
  /** The accounts of a transfer. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The place where a player sees the outcome of a command. */
export type Place = { readonly dialog: DialogAddress } | { readonly page: string }

/** The facts about a command that the rest of the app needs. */
interface Declared {
  /** The place that shows its outcome and can send it again. `code`: '' for kinds without one. */
  place(code: string): Place
  /** Home's text for one of unknown outcome; null for one that belongs to no signed-in member. */
  readonly reminder: string | null
}

const dialog =
  (name: DialogName) =>
  (code: string): { readonly dialog: DialogAddress } => ({ dialog: code === '' ? { name } : { name, code } })
const page = (address: string) => () => ({ page: address })

/**
 * Every command by its name: whatever moves money, claims something or changes the member's data, and is sent once. Where a kind has a
 * code (a game, a channel, a wallet, a bonus), one per code is under way at a time, else one of the kind.
 */
export const kinds = {
  activate: { place: dialog('game'), reminder: 'openGame' },
  bankName: { place: dialog('bankName'), reminder: 'openProfile' },
  bonus: { place: dialog('bonus'), reminder: 'openBonus' },
  bonusClear: { place: dialog('endBonus'), reminder: 'openBonus' },
  claim: { place: page(pages.spin), reminder: 'openSpin' },
  gift: { place: dialog('gift'), reminder: 'openDeposit' },
  inviteBonus: { place: dialog('inviteBonus'), reminder: 'openInvite' },
  password: { place: dialog('password'), reminder: 'openProfile' },
  play: { place: dialog('game'), reminder: 'openGame' },
  profile: { place: dialog('profile'), reminder: 'openProfile' },
  promotion: { place: dialog('promotion'), reminder: 'openBonus' },
  qr: { place: dialog('qr'), reminder: 'openDeposit' },
  refundAdd: { place: dialog('refund'), reminder: 'openRefund' },
  refundReceive: { place: dialog('refund'), reminder: 'openRefund' },
  register: { place: page(pages.register), reminder: null },
  reset: { place: dialog('game'), reminder: 'openGame' },
  slip: { place: dialog('slip'), reminder: 'openDeposit' },
  spin: { place: page(pages.spin), reminder: 'openSpin' },
  transfer: { place: dialog('transfer'), reminder: 'openTransfer' },
  transferAll: { place: dialog('game'), reminder: 'openGame' },
  withdraw: { place: dialog('withdraw'), reminder: 'openWithdraw' },
} as const satisfies Record<string, Declared>

/** The name of a command. */
export type Kind = keyof typeof kinds

/** True if a stored name is one of this version's commands. */
export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

/** One command at a time may be sent of each key: of a kind, or for kinds with a code of each code. */
export const mutexKey = (kind: Kind, { code = '' }: Parameters): string => (code === '' ? kind : `${kind}:${code}`)

/** True for kinds that move an amount and leave a row of their own in the statement, which tells how they ended. */
export const leavesRow = (kind: string): kind is 'transfer' | 'withdraw' => kind === 'transfer' || kind === 'withdraw'

const withoutMoney: ReadonlySet<string> = new Set<Kind>([
  'activate',
  'bankName',
  'password',
  'profile',
  'register',
  'reset',
])

/** False for kinds that move no money and claim nothing: to repeat one does no harm. */
export const isAboutMoney = (kind: string): boolean => !withoutMoney.has(kind)
