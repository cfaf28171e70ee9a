import type { i18n as I18n } from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'

const clientTexts = {
  NO_ANSWER: 'errorNoAnswer',
  TIME_OUT: 'errorNoAnswer',
} as const

const isClientCode = (code: string): code is keyof typeof clientTexts => Object.hasOwn(clientTexts, code)

export function errorText(i18n: I18n, error: unknown): string {
  const code = codeOf(error) ?? 'INTERNAL_SERVER_ERROR'
  if (isClientCode(code)) return i18n.t(clientTexts[code])
  // i18next would split codes at colons.
  const literally = { ns: 'errors', nsSeparator: false } as const
  if (i18n.exists(code, literally)) return i18n.t(code as 'OK', literally)
  // Outside the catalogue it is the server's own text, but until that has loaded it may be a raw code.
  return i18n.hasResourceBundle(i18n.language, 'errors') ? code : i18n.t('errorTitle')
}

function codeOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

export function useErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (error) => errorText(i18n, error)
}

/** Translates the code in a message; null without a message, or until the texts are loaded. */
export function useMessageText(): (message: string | null) => string | null {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  return (message) =>
    message !== null && i18n.hasResourceBundle(i18n.language, 'errors') ? errorText(i18n, { code: message }) : null
}

/** During an unknown outcome no text may calm the player. */
export const MayReassure = createContext(true)

/** Only a refusal keeps its text; the others are written for commands. */
function readErrorText(i18n: I18n, error: unknown, mayCalm: boolean): string {
  const { code, outcome } = (error ?? {}) as { code?: unknown; outcome?: unknown }
  if (outcome === 'refused' && code !== 'INTERNAL_SERVER_ERROR') return errorText(i18n, error)
  return errorText(i18n, { code: mayCalm ? 'READ_FAILED' : 'READ_AGAIN' })
}

export function useReadErrorText(): (error: unknown) => string {
  const { i18n } = useTranslation(['common', 'errors'], { useSuspense: false })
  const mayCalm = useContext(MayReassure)
  return (error) => readErrorText(i18n, error, mayCalm)
}
