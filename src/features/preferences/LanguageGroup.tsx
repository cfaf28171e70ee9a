import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../i18n/languages.ts'
import { classes } from '../../ui/classes.ts'
import groupStyles from '../../ui/Group.module.css'
import { useLanguageChoice } from '../../ui/useLanguageChoice.ts'
import styles from './LanguageGroup.module.css'

/** The languages, each by its own name. A tapped one is marked at once, and unmarked if its texts do not load. */
export function LanguageGroup() {
  const { t } = useTranslation()
  const name = useId()
  const { shown, isLoading, choose } = useLanguageChoice()
  return (
    <fieldset aria-busy={isLoading}>
      <legend className={groupStyles['title']}>{t('language')}</legend>
      <div className={classes(groupStyles['group'], groupStyles['plain'])}>
        {Object.entries(languages).map(([language, own]) => (
          <label key={language} className={groupStyles['row']} lang={language}>
            <span className={groupStyles['words']}>{own}</span>
            <input
              type="radio"
              className={styles['radio']}
              name={name}
              checked={shown === language}
              onChange={() => choose(language)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
