import type { TFunction } from 'i18next'
import type { Language } from './languages.ts'
import { allTexts } from './setUp.ts'

let chosen = ''

/**
 * The last choice wins.
 * @throws Error if texts do not load.
 */
export async function chooseLanguage(language: string): Promise<void> {
  chosen = language
  const i18next = await allTexts()
  const namespaces = [i18next.options.ns || []].flat()
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18next.reloadResources([language], missing())
  if (chosen !== language) return
  if (missing().length > 0) throw new Error(`The texts of ${missing().join(', ')} did not load`)
  await i18next.changeLanguage(language)
}

const preferenceFiles = import.meta.glob<Record<string, string>>('/locales/*/preferences.json', { import: 'default' })

/** @throws Error */
export async function loadOfferedTexts(language: Language): Promise<TFunction<'preferences'>> {
  const texts = await preferenceFiles[`/locales/${language}/preferences.json`]?.()
  if (!texts) throw new Error(`No texts to offer ${language} with`)
  const i18next = await allTexts()
  i18next.addResourceBundle(language, 'preferences', texts)
  return i18next.getFixedT(language, 'preferences')
}
