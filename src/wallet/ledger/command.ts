import { progressOf } from '../../api/progress.ts'
import { mainWallet } from '../accounts.ts'
import { minorOf, type Row } from './row.ts'

/** A command that leaves a row in the statement. */
export interface Command {
  readonly kind: 'transfer' | 'withdraw'
  /** Minor units of the member's currency. */
  readonly amountMinor: number
  /** Account codes, as in the order that was sent; those of a withdrawal are ignored. */
  readonly from: string
  readonly to: string
  /** The names of the accounts: a backend may write them in its rows instead of the codes. */
  readonly fromName?: string | null
  readonly toName?: string | null
}

const plain = (text: string) => text.trim().toLowerCase()
const isCalled = (text: string, ...names: (string | null | undefined)[]) =>
  names.some((name) => name != null && plain(name) !== '' && plain(name) === plain(text))

/** The kind of a row, in any spelling. */
export function kindOf({ statementType }: Row): 'transfer' | 'withdraw' | 'deposit' | 'bonus' | 'bonusEnd' | null {
  const type = plain(statementType)
  if (type === 'withdraw' || type === 'withdrawal') return 'withdraw'
  if (type === 'finish_bonus') return 'bonusEnd'
  return type === 'transfer' || type === 'deposit' || type === 'bonus' ? type : null
}

/** True for a withdrawal, and for a deposit. */
export const isWithdrawal = (row: Row): boolean => kindOf(row) === 'withdraw'
export const isDeposit = (row: Row): boolean => kindOf(row) === 'deposit'

/** True if a row has the command's amount, with either sign. */
export const isOfAmount = ({ amountMinor }: Command, row: Row): boolean =>
  Math.abs(minorOf(row) ?? Number.NaN) === amountMinor

/** True if a row may be the command's own by kind, amount and accounts. A row without a time never is. */
export function isAlike(command: Command, row: Row): boolean {
  if (row.createdAt === null || kindOf(row) !== command.kind || !isOfAmount(command, row)) return false
  const { kind, from, to, fromName, toName } = command
  // Each backend names the destination outside in its own way.
  return kind === 'withdraw' || (isCalled(row.from, from, fromName) && isCalled(row.to, to, toName))
}

/** True if the command moves money into or out of the main wallet, so that its balance is evidence. */
export const touchesMain = ({ kind, from, to }: Command): boolean =>
  kind === 'withdraw' || from === mainWallet || to === mainWallet

/** The change of the main wallet by a row, in minor units; null when unknown. `command` names the accounts. */
export function effectOnMain(command: Command, row: Row): number | null {
  const minor = minorOf(row)
  const progress = progressOf(row.status)
  const kind = kindOf(row)
  if (minor === null || row.createdAt === null) return null
  const amount = Math.abs(minor)
  // The requested amount is reserved until it is paid.
  if (kind === 'withdraw') return progress === 'failed' ? 0 : -amount
  if (kind === 'deposit') return progress === 'success' ? amount : 0
  const from = isMain(command, row.from)
  const to = isMain(command, row.to)
  // One that failed between two games may have come back to the main wallet (spec, section 8: TRANSFER_FAIL).
  if (kind === 'transfer' && progress === 'failed') return from || to ? 0 : null
  if (progress !== 'success') return null
  if (kind === 'transfer') return from === to ? 0 : from ? -amount : amount
  return kind === 'bonus' && to && minor >= 0 ? amount : null
}

function isMain({ from, to, fromName, toName }: Command, account: string): boolean {
  const names = [from === mainWallet ? fromName : null, to === mainWallet ? toName : null]
  return isCalled(account, mainWallet, ...names)
}
