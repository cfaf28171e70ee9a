import * as v from 'valibot'
import type { Intent } from '../intents.ts'
import { mainWallet } from '../../wallet/accounts.ts'
import { baselineSchema } from '../../wallet/ledger/baseline.ts'
import type { Command } from '../../wallet/ledger/command.ts'
import type { Look } from '../../wallet/ledger/sight.ts'
import { pauseUntilNextLook, verdict, type Verdict } from '../../wallet/ledger/verdict.ts'
import { ledger } from '../../wallet/statementLedger.ts'

/** The final verdicts of the statement. */
export type Settled = Exclude<Verdict, 'looking'>

interface Eyes {
  /** True when nobody waits for it any more. */
  isOver(): boolean
  /** Reads the main wallet past the cache, in minor units. */
  readMain(): Promise<number | null>
  /** An account's name by its code, null where it has none. */
  nameOf(code: string): string | null
}

/** The command as its row would show it; null for kinds that leave no row of their own. */
export function commandOf(
  {
    kind,
    parameters: { from = mainWallet, to = '' },
    amountMinor,
  }: Pick<Intent, 'kind' | 'parameters' | 'amountMinor'>,
  nameOf: Eyes['nameOf'],
): Command | null {
  if ((kind !== 'transfer' && kind !== 'withdraw') || amountMinor === null) return null
  return { kind, amountMinor, from, to, fromName: nameOf(from), toName: nameOf(to) }
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms))

/** Reads statement and wallet with growing pauses until there is a verdict on a command. Null when nobody waits any more. */
export async function settle(intent: Intent, { isOver, readMain, nameOf }: Eyes): Promise<Settled | null> {
  const command = commandOf(intent, nameOf)
  const before = v.safeParse(baselineSchema, intent.before)
  if (!command || !before.success) return 'cannotTell'
  const began = performance.now()
  const looks: Look[] = []

  const look = async (): Promise<Settled | null> => {
    const reading = await ledger.refresh(before.output.after ?? undefined).catch(() => null)
    const mainMinor = reading && !isOver() ? await readMain().catch(() => null) : null
    if (isOver()) return null
    if (reading) looks.push({ reading, mainMinor, askedAfter: reading.askedAt - began })
    const found = verdict(command, before.output, looks)
    if (found !== 'looking') return found
    await pause(pauseUntilNextLook(performance.now() - began))
    return isOver() ? null : look()
  }
  return look()
}
