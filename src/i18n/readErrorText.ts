import type { i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from './errorText.ts'

/** False while a command of unknown outcome is open: then no failed read says that no money is concerned. */
export const MayCalm = createContext(true)

/**
 * The text for a failed read: the server's reason if it gave one, else that loading failed and no money is concerned. The texts of
 * commands would send the player to check the balance.
 */
function readErrorText(i18n: I18n, error: unknown, mayCalm: boolean): string {
  const { code, failure } = (error ?? {}) as { code?: unknown; failure?: unknown }
  if (failure === 'refused' && code !== 'INTERNAL_SERVER_ERROR') return errorText(i18n, error)
  return errorText(i18n, { code: mayCalm ? 'READ_FAILED' : 'READ_AGAIN' })
}

/** `readErrorText` in the player's language, read again when the language changes. */
export function useReadErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  const mayCalm = useContext(MayCalm)
  return (error) => readErrorText(i18n, error, mayCalm)
}
