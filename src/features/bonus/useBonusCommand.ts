import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { useErrorText } from '../../i18n/errorText.ts'
import { useCommand } from '../../member/useCommand.ts'
import { closeDialog } from '../../nav/useDialog.ts'
import { showAlert } from '../../ui/messages.ts'
import { tellsBonus } from './useBonuses.ts'

/**
 * One of this room's commands: done closes the dialog and says so, refused says why. Whatever the outcome, what is held is read again.
 * `kind` names the command.
 */
export function useBonusCommand(kind: string) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { mutate } = useSWRConfig()
  const { run, busy, open, settle } = useCommand(kind)
  // The dialog goes by a step back in the history, which takes a moment: a tap in it sends nothing twice.
  const leaving = useRef(false)

  /** Sends once. `tell` gets what the server said to a success, a code already in words; null when it said nothing. */
  const send = async (act: () => Promise<{ message: string | null }>, tell: (message: string | null) => void) => {
    if (leaving.current) return
    const outcome = await run(null, act)
    if (outcome === null || (outcome.status === 'failed' && outcome.error.ended)) return
    void mutate(tellsBonus)
    if (outcome.status === 'failed')
      showAlert({ tone: 'error', title: t('errorTitle'), text: errorText(outcome.error) })
    if (outcome.status !== 'known') return
    const { message } = outcome.answer
    leaving.current = true
    await closeDialog()
    leaving.current = false
    tell(message === null ? null : errorText({ code: message }))
  }
  return { send, busy, open, settle }
}
