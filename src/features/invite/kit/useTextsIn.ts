import i18next from 'i18next'
import { useEffect, useState } from 'react'
import type { Language } from '../../../i18n/languages.ts'
import { readTexts } from '../../../i18n/setUp.ts'

/** Loads this room's texts in any of the three languages, whichever the app is in. `isLost`: they did not load. */
export function useTextsIn(language: Language) {
  const [lost, setLost] = useState<Language | null>(null)
  const [, setLoaded] = useState<Language | null>(null)
  const isThere = i18next.hasResourceBundle(language, 'kit')
  const load = async (wanted: Language) => {
    try {
      i18next.addResourceBundle(wanted, 'kit', await readTexts(wanted, 'kit'))
      setLoaded(wanted)
    } catch {
      setLost(wanted)
    }
  }
  useEffect(() => {
    if (!isThere) void load(language)
  }, [language, isThere])
  const retry = () => {
    setLost(null)
    void load(language)
  }
  return { isThere, isLost: !isThere && lost === language, retry }
}
