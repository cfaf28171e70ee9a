import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { errorText } from './errorText.ts'

/**
 * The text for a failed read: the server's reason if it gave one, else that loading failed and no money is concerned. The texts of
 * commands would send the player to check the balance.
 */
function readErrorText(i18n: I18n, error: unknown): string {
  const { code, failure } = (error ?? {}) as { code?: unknown; failure?: unknown }
  if (failure === 'refused' && code !== 'INTERNAL_SERVER_ERROR') return errorText(i18n, error)
  return errorText(i18n, { code: 'READ_FAILED' })
}

/** `readErrorText` in the player's language, read again when the language changes. */
export function useReadErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (error) => readErrorText(i18n, error)
}
