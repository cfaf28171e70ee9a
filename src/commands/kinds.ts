import { pages, type DialogName } from '../nav/addresses.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'

/** Stored on the device: never an account number. */
export interface Parameters {
  readonly code?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type Place = { readonly dialog: DialogAddress } | { readonly page: string }

interface Declared {
  /** '' for kinds without a code. */
  place(code: string): Place
  /** Home's text for an unknown outcome. */
  readonly reminder: string | null
}

const dialog =
  (name: DialogName) =>
  (code: string): { readonly dialog: DialogAddress } => ({ dialog: code === '' ? { name } : { name, code } })
const page = (address: string) => () => ({ page: address })

/** Everything that is sent only once. */
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

export type Kind = keyof typeof kinds

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name)

export const mutexKey = (kind: Kind, { code = '' }: Parameters): string => (code === '' ? kind : `${kind}:${code}`)

export const leavesRow = (kind: string): kind is 'transfer' | 'withdraw' => kind === 'transfer' || kind === 'withdraw'

const withoutMoney: ReadonlySet<string> = new Set<Kind>([
  'activate',
  'bankName',
  'password',
  'profile',
  'register',
  'reset',
])

export const isAboutMoney = (kind: string): boolean => !withoutMoney.has(kind)
