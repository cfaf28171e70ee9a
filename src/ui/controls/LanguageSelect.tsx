import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../../i18n/languages.ts'
import { useLanguageChoice } from './useLanguageChoice.ts'
import styles from './LanguageSelect.module.css'

const shortNames: Readonly<Record<string, string>> = { ...languages, en: 'EN' }

export function LanguageSelect() {
  const { t } = useTranslation()
  const { shown, choose } = useLanguageChoice()
  const select = useRef<HTMLSelectElement>(null)
  // The player may have chosen before this ran; React's next update would undo it.
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
