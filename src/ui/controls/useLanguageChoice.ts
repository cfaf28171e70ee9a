import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'

/** `shown` is the app's language again if texts fail to load. */
export function useLanguageChoice() {
  const { t, i18n } = useTranslation()
  const [loading, setLoading] = useState<string | null>(null)
  const shown = loading ?? i18n.language
  const choose = (language: string) => {
    if (language === shown) return
    setLoading(language)
    import('../../i18n/chooseLanguage.ts')
      .then(({ chooseLanguage }) => chooseLanguage(language))
      .catch(() => showToast('error', t('errorNoAnswer')))
      .finally(() => setLoading((now) => (now === language ? null : now)))
  }
  return { shown, isLoading: loading !== null, choose }
}
