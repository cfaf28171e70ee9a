import { isLanguage, type Language } from '../../i18n/languages.ts'

/**
 * The language to offer: that of the host (BCP 47; some hosts write an underscore). Null if the app does not have it or shows it
 * already, or if the player has chosen a language.
 */
export function languageToOffer(stored: string | null, host: string | null, present: string): Language | null {
  const spoken = host?.split(/[-_]/)[0]?.toLowerCase() ?? null
  return stored === null && isLanguage(spoken) && spoken !== present ? spoken : null
}
