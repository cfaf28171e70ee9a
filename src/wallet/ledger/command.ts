import { mainWallet } from '../../api/entities.ts'
import type { Row } from './row.ts'

/** For how long after sending the app looks by itself (ms): longer than any gateway of the deployment guide lets a command work. */
export const lookForMs = 360_000

/** A command that leaves a row in the statement. */
export interface Command {
  readonly kind: 'transfer' | 'withdraw'
  /** Minor units of the member's currency. */
  readonly amountMinor: number
  /** Account codes, as in the request that was sent; those of a withdrawal are ignored. */
  readonly from: string
  readonly to: string
  /** The names of the accounts: a backend may write them in its rows instead of the codes. */
  readonly fromName?: string | null
  readonly toName?: string | null
}

const plain = (text: string) => text.trim().toLowerCase()
const isCalled = (text: string, ...names: (string | null | undefined)[]) =>
  names.some((name) => name != null && plain(name) !== '' && plain(name) === plain(text))

/** True if a row has the command's amount, with either sign. */
export const isOfAmount = ({ amountMinor }: Command, { amount }: Row): boolean =>
  Math.abs(amount ?? Number.NaN) === amountMinor

/** True if a row may be the command's own by kind, amount and accounts. A row without a time never is. */
export function isAlike(command: Command, row: Row): boolean {
  if (row.createdAt === null || row.kind !== command.kind || !isOfAmount(command, row)) return false
  const { kind, from, to, fromName, toName } = command
  // Each backend names the destination outside in its own way.
  return kind === 'withdraw' || (isCalled(row.from, from, fromName) && isCalled(row.to, to, toName))
}

/** True if the command moves money into or out of the main wallet, so that its balance is evidence. */
export const touchesMain = ({ kind, from, to }: Command): boolean =>
  kind === 'withdraw' || from === mainWallet || to === mainWallet
