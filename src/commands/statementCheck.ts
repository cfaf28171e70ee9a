import { useEffect } from 'react'
import * as v from 'valibot'
import { mainWallet } from '../api/entities.ts'
import type { Wallet } from '../api/wallet.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { currentSession, type Session } from '../session/session.ts'
import { baselineFor, baselineSchema, type Baseline } from '../wallet/ledger/baseline.ts'
import { checkForMs, type RowCommand } from '../wallet/ledger/rowMatch.ts'
import { isFinalOutcome, outcomeOf, pauseUntilNextCheck, type RowOutcome } from '../wallet/ledger/outcome.ts'
import type { StatementReading } from '../wallet/ledger/reading.ts'
import { ledger } from '../wallet/statementLedger.ts'
import { readFreshWallet } from '../wallet/useWallet.ts'
import { now } from '../lib/clock.ts'
import { leavesRow } from './kinds.ts'
import { mayDuplicateFollow, noteCheck, type OpenCommand, type CommandDraft } from './openCommands.ts'

/** After this many failed checks the player may decide. */
export const enoughFailures = 3

function rowCommandOf(
  { kind, parameters = {}, amountMinor }: Pick<CommandDraft, 'kind' | 'parameters' | 'amountMinor'>,
  wallet: Wallet,
): RowCommand | null {
  if (!leavesRow(kind) || amountMinor === null) return null
  const { from = mainWallet, to = '' } = parameters
  const nameOf = (code: string) => wallet.slots.find((game) => game.code === code)?.name || null
  return { kind, amountMinor, from, to, fromName: nameOf(from), toName: nameOf(to) }
}

/** Another device may have sent an equal command since. */
const reusableForMs = 10_000
const baselineLimitMs = 2_000

interface Seen {
  readonly reading: StatementReading
  readonly wallet: Wallet
}
let newestCheck: { readonly at: number; readonly by: Session | null; readonly seen: Promise<Seen | null> } | null = null

async function readBoth(): Promise<Seen | null> {
  const reading = await ledger.refresh()
  return reading && { reading, wallet: await readFreshWallet() }
}

/** @returns null if unreadable. */
function readOrReuse(): Promise<Seen | null> {
  const by = currentSession()
  if (newestCheck?.by === by && now() - newestCheck.at < reusableForMs) return newestCheck.seen
  const begun = {
    at: now(),
    by,
    seen: readBoth().catch(() => {
      if (newestCheck === begun) newestCheck = null
      return null
    }),
  }
  newestCheck = begun
  return begun.seen
}

export function readAfterCommand(): void {
  newestCheck = null
  void readOrReuse()
}

export async function readBaseline(draft: CommandDraft): Promise<Baseline | null> {
  const seen = await withTimeout(baselineLimitMs, readOrReuse())
  const command = seen && rowCommandOf(draft, seen.wallet)
  if (!command) return null
  const hasDuplicate = mayDuplicateFollow(draft, seen.reading.askedAt)
  return baselineFor(command, seen.reading, { mainMinor: seen.wallet.wallet.amount, hasDuplicate })
}

export const useBaselineAhead = (isWanted: boolean) =>
  useEffect(() => {
    if (isWanted) void readOrReuse()
  }, [isWanted])

/** @throws ApiError */
async function checkOnce(command: OpenCommand): Promise<RowOutcome | 'noTrace' | 'unclear' | null> {
  if (!leavesRow(command.kind)) {
    await readFreshWallet()
    return 'unclear'
  }
  const baseline = v.safeParse(baselineSchema, command.before)
  const reading = await ledger.refresh((baseline.success && baseline.output.after) || undefined)
  if (!reading) return null
  const wallet = await readFreshWallet()
  const rowCommand = rowCommandOf(command, wallet)
  if (!rowCommand || !baseline.success) return 'unclear'
  return outcomeOf(rowCommand, baseline.output, { reading, mainMinor: wallet.wallet.amount })
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

interface CheckOptions {
  isOver(): boolean
  onLook(): void
}

/**
 * Checks for six minutes; a kind without a row needs one successful check.
 * @returns null without a proving row.
 */
export async function checkCommand(command: OpenCommand, { isOver, onLook }: CheckOptions): Promise<RowOutcome | null> {
  const { id, kind, at, before } = command
  const began = now()
  const left = Math.min(checkForMs, checkForMs - (Date.now() - at))
  const hasRow = leavesRow(kind) && v.is(baselineSchema, before)
  noteCheck(id, () => ({ isLooking: true }))
  let failures = 0

  const lookOn = async (): Promise<RowOutcome | null> => {
    const seen = await checkOnce(command).catch(() => null)
    if (isOver()) return null
    if (seen) onLook()
    const elapsed = now() - began
    // The time before a reload counts too.
    if (isFinalOutcome(seen, elapsed + checkForMs - left)) return seen
    failures = seen ? 0 : failures + 1
    const outcome = typeof seen === 'string' ? seen : 'unclear'
    noteCheck(id, () => (seen ? { outcome, lookedAt: Date.now(), failures } : { failures }))
    if (hasRow ? elapsed >= left : seen !== null || failures >= enoughFailures) return null
    await pause(pauseUntilNextCheck(elapsed))
    return isOver() ? null : lookOn()
  }
  const outcome = await lookOn()
  if (!isOver()) noteCheck(id, () => ({ isLooking: false }))
  return outcome
}
