import { mainWallet } from '../../api/entities.ts'
import type { LedgerRow } from './row.ts'

/** Longer than any gateway's time limit. */
export const checkForMs = 360_000

export interface RowCommand {
  readonly kind: 'transfer' | 'withdraw'
  /** In minor units of the member's currency. */
  readonly amountMinor: number
  /** Account codes; a withdrawal ignores them. */
  readonly from: string
  readonly to: string
  /** Some backends write names in place of codes. */
  readonly fromName?: string | null
  readonly toName?: string | null
}

const normalised = (text: string) => text.trim().toLowerCase()
const isCalled = (text: string, ...names: (string | null | undefined)[]) =>
  names.some((name) => name != null && normalised(name) !== '' && normalised(name) === normalised(text))

export const isOfAmount = ({ amountMinor }: RowCommand, { amount }: LedgerRow): boolean =>
  Math.abs(amount ?? Number.NaN) === amountMinor

/** A row without a time is never alike. */
export function isAlike(command: RowCommand, row: LedgerRow): boolean {
  if (row.createdAt === null || row.kind !== command.kind || !isOfAmount(command, row)) return false
  const { kind, from, to, fromName, toName } = command
  // Backends name the account outside differently.
  return kind === 'withdraw' || (isCalled(row.from, from, fromName) && isCalled(row.to, to, toName))
}

export const touchesMain = ({ kind, from, to }: RowCommand): boolean =>
  kind === 'withdraw' || from === mainWallet || to === mainWallet
