import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { errorText } from './errorText.ts'

/**
 * Why something could not be loaded: the server's own words where it has some, else that it could not be, and that no money is concerned.
 * The words of commands would send the player to look at the balance.
 */
function readErrorText(i18n: I18n, error: unknown): string {
  const { code, failure } = (error ?? {}) as { code?: unknown; failure?: unknown }
  if (failure === 'refused' && code !== 'INTERNAL_SERVER_ERROR') return errorText(i18n, error)
  return errorText(i18n, { code: code === 'OFFLINE' ? 'READ_OFFLINE' : 'READ_FAILED' })
}

/** `readErrorText` in the player's language, read again when the language changes. */
export function useReadErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (error) => readErrorText(i18n, error)
}
