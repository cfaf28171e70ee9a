import { useSWRConfig } from 'swr'
import type { Call } from '../../api/client/call.ts'
import { useCommand } from '../../commands/useCommand.ts'
import type { SuccessMessage } from '../../commands/outcomeMessages.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { bonusReads } from './useBonuses.ts'

/** Rereads the bonuses after every outcome. `code`: of the bonus or promotion. */
export function useBonusCommand(kind: 'bonus' | 'bonusClear' | 'promotion', code?: string) {
  const { mutate } = useSWRConfig()
  const { run, ...command } = useCommand(kind, { code })

  /** `done` gets the server's message as text. */
  const send = (call: Call<{ message: string | null }>, done: (message: string | null) => SuccessMessage) =>
    void run(call, {
      ...(code !== undefined && { parameters: { code } }),
      leave: closeDialog,
      done,
      after: () => void mutate(bonusReads),
    })
  return { ...command, send }
}
