import { useState } from 'react'
import type { Tap } from '../../api/command.ts'
import { transferAllCall } from '../../api/games.ts'
import type { Outcome } from '../../commands/send.ts'
import { useMessageText } from '../../i18n/errorText.ts'
import { useCommand } from '../../commands/useCommand.ts'
import type { Minor } from '../../money/minor.ts'
import { decideMove, amountToMove, type PlayNote, type PlayStep } from './rules.ts'
import { useReadWallet } from '../../wallet/useReadWallet.ts'

/** Moves everything into a game before it is played. `moved`: the server's message, '' without one, null before the move. */
export function useMoveAll(code: string, onStep: (step: PlayStep) => void, onNote: (note: PlayNote) => void) {
  const readWallet = useReadWallet()
  const messageText = useMessageText()
  const { run: send, open, decide } = useCommand('transferAll', { code })
  const [moved, setMoved] = useState<string | null>(null)

  /** Reads the wallet and moves no more than `shownAmount`. @returns true if the game may be opened. */
  const run = async (shownAmount: Minor | null, tap: Tap, isWanted: () => boolean): Promise<boolean> => {
    setMoved(null)
    onStep('stepReading')
    const wallet = await readWallet().catch(() => null)
    if (!isWanted()) return false
    if (!wallet) {
      onNote('notRead')
      return false
    }
    const sum = amountToMove(wallet, code)
    const decision = decideMove(shownAmount, sum)
    if (decision === 'ask') onNote('changed')
    if (decision !== 'move') return decision === 'open'
    onStep('stepMoving')
    // An amount below the minimum counts as nothing to move (contract, play).
    const isTooLittle = (outcome: Outcome<unknown>) =>
      outcome.status === 'failed' && outcome.error.code === 'TRANSFER_MINIMUM'
    const outcome = await send(transferAllCall, {
      body: { to: code },
      amountMinor: sum,
      tap,
      isNoFailure: isTooLittle,
    })
    if (outcome?.status === 'known') setMoved(messageText(outcome.answer.message) ?? '')
    return outcome !== null && (outcome.status === 'known' || isTooLittle(outcome))
  }
  return { run, moved, open, decide }
}
