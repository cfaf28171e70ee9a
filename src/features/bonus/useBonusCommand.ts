import { useSWRConfig } from 'swr'
import type { Call } from '../../api/client/call.ts'
import { useCommand } from '../../commands/useCommand.ts'
import type { SuccessMessage } from '../../commands/outcomeMessages.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { bonusReads } from './useBonuses.ts'

/**
 * A command of this room. A success closes the dialog, and every outcome is shown. The bonuses are read again after every outcome.
 * `code`: of the bonus or promotion.
 */
export function useBonusCommand(kind: 'bonus' | 'bonusClear' | 'promotion', code?: string) {
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand(kind, { code })

  /** Sends once. `done` gets the server's message as text, null without one. */
  const send = (call: Call<{ message: string | null }>, done: (said: string | null) => SuccessMessage) =>
    void run(call, {
      ...(code !== undefined && { parameters: { code } }),
      leave: closeDialog,
      done,
      after: () => void mutate(bonusReads),
    })
  return { ...command, send }
}
