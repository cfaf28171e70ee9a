import { useTranslation } from 'react-i18next'
import { useErrorText } from './errorText.ts'

/**
 * Translates the server's message of a success: the text of a known code, else the message itself. Null without a message, or while
 * the texts of codes have not loaded.
 */
export function useMessageText(): (message: string | null) => string | null {
  const { i18n } = useTranslation()
  const errorText = useErrorText()
  return (message) =>
    message !== null && i18n.hasResourceBundle(i18n.language, 'errors') ? errorText({ code: message }) : null
}
