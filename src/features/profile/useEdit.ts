import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { profileCall } from '../../api/account.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { readKey } from '../../member/readKey.ts'
import { useCommand } from '../../member/useCommand.ts'
import { leaveDialog } from '../../nav/useDialog.ts'
import { showAlert } from '../../ui/messages.ts'

/** One change of the member's data: done closes the dialog and says so, refused says why, unknown stays open. */
export function useEdit(kind: string, doneText: string) {
  const { t } = useTranslation(['profile', 'common'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  const { mutate } = useSWRConfig()
  const { run, busy, open, settle } = useCommand(kind)
  // The dialog goes by a step back in the history, which takes a moment: a tap in it sends nothing twice.
  const leaving = useRef(false)

  const send = async (change: () => Promise<{ message: string | null }>) => {
    if (leaving.current) return
    const outcome = await run(null, change)
    if (outcome?.status !== 'failed') void mutate(readKey(profileCall))
    if (outcome?.status === 'known') {
      leaving.current = true
      await leaveDialog()
      leaving.current = false
      showAlert({ tone: 'success', title: t('success'), text: messageText(outcome.answer.message) ?? doneText })
    } else if (outcome?.status === 'failed' && !outcome.error.ended) {
      showAlert({ tone: 'error', title: t('common:errorTitle'), text: errorText(outcome.error) })
    }
  }
  return { send, busy, open, settle }
}
