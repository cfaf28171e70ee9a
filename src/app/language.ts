import { isLanguage, type Language } from '../i18n/languages.ts'
import { persistent } from '../platform/storage.ts'
import { settings } from '../lib/settings/settings.ts'

export function firstLanguage(): Language {
  const stored = persistent.get('locale')
  if (isLanguage(stored)) return stored
  return settings.VITE_REGION === 'la' ? 'lo' : 'th'
}

export const rememberLanguage = (language: string) => persistent.set('locale', language)
