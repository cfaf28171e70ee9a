import { pages } from '../nav/addresses.ts'
import type { DialogName } from '../nav/dialogNames.ts'
import type { DialogAddress } from '../nav/dialogAddress.ts'

/** Stored on the device, so never an account number. */
export interface CommandCodes {
  readonly code?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export type OutcomePlace = { readonly dialog: DialogAddress } | { readonly page: string }

interface Declared {
  place(code: string): OutcomePlace
  readonly reminder: string | null
}

const toDialog =
  (name: DialogName) =>
  (code: string): { readonly dialog: DialogAddress } => ({ dialog: code === '' ? { name } : { name, code } })
const toPage = (address: string) => () => ({ page: address })

/** Every kind of command that must not be sent twice. */
export const commandKinds = {
  activate: { place: toDialog('game'), reminder: 'openGame' },
  bankName: { place: toDialog('bankName'), reminder: 'openProfile' },
  bonus: { place: toDialog('bonus'), reminder: 'openBonus' },
  bonusClear: { place: toDialog('endBonus'), reminder: 'openBonus' },
  claim: { place: toPage(pages.spin), reminder: 'openSpin' },
  gift: { place: toDialog('gift'), reminder: 'openDeposit' },
  inviteBonus: { place: toDialog('inviteBonus'), reminder: 'openInvite' },
  password: { place: toDialog('password'), reminder: 'openProfile' },
  play: { place: toDialog('game'), reminder: 'openGame' },
  profile: { place: toDialog('profile'), reminder: 'openProfile' },
  promotion: { place: toDialog('promotion'), reminder: 'openBonus' },
  qr: { place: toDialog('qr'), reminder: 'openDeposit' },
  refundAdd: { place: toDialog('refund'), reminder: 'openRefund' },
  refundReceive: { place: toDialog('refund'), reminder: 'openRefund' },
  register: { place: toPage(pages.register), reminder: null },
  reset: { place: toDialog('game'), reminder: 'openGame' },
  slip: { place: toDialog('slip'), reminder: 'openDeposit' },
  spin: { place: toPage(pages.spin), reminder: 'openSpin' },
  transfer: { place: toDialog('transfer'), reminder: 'openTransfer' },
  transferAll: { place: toDialog('game'), reminder: 'openGame' },
  withdraw: { place: toDialog('withdraw'), reminder: 'openWithdraw' },
} as const satisfies Record<string, Declared>

export type CommandKind = keyof typeof commandKinds

export const isKind = (name: string): name is CommandKind => Object.hasOwn(commandKinds, name)

/** Only one command per key may be in flight on a device. */
export const mutexKey = (kind: CommandKind, { code = '' }: CommandCodes): string =>
  code === '' ? kind : `${kind}:${code}`

/** One for all tabs. */
export const lockName = ({
  kind,
  parameters = {},
  member,
}: {
  kind: CommandKind
  parameters?: CommandCodes
  member: string
}) => `${member} ${mutexKey(kind, parameters)}`

export const leavesRow = (kind: string): kind is 'transfer' | 'withdraw' => kind === 'transfer' || kind === 'withdraw'

const withoutMoney: ReadonlySet<string> = new Set<CommandKind>([
  'activate',
  'bankName',
  'password',
  'profile',
  'register',
  'reset',
])

export const isAboutMoney = (kind: string): boolean => !withoutMoney.has(kind)
