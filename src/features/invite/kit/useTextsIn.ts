import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'

const files = import.meta.glob<Record<string, string>>('/locales/*/kit.json', { import: 'default' })

/** Reads this room's texts. @throws Error when they do not load. */
const readTexts = async (language: Language) => (await files[`/locales/${language}/kit.json`]?.()) ?? {}

/** Loads this room's texts in any of the three languages, whichever the app is in. `isLost`: they did not load. */
export function useTextsIn(language: Language) {
  const [lost, setLost] = useState<Language | null>(null)
  const [, setLoaded] = useState<Language | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isThere = i18next.hasResourceBundle(language, 'kit')
  useEffect(() => {
    if (isThere) return
    void readTexts(language).then(
      (texts) => {
        i18next.addResourceBundle(language, 'kit', texts)
        setLoaded(language)
      },
      () => setLost(language),
    )
  }, [language, isThere, attempt])
  const retry = () => {
    setLost(null)
    setAttempt(attempt + 1)
  }
  return { isThere, isLost: !isThere && lost === language, retry }
}
