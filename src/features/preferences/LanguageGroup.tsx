import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../../i18n/chooseLanguage.ts'
import { languages } from '../../i18n/languages.ts'
import { showToast } from '../../messages/toasts.ts'
import { classes } from '../../ui/classes.ts'
import groupStyles from '../../ui/Group.module.css'
import styles from './LanguageGroup.module.css'

/** The languages, each by its own name. A tapped one is marked at once, and unmarked if its texts do not load. */
export function LanguageGroup() {
  const { t, i18n } = useTranslation()
  const name = useId()
  const [loading, setLoading] = useState<string | null>(null)
  const choose = (language: string) => {
    setLoading(language)
    chooseLanguage(language)
      .catch(() => showToast('error', t('errorNoAnswer')))
      .finally(() => setLoading((now) => (now === language ? null : now)))
  }
  return (
    <fieldset aria-busy={loading !== null}>
      <legend className={groupStyles['title']}>{t('language')}</legend>
      <div className={classes(groupStyles['group'], groupStyles['plain'])}>
        {Object.entries(languages).map(([language, own]) => (
          <label key={language} className={groupStyles['row']} lang={language}>
            <span className={groupStyles['words']}>{own}</span>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              checked={(loading ?? i18n.language) === language}
              onChange={() => choose(language)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
