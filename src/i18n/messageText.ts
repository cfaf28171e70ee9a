import { useTranslation } from 'react-i18next'
import { useErrorText } from './errorText.ts'

/**
 * What the server said of a success, in the player's language: the words of a known code, else its own text. Null where it said
 * nothing, or the words of codes have not arrived.
 */
export function useMessageText(): (message: string | null) => string | null {
  const { i18n } = useTranslation()
  const errorText = useErrorText()
  return (message) =>
    message !== null && i18n.hasResourceBundle(i18n.language, 'errors') ? errorText({ code: message }) : null
}
