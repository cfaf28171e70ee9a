import { useState } from 'react'
import { transferAll } from '../../api/games.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { useCommand } from '../../member/useCommand.ts'
import type { Minor } from '../../money/minor.ts'
import { judgeMove, wouldMove, type Note, type Step } from './rules.ts'
import { useErrorAlert } from './useErrorAlert.ts'
import { useReadAnew } from './useReadAnew.ts'

/** Moves everything into a game before it is played. `moved` is what the server said to it, '' without words, null before. */
export function useMoveAll(code: string, onStep: (step: Step) => void, onNote: (note: Note) => void) {
  const readAnew = useReadAnew()
  const showError = useErrorAlert()
  const messageText = useMessageText()
  const { run: send, open, settle } = useCommand(`transferAll:${code}`)
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
    const outcome = await send(sum, () => transferAll(code))
    if (outcome?.status === 'known') setMoved(messageText(outcome.answer.message) ?? '')
    if (outcome?.status !== 'failed') return outcome?.status === 'known'
    // Too little to be moved counts as nothing to move (contract, play).
    if (outcome.error.code === 'TRANSFER_MINIMUM') return true
    showError(outcome.error)
    return false
  }
  return { run, moved, open, settle }
}
