import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/chooseLanguage.ts'
import { languages } from '../../i18n/languages.ts'
import { showToast } from '../../messages/toasts.ts'
import styles from './Preferences.module.css'

/** The languages, each by its own name. What was tapped is marked at once; it falls back when its texts do not arrive. */
export function LanguageGroup() {
  const { t, i18n } = useTranslation()
  const name = useId()
  const [coming, setComing] = useState<string | null>(null)
  const choose = (language: string) => {
    setComing(language)
    chooseLanguage(language)
      .catch(() => showToast('error', t('errorNoAnswer')))
      .finally(() => setComing((now) => (now === language ? null : now)))
  }
  return (
    <fieldset aria-busy={coming !== null}>
      <legend>{t('language')}</legend>
      <div className={styles['rows']}>
        {Object.entries(languages).map(([language, own]) => (
          <label key={language} className={styles['row']} lang={language}>
            {own}
            <input
              type="radio"
              name={name}
              checked={(coming ?? i18n.language) === language}
              onChange={() => choose(language)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
