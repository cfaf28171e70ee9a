import { isLanguage, type Language } from '../../i18n/languages.ts'

/**
 * The language to offer: the host's (BCP 47; some write it with an underscore), when it is another one of the app's than the present
 * one and the player has never chosen. Else null.
 */
export function languageToOffer(stored: string | null, host: string | null, present: string): Language | null {
  const spoken = host?.split(/[-_]/)[0]?.toLowerCase() ?? null
  return stored === null && isLanguage(spoken) && spoken !== present ? spoken : null
}
