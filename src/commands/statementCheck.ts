import { useEffect } from 'react'
import * as v from 'valibot'
import { mainWallet } from '../api/entities.ts'
import type { Wallet } from '../api/wallet.ts'
import { monotonicNow } from '../lib/clock.ts'
import { delay } from '../lib/delay.ts'
import { withTimeout } from '../platform/withTimeout.ts'
import { currentSession, type Session } from '../session/session.ts'
import { ledger } from '../wallet/ledger/ledger.ts'
import {
  afterOf,
  baselineFor,
  baselineSchema,
  isReportable,
  outcomeOf,
  pauseUntilNextCheck,
  type Baseline,
  type ExpectedRow,
  type RowOutcome,
  type CheckResult,
} from '../wallet/ledger/outcome.ts'
import type { StatementReading } from '../wallet/ledger/reading.ts'
import { readFreshWallet } from '../wallet/useWallet.ts'
import { isProvable } from './kinds.ts'
import { checkForMs, mayDuplicateRowAppear, updateCheck, type OpenCommand, type NewCommand } from './openCommands.ts'

/** After this many failed checks the player may decide. */
export const enoughFailures = 3

function expectedRowOf(
  { kind, parameters = {}, amountMinor }: Pick<NewCommand, 'kind' | 'parameters' | 'amountMinor'>,
  wallet: Wallet,
): ExpectedRow | null {
  if (!isProvable(kind) || amountMinor === null) return null
  const { from = mainWallet, to = '' } = parameters
  const nameOf = (code: string) => wallet.slots.find((game) => game.code === code)?.name
  return { kind, amountMinor, from, to, fromName: nameOf(from), toName: nameOf(to) }
}

/** Another device may act at any time, so what was read serves for this long only. */
const baselineAgeMs = 10_000
const baselineWaitMs = 2_000

interface BaselineRead {
  readonly at: number
  readonly by: Session | null
  /** Null if unreadable. */
  readonly answer: Promise<{ readonly reading: StatementReading; readonly wallet: Wallet } | null>
}
let lastRead: BaselineRead | null = null

function readForBaseline(): BaselineRead['answer'] {
  const by = currentSession()
  if (lastRead?.by === by && monotonicNow() - lastRead.at < baselineAgeMs) return lastRead.answer
  const begun = {
    at: monotonicNow(),
    by,
    answer: ledger
      .refresh()
      .then(async (reading) => reading && { reading, wallet: await readFreshWallet() })
      .catch(() => {
        if (lastRead === begun) lastRead = null
        return null
      }),
  }
  lastRead = begun
  return begun.answer
}

/** Called once a command has changed what was read. */
export const dropBaselineRead = () => void (lastRead = null)

export async function readBaseline(command: NewCommand): Promise<Baseline | null> {
  if (!isProvable(command.kind)) return null
  const read = await withTimeout(baselineWaitMs, readForBaseline())
  const expected = read && expectedRowOf(command, read.wallet)
  if (!expected) return null
  const { reading, wallet } = read
  const hasDuplicate = mayDuplicateRowAppear(command, reading.askedAt)
  return baselineFor(expected, reading, { mainMinor: wallet.wallet.amount, hasDuplicate })
}

const onOtherTab = ({ key }: StorageEvent) => key === 'openCommands' && dropBaselineRead()

/** While a form is open, so that the tap need not wait. */
export const useBaselineRead = (isEnabled: boolean) =>
  useEffect(() => {
    if (!isEnabled) return
    void readForBaseline()
    window.addEventListener('storage', onOtherTab)
    return () => window.removeEventListener('storage', onOtherTab)
  }, [isEnabled])

/** @throws ApiError */
async function checkOnce(command: OpenCommand, readWallet: () => Promise<Wallet>): Promise<CheckResult | null> {
  if (!isProvable(command.kind)) {
    await readWallet()
    return 'inconclusive'
  }
  const baseline = v.safeParse(baselineSchema, command.baseline)
  const reading = await ledger.refresh(baseline.success ? afterOf(baseline.output) : null)
  if (!reading) return null
  const wallet = await readWallet()
  const expected = expectedRowOf(command, wallet)
  if (!expected || !baseline.success) return 'inconclusive'
  return outcomeOf(expected, baseline.output, { reading, mainMinor: wallet.wallet.amount })
}

interface CheckOptions {
  /** @throws ApiError */
  readWallet(): Promise<Wallet>
  isOver(): boolean
  /** Called after each check that was answered. */
  onChecked(): void
}

/**
 * Checks until six minutes after sending; without a baseline, until one check is answered or three in a row fail.
 * @returns null without a proving row.
 */
export async function checkUntilKnown(
  command: OpenCommand,
  { readWallet, isOver, onChecked }: CheckOptions,
): Promise<RowOutcome | null> {
  const { id, kind, at, baseline } = command
  const began = monotonicNow()
  const sentAgo = Math.max(0, Date.now() - at)
  const hasBaseline = isProvable(kind) && v.is(baselineSchema, baseline)
  updateCheck(id, () => ({ isRunning: true }))

  const checkAgain = async (): Promise<RowOutcome | null> => {
    const found = await checkOnce(command, readWallet).catch(() => null)
    if (isOver()) return null
    if (found) onChecked()
    const elapsed = monotonicNow() - began
    const sinceSending = sentAgo + elapsed
    if (isReportable(found, sinceSending)) return found
    const result = typeof found === 'string' ? found : 'inconclusive'
    const { failures } = updateCheck(id, (last) =>
      found ? { result, checkedAt: Date.now(), failures: 0 } : { failures: last.failures + 1 },
    )
    if (hasBaseline ? sinceSending >= checkForMs : found !== null || failures >= enoughFailures) return null
    await delay(pauseUntilNextCheck(elapsed))
    return isOver() ? null : checkAgain()
  }
  const outcome = await checkAgain()
  if (!isOver()) updateCheck(id, () => ({ isRunning: false }))
  return outcome
}
