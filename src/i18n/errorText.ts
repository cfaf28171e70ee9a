import type { i18n as I18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { createContext, useContext } from 'react'

const clientTexts = {
  NO_ANSWER: 'errorNoAnswer',
  TIME_OUT: 'errorNoAnswer',
} as const

const isClientCode = (code: string): code is keyof typeof clientTexts => Object.hasOwn(clientTexts, code)

/**
 * The only translation of error codes: the text of a known code, else the server's own text unchanged. An error without a code reads
 * as an internal error.
 */
export function errorText(i18n: I18n, error: unknown): string {
  const code = codeOf(error) ?? 'INTERNAL_SERVER_ERROR'
  if (isClientCode(code)) return i18n.t(clientTexts[code])
  // A server's sentence may contain colons, which separate namespaces only in the app's own keys.
  const literally = { ns: 'errors', nsSeparator: false } as const
  if (i18n.exists(code, literally)) return i18n.t(code as 'OK', literally)
  // Until the texts have loaded, a code would be shown as it is, and means nothing to a player.
  return i18n.hasResourceBundle(i18n.language, 'errors') ? code : i18n.t('errorTitle')
}

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** `errorText` in the player's language, read again when the language changes. */
export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (error) => errorText(i18n, error)
}

/**
 * Translates the server's message of a success: the text of a known code, else the message itself. Null without a message, or while
 * the texts of codes have not loaded.
 */
export function useMessageText(): (message: string | null) => string | null {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (message) =>
    message !== null && i18n.hasResourceBundle(i18n.language, 'errors') ? errorText(i18n, { code: message }) : null
}

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
