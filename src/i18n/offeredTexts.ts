import i18next, { type TFunction } from 'i18next'
import type { Language } from './languages.ts'

const files = import.meta.glob<Record<string, string>>('/locales/*/preferences.json', { import: 'default' })

/**
 * Loads the texts that offer a language, in that language. No other file of the language is loaded.
 * @throws Error when they do not load.
 */
export async function loadOfferedTexts(language: Language): Promise<TFunction<'preferences'>> {
  const texts = await files[`/locales/${language}/preferences.json`]?.()
  if (!texts) throw new Error(`No texts to offer ${language} with`)
  i18next.addResourceBundle(language, 'preferences', texts)
  return i18next.getFixedT(language, 'preferences')
}
