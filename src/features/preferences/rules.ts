import { isLanguage, type Language } from '../../i18n/languages.ts'

/** `host`: BCP 47, sometimes with underscores. Null if unsupported, already shown, or chosen by the player. */
export function languageToOffer(stored: string | null, host: string | null, present: string): Language | null {
  const spoken = host?.split(/[-_]/)[0]?.toLowerCase() ?? null
  return stored === null && isLanguage(spoken) && spoken !== present ? spoken : null
}
