import i18next, { type TFunction } from 'i18next'
import type { Language } from './languages.ts'

const files = import.meta.glob<Record<string, string>>('/locales/*/preferences.json', { import: 'default' })

/**
 * The texts in which a language is offered, in that language: of all its files this one alone is loaded.
 * @throws Error when it does not arrive.
 */
export async function loadOfferedTexts(language: Language): Promise<TFunction<'preferences'>> {
  const texts = await files[`/locales/${language}/preferences.json`]?.()
  if (!texts) throw new Error(`No texts to offer ${language} with`)
  i18next.addResourceBundle(language, 'preferences', texts)
  return i18next.getFixedT(language, 'preferences')
}
