import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'

interface LanguageChoice {
  /** What a control shows: the language that was chosen last, and the app's own again if its texts do not load. */
  readonly shown: string
  readonly isLoading: boolean
  /** Does nothing where this language is shown already. */
  choose(this: void, language: string): void
}

/** A player's choice of the language. The code and the texts are loaded once they are needed. */
export function useLanguageChoice(): LanguageChoice {
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
