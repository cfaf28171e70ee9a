import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '../i18n/languages.ts'
import styles from './LanguageSelect.module.css'
import { say } from '../messages/say.ts'

/** What the bar has room for. */
const shortNames: Readonly<Record<string, string>> = { ...languages, en: 'EN' }

/** A native select of the languages, each by its own name, below a short name that is seen. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation()
  const choose = (language: string) => {
    const chosen = import('../i18n/chooseLanguage.ts').then(({ chooseLanguage }) => chooseLanguage(language))
    chosen.catch(() => say('error', t('errorNoAnswer')))
  }
  const select = useRef<HTMLSelectElement>(null)
  // The player may have chosen on the prerendered page, before this code ran.
  const applyEarlyChoice = useEffectEvent(() => {
    const shown = select.current?.value
    if (shown !== undefined && shown !== i18n.language) choose(shown)
  })
  useEffect(() => applyEarlyChoice(), [])
  return (
    <label className={styles['select']}>
      <span className="visually-hidden">{t('language')}</span>
      <select ref={select} value={i18n.language} onChange={(event) => choose(event.target.value)}>
        {Object.entries(languages).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
      <span className={styles['short']} lang={i18n.language} aria-hidden="true">
        {shortNames[i18n.language]}
      </span>
    </label>
  )
}
