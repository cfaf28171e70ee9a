import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { useMessageText } from '../../i18n/messageText.ts'
import { showAlert } from '../../ui/messages.ts'

/** Tells what came of a refund: the server's words where it has some. What ended the session is told elsewhere. */
export function useOutcome() {
  const { t } = useTranslation(['refund', 'common'])
  const errorText = useErrorText()
  const messageText = useMessageText()
  return {
    /** `messages`: what the server said, the one to be shown first. */
    succeeded(...messages: (string | null)[]) {
      const said = messages.map(messageText).find((text) => text !== null)
      showAlert({ tone: 'success', title: t('doneTitle'), text: said ?? t('doneText') })
    },
    failed(error: ApiError) {
      if (!error.ended) showAlert({ tone: 'error', title: t('common:errorTitle'), text: errorText(error) })
    },
  }
}
