import { useState } from 'react'
import { transferAll } from '../../api/games.ts'
import type { Outcome } from '../../commands/run.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { useCommand } from '../../commands/useCommand.ts'
import type { Minor } from '../../money/minor.ts'
import { judgeMove, wouldMove, type Note, type Step } from './rules.ts'
import { useReadAnew } from './useReadAnew.ts'

/** Moves everything into a game before it is played. `moved` is what the server said to it, '' without words, null before. */
export function useMoveAll(code: string, onStep: (step: Step) => void, onNote: (note: Note) => void) {
  const readAnew = useReadAnew()
  const messageText = useMessageText()
  const { run: send, open, settle } = useCommand('transferAll', { code })
  const [moved, setMoved] = useState<string | null>(null)

  /** Reads the wallet and moves no more than was named. @returns whether the game may be opened. */
  const run = async (named: Minor | null, isWanted: () => boolean): Promise<boolean> => {
    setMoved(null)
    onStep('stepReading')
    const wallet = await readAnew().catch(() => null)
    if (!isWanted()) return false
    if (!wallet) {
      onNote('notRead')
      return false
    }
    const sum = wouldMove(wallet, code)
    const judgement = judgeMove(named, sum)
    if (judgement === 'ask') onNote('changed')
    if (judgement !== 'move') return judgement === 'open'
    onStep('stepMoving')
    // Too little to be moved counts as nothing to move (contract, play).
    const isTooLittle = (outcome: Outcome<unknown>) =>
      outcome.status === 'failed' && outcome.error.code === 'TRANSFER_MINIMUM'
    const outcome = await send({ amountMinor: sum }, () => transferAll(code), { isNoFailure: isTooLittle })
    if (outcome?.status === 'known') setMoved(messageText(outcome.answer.message) ?? '')
    return outcome !== null && (outcome.status === 'known' || isTooLittle(outcome))
  }
  return { run, moved, open, settle }
}
