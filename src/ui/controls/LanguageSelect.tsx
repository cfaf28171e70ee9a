import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../i18n/languages.ts'
import styles from './LanguageSelect.module.css'
import { useLanguageChoice } from './useLanguageChoice.ts'

/** What the bar has room for. */
const shortNames: Readonly<Record<string, string>> = { ...languages, en: 'EN' }

/** A native select of the languages, each by its own name, below a short name that is seen. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const { shown, choose } = useLanguageChoice()
  const select = useRef<HTMLSelectElement>(null)
  // The player may have chosen on the prerendered page, before this code ran. React's next update would undo that.
  const applyEarlyChoice = useEffectEvent(() => {
    if (select.current) choose(select.current.value)
  })
  useLayoutEffect(() => applyEarlyChoice(), [])
  return (
    <label className={styles['select']}>
      <span className="visually-hidden">{t('language')}</span>
      <select ref={select} value={shown} onChange={(event) => choose(event.target.value)}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles['short']} lang={shown} aria-hidden="true">
        {shortNames[shown]}
      </span>
    </label>
  )
}
