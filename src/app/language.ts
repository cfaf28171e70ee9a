import { isLanguage, languageOf, type Language } from '../i18n/languages.ts'
import { settings } from '../lib/settings/settings.ts'
import { persistent } from '../platform/storage.ts'

export function firstLanguage(): Language {
  const stored = persistent.get('locale')
  return isLanguage(stored) ? stored : languageOf(settings.VITE_REGION)
}

export const rememberLanguage = (language: string) => persistent.set('locale', language)
