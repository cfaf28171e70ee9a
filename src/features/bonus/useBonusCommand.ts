import { useSWRConfig } from 'swr'
import { useCommand, type Words } from '../../commands/useCommand.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { tellsBonus } from './useBonuses.ts'

/**
 * One of this room's commands: done closes the dialog and says so, refused says why. Whatever the outcome, what is held is read again.
 * `code`: the bonus or promotion that it is about.
 */
export function useBonusCommand(kind: 'bonus' | 'bonusClear' | 'promotion', code?: string) {
  const { mutate } = useSWRConfig()
  const { run, busy, open, settle } = useCommand(kind, { code })

  /** Sends once. `done` gets what the server said to a success, a code already in words; null when it said nothing. */
  const send = (act: () => Promise<{ message: string | null }>, done: (said: string | null) => Words) =>
    void run({ amountMinor: null }, act, { leave: closeDialog, done, after: () => void mutate(tellsBonus) })
  return { send, busy, open, settle }
}
